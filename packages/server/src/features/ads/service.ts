import { isStaff, isTenant } from '@sauda/sdk/access'
import {
  type AdAction,
  type AdChange,
  type AdDraft,
  type AdValues,
  checkAd,
  NEW_AD_STATUS,
  nextState,
} from '@sauda/sdk/ads'
import type { Actor, Upload } from '../../contract/call.ts'
import { type Db, withTransaction } from '../../platform/database/transaction.ts'
import { hit } from '../../platform/limiter.ts'
import { isKazakhstanPhone } from '../../platform/phones.ts'
import { Refusal } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import {
  type AdRow,
  type AdState,
  countWaiting,
  findState,
  insertRevision,
  readRevision,
  wrongReferences,
} from './ad-queries.ts'
import { type Ad, actorOf, adView, factsOf } from './ad-view.ts'
import { MAKE_AVIF } from './make-avif.ts'
import { attachPhotos, readPhotos, storePhotos } from './photos.ts'
import { projectListings } from './projection.ts'

/** Reveals a person or an address may ask for in an hour; a buyer needs a handful. */
const REVEALS = { limit: 30, windowSeconds: 3600 }
const HAND_INS = { limit: 30, windowSeconds: 3600 }

/** One ad: its live revision, or the newest for owner and staff where they ask or nothing is live. */
export async function getAd(
  deps: Deps,
  actor: Actor | null,
  id: number,
  wanted?: Ad['revision'],
): Promise<Ad> {
  const state = await findState(deps.db, id)
  if (!state) throw new Refusal('not_found')
  const as = actorOf(actor, state)
  const newest = as !== 'guest' && (wanted === 'newest' || state.live_revision_id === null)
  const revisionId = newest ? state.newest_revision_id : state.live_revision_id
  if (revisionId === null) throw new Refusal('not_found')
  const row = await revision(deps.db, revisionId)
  return adView(row, state, newest ? 'newest' : 'live', as, deps.clock.now())
}

