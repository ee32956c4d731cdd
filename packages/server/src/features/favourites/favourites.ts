import type { components } from '@sauda/sdk'
import { joinFavourites, MOST_FAVOURITES } from '@sauda/sdk/favourites'
import type { Actor } from '../../contract/call.ts'
import { type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { hitOrRefuse } from '../../platform/limiter.ts'
import { RefusalError } from '../../refusal.ts'
import { requireCapability } from '../access/require-capability.ts'
import type { Deps } from '../deps.ts'
import { deleteSaved, findListedPrices, findSaved, lockSaver, writeSaved } from './favourite-queries.ts'

type Schemas = components['schemas']

/** Changes per hour of one user: a heart is pressed and pressed again. */
const CHANGES = { limit: 600, windowSeconds: 3600 }
const MERGES = { limit: 60, windowSeconds: 3600 }

/** Favourites belong to the person, whichever company he acts for. @throws RefusalError `forbidden`, `not_found` */
export function requireOwn(actor: Actor, userId: number): void {
  requireCapability(actor, 'favourites.own')
  if (userId !== actor.id) throw new RefusalError('not_found')
}

/**
 * Saves an ad of the catalogue with its price; one that is saved already stays as it was.
 * @returns the ids of all, the last one first
 * @throws RefusalError `favourites_full`, `not_found`
 */
export async function addFavourite(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { user_id, user_banner_id: adId }: Schemas['FavouriteRequest'],
): Promise<number[]> {
  requireOwn(actor, user_id)
  await hitOrRefuse(db, clock, `favourites:${actor.id}`, CHANGES)
  return withTransaction(db, async (trx) => {
    await lockSaver(trx, actor.id)
    const ids = await idsOf(trx, actor.id)
    if (ids.includes(adId)) return ids
    const listed = (await findListedPrices(trx, [adId])).get(adId)
    if (!listed) throw new RefusalError('not_found')
    if (ids.length >= MOST_FAVOURITES) throw new RefusalError('favourites_full')
    await writeSaved(trx, actor.id, [{ ad_id: adId, saved_at: clock.now(), saved_price: listed.price }])
    return [adId, ...ids]
  })
}

/** Removes a saved ad; one that is not saved changes nothing. Returns the ids of the others. */
export async function removeFavourite(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { user_id, user_banner_id: adId }: Schemas['FavouriteRequest'],
): Promise<number[]> {
  requireOwn(actor, user_id)
  await hitOrRefuse(db, clock, `favourites:${actor.id}`, CHANGES)
  return withTransaction(db, async (trx) => {
    await deleteSaved(trx, actor.id, adId)
    return idsOf(trx, actor.id)
  })
}

/**
 * Adds what a guest has saved in the browser: the union by ad, with the older date and its price. Ads that are not in the
 * catalogue are ignored, and the same list again changes nothing.
 */
export async function mergeFavourites(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { user_id, favourites }: Schemas['FavouriteMerge'],
): Promise<Schemas['FavouriteMerged']> {
  requireOwn(actor, user_id)
  await hitOrRefuse(db, clock, `favourites:merge:${actor.id}`, MERGES)
  const now = clock.now()
  return withTransaction(db, async (trx) => {
    await lockSaver(trx, actor.id)
    const saved = (await findSaved(trx, actor.id)).map(asKept)
    const known = new Set(saved.map((one) => one.user_banner_id))
    const listed = await findListedPrices(
      trx,
      favourites.map((one) => one.user_banner_id),
    )
    const given = joinFavourites(
      favourites.filter((one) => listed.has(one.user_banner_id)).map((one) => notLater(one, now)),
    )
    const fresh = given.filter((one) => !known.has(one.user_banner_id))
    const added = fresh.slice(0, Math.max(0, MOST_FAVOURITES - known.size))
    const again = given.filter((one) => known.has(one.user_banner_id))
    const all = joinFavourites(saved, again, added)
    const changed = all.filter((one) => !saved.includes(one))
    await writeSaved(
      trx,
      actor.id,
      changed.map((one) => ({
        ad_id: one.user_banner_id,
        saved_at: new Date(one.saved_at),
        saved_price: one.saved_price,
      })),
    )
    return {
      favourites: all.map((one) => one.user_banner_id),
      added: added.map((one) => one.user_banner_id),
      left_out: fresh.length - added.length,
    }
  })
}

type Kept = Schemas['KeptFavourite']

/** The clock of a browser may be wrong. */
function notLater(kept: Kept, now: Date): Kept {
  const at = new Date(kept.saved_at)
  return { ...kept, saved_at: (at > now ? now : at).toISOString() }
}

function asKept({ ad_id, saved_at, saved_price }: Awaited<ReturnType<typeof findSaved>>[number]): Kept {
  return { user_banner_id: ad_id, saved_at: saved_at.toISOString(), saved_price }
}

async function idsOf(trx: Trx, userId: number): Promise<number[]> {
  return (await findSaved(trx, userId)).map(({ ad_id }) => ad_id)
}
