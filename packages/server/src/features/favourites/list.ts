import type { components } from '@sauda/sdk'
import { byFallAndDate, hasFallen, isGone, joinFavourites } from '@sauda/sdk/favourites'
import type { Actor } from '../../contract/call.ts'
import { readCursor, writeCursor } from '../../contract/paging.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { lastShown, pricesOf } from '../ads/last-shown/last-shown.ts'
import type { Deps } from '../deps.ts'
import { findSaved } from './favourite-queries.ts'
import { requireOwn } from './favourites.ts'

type Schemas = components['schemas']
type Favourite = Schemas['Favourite']

const PAGE = 20
const MOST_PRICES = 20

const FILTERS: Readonly<Record<Schemas['FavouriteFilter'], (favourite: Favourite) => boolean>> = {
  fallen: hasFallen,
  listed: (favourite) => !isGone(favourite),
  gone: isGone,
}

/** Returns a page of what a user has saved. */
export async function favouritePage(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { user_id, only, cursor, limit = PAGE }: Schemas['FavouritePageRequest'],
): Promise<Schemas['FavouriteList']> {
  requireOwn(actor, user_id)
  const order = only ?? 'all'
  // A cursor of one filter is none of another.
  const place = readCursor(cursor, { [order]: 'number' })
  const { items, ...whole } = await listOf(db, await savedBy(db, user_id), only)
  // A person has at most 500, so a page is cut from all of them, after the last one of the page before.
  const last = place ? items.findIndex(({ ad }) => ad.id === place.id) : -1
  const from = last >= 0 ? last + 1 : Number(place?.value ?? 0)
  const shown = items.slice(from, from + limit)
  const end = shown.at(-1)
  const next =
    end && items.length > from + limit ? writeCursor({ order, value: from + limit, id: end.ad.id }) : null
  return { ...whole, items: shown, next }
}

/** Returns all that a user has saved. */
export async function allFavourites(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { user_id, only }: Schemas['FavouriteAllRequest'],
): Promise<Schemas['FavouriteList']> {
  requireOwn(actor, user_id)
  return { ...(await listOf(db, await savedBy(db, user_id), only)), truncated: false }
}

/** Returns what a guest has saved in the browser, as far as it is in the catalogue: what is gone is only shown to its savers. */
export async function showFavourites(
  { db }: Pick<Deps, 'db'>,
  { favourites }: Schemas['KeptFavourites'],
): Promise<Schemas['FavouriteList']> {
  return listOf(db, joinFavourites(favourites), 'listed')
}

async function savedBy(db: Db, userId: number): Promise<Schemas['KeptFavourite'][]> {
  const saved = await findSaved(db, userId)
  return saved.map(({ ad_id, saved_at, saved_price }) => ({
    user_banner_id: ad_id,
    saved_at: saved_at.toISOString(),
    saved_price,
  }))
}

async function listOf(
  db: Db,
  saved: readonly Schemas['KeptFavourite'][],
  only?: Schemas['FavouriteFilter'],
): Promise<Schemas['FavouriteList']> {
  const ids = saved.map((one) => one.user_banner_id)
  const ads = await lastShown(db, ids)
  const prices = await pricesOf(db, ids)
  const known = saved
    .flatMap(({ user_banner_id: id, saved_at, saved_price }): Favourite[] => {
      const ad = ads.get(id)
      if (!ad) return []
      const { card, state, gone_at, shop, brand, spare_part } = ad
      const since = changesOf(saved_price, prices.get(id) ?? [], saved_at)
      return [
        {
          ...{ ad: card, state, gone_at, saved_at, saved_price },
          prices: since.slice(-MOST_PRICES),
          ...{ shop, brand, spare_part },
        },
      ]
    })
    .sort(byFallAndDate)
  const items = only ? known.filter(FILTERS[only]) : known
  return {
    items,
    total: items.length,
    next: null,
    counts: { all: known.length, fallen: known.filter(hasFallen).length, gone: known.filter(isGone).length },
  }
}

/** The prices since an ad was saved that differ from the one before; an ad that was published anew may have the same. */
function changesOf(
  saved: number | null,
  prices: readonly Schemas['FavouritePrice'][],
  savedAt: string,
): Schemas['FavouritePrice'][] {
  const later = prices.filter(({ at }) => Date.parse(at) > Date.parse(savedAt))
  return later.filter(({ price }, at) => price !== (at === 0 ? saved : later[at - 1]?.price))
}
