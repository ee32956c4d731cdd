import { type AdValues, NEW_AD_STATUS } from '@sauda/sdk/ads'
import type { Actor, Upload } from '../../../contract/call.ts'
import type { Transact } from '../../../platform/database/transaction.ts'
import { hitOrRefuse } from '../../../platform/limiter.ts'
import { RefusalError } from '../../../refusal.ts'
import type { Deps } from '../../deps.ts'
import { recordAdAct } from '../ad-log.ts'
import { changeAd, insertAd } from '../ad-queries.ts'
import type { Ad } from '../ad-view.ts'
import { announceAd } from '../announce.ts'
import { MAKE_AVIF } from '../photos/make-avif.ts'
import { insertPhotos, showPhotos } from '../photos/photo-queries.ts'
import { readPhotos, storePhotos } from '../photos/photos.ts'
import { getAd } from '../service.ts'
import { checkForm } from './check-form.ts'
import { insertRevision } from './revision-queries.ts'

const HAND_INS = { limit: 30, windowSeconds: 3600 }

/** Creates an ad from the editor's form. Reports all errors at once and stores nothing if there are any. */
export async function createAd(
  deps: Deps,
  actor: Actor,
  values: AdValues,
  uploads: readonly Upload[],
  transact: Transact,
): Promise<Ad> {
  await hitOrRefuse(deps.db, deps.clock, `ad:create:${actor.id}`, HAND_INS)
  const { draft, errors } = await checkForm(deps.db, actor, values)
  const photos = await readPhotos(uploads)
  if (!draft || photos.errors) throw new RefusalError('invalid', { errors: { ...errors, ...photos.errors } })

  const now = deps.clock.now()
  const stored = await storePhotos(deps.storage, photos.photos)
  return transact(deps.db, async (trx) => {
    const adId = await insertAd(trx, { ownerId: actor.id, status: NEW_AD_STATUS, now })
    const revisionId = await insertRevision(trx, { adId, draft, author: actor.id, now })
    await showPhotos(trx, revisionId, await insertPhotos(trx, stored, now))
    for (const { key } of stored) await deps.jobs.send(trx, MAKE_AVIF, { key })
    await changeAd(trx, adId, { newest_revision_id: revisionId })
    await recordAdAct(trx, {
      actorId: actor.id,
      adId,
      action: 'create',
      from: null,
      to: NEW_AD_STATUS,
      revisionId,
      now,
    })
    const ad = { id: adId, owner_id: actor.id, title: draft.title, title_kk: draft.title_kk }
    await announceAd(deps, trx, { type: NEW_AD_STATUS, ad, actorId: actor.id })
    return getAd({ ...deps, db: trx }, actor, adId, 'newest')
  })
}
