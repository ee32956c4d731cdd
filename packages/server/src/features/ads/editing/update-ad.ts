import type { components } from '@sauda/sdk'
import type { Actor, Upload } from '../../../contract/call.ts'
import { type Trx, withTransaction } from '../../../platform/database/transaction.ts'
import { hitOrRefuse } from '../../../platform/limiter.ts'
import { RefusalError } from '../../../refusal.ts'
import type { Deps } from '../../deps.ts'
import { keepRooms } from '../../rooms/leases.ts'
import { carryOut } from '../act.ts'
import type { AdState } from '../ad-queries.ts'
import type { Ad } from '../ad-view.ts'
import { decide } from '../decide.ts'
import { photosOf, showPhotos } from '../photos/photo-queries.ts'
import { withStored } from '../photos/photos.ts'
import { getAd } from '../service.ts'
import { checkForm } from './check-form.ts'
import { holdEntries, holdEntriesOf } from './hold-entries.ts'
import { readFormPhotos, showFormPhotos } from './photos-of-form.ts'
import { copyRevision, insertRevision } from './revision-queries.ts'

type Schemas = components['schemas']

const UPDATES = { limit: 60, windowSeconds: 3600 }

/**
 * Saves the editor's form as a new revision. Permission is checked before the files are opened, and again under the
 * ad's lock. Reports all errors at once and stores nothing if there are any.
 */
export async function updateAd(
  deps: Deps,
  actor: Actor,
  id: number,
  form: Schemas['AdUpdateForm'],
  uploads: readonly Upload[],
): Promise<Ad> {
  if (form.id !== String(id)) throw new RefusalError('invalid', { errors: { id: ['wrong_format'] } })
  const { state } = await decide(deps, deps.db, actor, id, 'update', { version: versionOf(form.version) })
  await hitOrRefuse(deps.db, deps.clock, `ad:update:${actor.id}`, UPDATES)

  // An ad corrected by staff still belongs to its seller, whose rooms apply.
  const { draft, errors } = await checkForm(deps.db, state.company_id, form)
  const there = await photosOf(deps.db, state.newest_revision_id)
  const photos = await readFormPhotos(deps, actor, form.photo_order, { there, uploads })
  if (!draft || photos.errors) throw new RefusalError('invalid', { errors: { ...errors, ...photos.errors } })

  await withStored(deps.storage, photos.form.files, (stored) =>
    revise(deps, actor, state, 'update', async (trx, now) => {
      await keepRooms(trx, state.company_id, draft.room_ids)
      const held = await holdEntries(trx, draft)
      const revisionId = await insertRevision(trx, { adId: id, draft: held, author: actor.id, now })
      await showFormPhotos(deps, trx, actor, photos.form, { revisionId, there, stored, now })
      return revisionId
    }),
  )
  return getAd(deps, actor, id, 'newest')
}

/** Edits an ad by removing one photo. */
export async function removeAdImage(
  deps: Deps,
  actor: Actor,
  { id, key, version }: Schemas['AdImage'],
): Promise<Ad> {
  const { state } = await decide(deps, deps.db, actor, id, 'removeImage', { version })
  const there = await photosOf(deps.db, state.newest_revision_id)
  const left = there.filter((photo) => photo.key !== key)
  if (left.length === there.length) throw new RefusalError('invalid', { errors: { key: ['unknown'] } })
  await revise(deps, actor, state, 'removeImage', async (trx, now) => {
    await holdEntriesOf(trx, state.newest_revision_id)
    const revisionId = await copyRevision(trx, state.newest_revision_id, { author: actor.id, now })
    await showPhotos(trx, revisionId, left)
    return revisionId
  })
  return getAd(deps, actor, id, 'newest')
}

/** Writes a new revision of an ad, if the version that the client has seen is still current. */
function revise(
  deps: Deps,
  actor: Actor,
  { id, version }: AdState,
  action: 'update' | 'removeImage',
  write: (trx: Trx, now: Date) => Promise<number>,
): Promise<void> {
  return withTransaction(deps.db, async (trx) => {
    const decision = await decide(deps, trx, actor, id, action, { version })
    await carryOut(deps, trx, decision, await write(trx, decision.now))
  })
}

/** Fields of a form are text. */
function versionOf(text: string | undefined): number | undefined {
  if (!text) return undefined
  if (!/^\d{1,10}$/.test(text)) throw new RefusalError('invalid', { errors: { version: ['not_a_number'] } })
  return Number(text)
}
