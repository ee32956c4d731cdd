import { type AdValues, NEW_AD_STATUS } from '@sauda/sdk/ads'
import type { Actor, Upload } from '../../../contract/call.ts'
import type { Transact } from '../../../platform/database/transaction.ts'
import { hitOrRefuse } from '../../../platform/limiter.ts'
import { RefusalError } from '../../../refusal.ts'
import { requireCapability } from '../../access/require-capability.ts'
import { sellsFor } from '../../companies/acts-for.ts'
import { holdTenancy } from '../../companies/companies.ts'
import type { Deps } from '../../deps.ts'
import { keepRooms } from '../../rooms/leases.ts'
import { recordAdAct } from '../ad-log.ts'
import { changeAd, insertAd } from '../ad-queries.ts'
import type { Ad } from '../ad-view.ts'
import { announceAd } from '../announce.ts'
import type { StoredPhoto } from '../photos/photo-queries.ts'
import { withStored } from '../photos/photos.ts'
import { getAd } from '../service.ts'
import { checkForm } from './check-form.ts'
import { holdEntries } from './hold-entries.ts'
import { readFormPhotos, showFormPhotos } from './photos-of-form.ts'
import { insertRevision } from './revision-queries.ts'

const HAND_INS = { limit: 30, windowSeconds: 3600 }

/** Creates an ad from the editor's form. Reports all errors at once and stores nothing if there are any. */
export async function createAd(
  deps: Deps,
  actor: Actor,
  values: AdValues & { photo_order?: string[] },
  uploads: readonly Upload[],
  transact: Transact,
): Promise<Ad> {
  requireCapability(actor, 'ads.own')
  const companyId = sellsFor(actor)
  await hitOrRefuse(deps.db, deps.clock, `ad:create:${actor.id}`, HAND_INS)
  const { draft, errors } = await checkForm(deps.db, companyId, values)
  const photos = await readFormPhotos(deps, actor, values.photo_order, { there: [], uploads })
  if (!draft || photos.errors) throw new RefusalError('invalid', { errors: { ...errors, ...photos.errors } })

  const now = deps.clock.now()
  const insert = (stored: StoredPhoto[]) =>
    transact(deps.db, async (trx) => {
      if (companyId !== null && !(await holdTenancy(trx, companyId))) throw new RefusalError('forbidden')
      await keepRooms(trx, companyId, draft.room_ids)
      const adId = await insertAd(trx, { ownerId: actor.id, companyId, status: NEW_AD_STATUS, now })
      const held = await holdEntries(trx, draft)
      const revisionId = await insertRevision(trx, { adId, draft: held, author: actor.id, now })
      await showFormPhotos(deps, trx, actor, photos.form, { revisionId, there: [], stored, now })
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
      const ad = {
        id: adId,
        owner_id: actor.id,
        company_id: companyId,
        title: draft.title,
        title_kk: draft.title_kk,
      }
      await announceAd(deps, trx, { type: NEW_AD_STATUS, ad, actorId: actor.id })
      return getAd({ ...deps, db: trx }, actor, adId, 'newest')
    })
  return withStored(deps.storage, photos.form.files, insert)
}