/** Takes the editor's form: all that is wrong is told at once, and nothing is stored unless all is right. */
export async function createAd(
  deps: Deps,
  actor: Actor,
  values: AdValues,
  uploads: readonly Upload[],
): Promise<Ad> {
  const allowed = await hit(deps.db, deps.clock, `ad:create:${actor.id}`, HAND_INS)
  if (!allowed.allowed) throw new Refusal('too_many_requests', { retry_after: allowed.retryAfter })
  const { draft, errors } = await checkDraft(deps.db, actor, values)
  const photos = await readPhotos(uploads)
  if (!draft || photos.errors) throw new Refusal('invalid', { errors: { ...errors, ...photos.errors } })

  const now = deps.clock.now()
  const stored = await storePhotos(deps.storage, photos.photos)
  const id = await withTransaction(deps.db, async (trx) => {
    const ad = await trx
      .insertInto('ads')
      .values({ owner_id: actor.id, status: NEW_AD_STATUS, created_at: now, changed_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const revisionId = await insertRevision(trx, { adId: ad.id, draft, author: actor.id, now })
    await attachPhotos(trx, revisionId, stored, now)
    for (const { key } of stored) await deps.jobs.send(trx, MAKE_AVIF, { key })
    await trx.updateTable('ads').set({ newest_revision_id: revisionId }).where('id', '=', ad.id).execute()
    await writeAudit(trx, { adId: ad.id, actor, action: 'create', from: null, to: NEW_AD_STATUS, now })
    return ad.id
  })
  return getAd(deps, actor, id, 'newest')
}

/** Makes the newest revision the one that the public sees. */
export async function publishAd(deps: Deps, actor: Actor, id: number): Promise<Ad> {
  await withTransaction(deps.db, async (trx) => {
    const { state, change } = await decide(deps, trx, actor, id, 'publish')
    const now = deps.clock.now()
    await trx
      .updateTable('ad_revisions')
      .set({ approved_by: actor.id, approved_at: now })
      .where('id', '=', state.newest_revision_id)
      .execute()
    await trx
      .updateTable('ads')
      .set({
        status: change.status,
        live_revision_id: state.newest_revision_id,
        expires_at: change.expires_at === null ? null : new Date(change.expires_at),
        removed_by_staff: false,
        changed_at: now,
        ...(state.published_at === null && { published_at: now }),
        ...(change.movesUp && { sort_at: now }),
      })
      .where('id', '=', id)
      .execute()
    await projectListings(trx, [id])
    await writeAudit(trx, { adId: id, actor, action: 'publish', from: state.status, to: change.status, now })
  })
  return getAd(deps, actor, id)
}

/** Reveals the phone, counted and limited: per person where one is signed in, and per address in any case. */
export async function showPhone(
  deps: Deps,
  actor: Actor | null,
  id: number,
  address: string,
): Promise<{ phone: string }> {
  const state = await findState(deps.db, id)
  if (!state) throw new Refusal('not_found')
  const as = actorOf(actor, state)
  const decision = nextState('showPhone', factsOf(state, as, deps.clock.now()))
  if (!decision.ok) throw new Refusal('not_found')
  if (as === 'guest') {
    const keys = [`phone:address:${address}`, ...(actor ? [`phone:user:${actor.id}`] : [])]
    for (const key of keys) {
      const result = await hit(deps.db, deps.clock, key, REVEALS)
      if (!result.allowed) throw new Refusal('too_many_requests', { retry_after: result.retryAfter })
    }
  }
  const row = await revision(deps.db, state.live_revision_id ?? state.newest_revision_id)
  await deps.db
    .updateTable('ads')
    .set((eb) => ({ phone_views: eb('phone_views', '+', 1) }))
    .where('id', '=', id)
    .execute()
  return { phone: row.phone }
}

/** How many ads wait for the asker; another person's id is nobody's business. */
export async function countAds(deps: Deps, actor: Actor, userId: number): Promise<number> {
  if (userId !== actor.id) throw new Refusal('not_found')
  return countWaiting(deps.db, isStaff(actor.role_id) ? { staff: true } : { ownerId: actor.id })
}

/** Locks an ad and asks the table of actions. A foreign ad that is not live is not there; a live one is forbidden. */
async function decide(
  deps: Deps,
  trx: Db,
  actor: Actor,
  id: number,
  action: AdAction,
): Promise<{ state: AdState; change: AdChange }> {
  const state = await findState(trx, id, { lock: true })
  if (!state) throw new Refusal('not_found')
  const as = actorOf(actor, state)
  if (as === 'guest') throw new Refusal(state.live_revision_id === null ? 'not_found' : 'forbidden')
  const decision = nextState(action, factsOf(state, as, deps.clock.now()))
  if (!decision.ok) {
    // Publishing is no owner's right in any state.
    if (as === 'owner' && action === 'publish') throw new Refusal('forbidden')
    throw new Refusal('action_not_allowed', { allowed_actions: decision.allowed_actions })
  }
  return { state, change: decision.change }
}

async function checkDraft(
  db: Db,
  actor: Actor,
  values: AdValues,
): Promise<{ draft?: AdDraft; errors?: Record<string, string[]> }> {
  const { draft, errors } = checkAd(values, { isTenant: isTenant(actor.role_id) })
  if (!draft) return { errors }
  const wrong = await wrongReferences(db, actor.id, draft)
  if (!isKazakhstanPhone(draft.phone)) wrong.phone = ['phone_invalid']
  return Object.keys(wrong).length > 0 ? { errors: wrong } : { draft }
}

async function revision(db: Db, id: number): Promise<AdRow> {
  const row = await readRevision(db, id)
  if (!row) throw new Refusal('not_found')
  return row
}

async function writeAudit(
  trx: Db,
  {
    adId,
    actor,
    action,
    from,
    to,
    now,
  }: { adId: number; actor: Actor; action: string; from: number | null; to: number; now: Date },
): Promise<void> {
  await trx
    .insertInto('audit')
    .values({
      at: now,
      actor_id: actor.id,
      subject: 'ad',
      subject_id: adId,
      action,
      from_status: from,
      to_status: to,
    })
    .execute()
}
