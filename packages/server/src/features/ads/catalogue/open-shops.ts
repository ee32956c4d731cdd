import { type OtherDay, openingAt } from '@sauda/sdk/rooms'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { AdFilter } from './filter-queries.ts'
import { readShopHours } from './shop-hours-queries.ts'

/** A filter of the catalogue with what its choices depend on beside the ads. */
export interface CatalogueFilter extends AdFilter {
  /** The sellers whose shops are open at the time of the request; asked for with `open_now` or facets. */
  openShops?: readonly number[] | undefined
}

/** What says when shops are open. */
export interface Hours extends Pick<Deps, 'db' | 'clock'> {
  /** The days on which the centre has other hours than usual. */
  otherDays(): Promise<readonly OtherDay[]>
}

interface Kept {
  minute: number
  open: Promise<readonly number[]>
}

const MINUTE = 60_000

const kept = new WeakMap<Db, Kept>()

/**
 * Returns the ids of the sellers whose shops are open now, by the hours that they state and the days on which the centre has
 * other hours. A shop that states none is not among them. Hours are read once a minute, so a change of them is up to a
 * minute late.
 */
export function openShops(hours: Hours): Promise<readonly number[]> {
  const { db, clock } = hours
  const now = clock.now()
  const minute = Math.floor(now.getTime() / MINUTE)
  const before = kept.get(db)
  if (before?.minute === minute) return before.open
  const next = { minute, open: readOpenShops(hours, now) }
  kept.set(db, next)
  next.open.catch(() => {
    if (kept.get(db) === next) kept.delete(db)
  })
  return next.open
}

async function readOpenShops({ db, otherDays }: Hours, now: Date): Promise<number[]> {
  const [shops, exceptions] = await Promise.all([readShopHours(db), otherDays()])
  return shops
    .filter(({ weekdays, from, to }) => openingAt([{ weekdays, from, to }], now, exceptions)?.open)
    .map(({ seller_id }) => seller_id)
}
