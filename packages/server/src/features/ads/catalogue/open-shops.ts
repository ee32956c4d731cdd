import { createHash } from 'node:crypto'
import { almatyDay } from '@sauda/sdk/company'
import { type OtherDay, openingAt, shopDays } from '@sauda/sdk/rooms'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { AdFilter } from './filter-queries.ts'
import { readShopHours } from './shop-hours-queries.ts'

/** A filter of the catalogue with what its choices depend on beside the ads. */
export interface CatalogueFilter extends AdFilter {
  /** Those that are open at the time of the request; only with `open_now` or facets. */
  openShops?: OpenShops | undefined
}

export interface OpenShops {
  /** Ids of their sellers. */
  ids: readonly number[]
  /** Stands for them in keys of what is kept. */
  key: string
}

/** What says when shops are open. */
export interface Hours extends Pick<Deps, 'db' | 'clock'> {
  /** The days on which the centre has other hours than usual. */
  otherDays(): Promise<readonly OtherDay[]>
}

interface Kept {
  minute: number
  open: Promise<OpenShops>
}

const MINUTE = 60_000

const kept = new WeakMap<Db, Kept>()

/**
 * Returns the shops that are open now, by the hours that they state, those that they have set for the day, and the days on which
 * the centre has other hours. A shop that states none is not among them. All are read once a minute, so a change of them is up to a minute late.
 */
export function openShops(hours: Hours): Promise<OpenShops> {
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

async function readOpenShops({ db, otherDays }: Hours, now: Date): Promise<OpenShops> {
  const [shops, centre] = await Promise.all([readShopHours(db, almatyDay(now)), otherDays()])
  const ids = shops
    .filter(({ hours, days }) => openingAt(hours ? [hours] : [], now, shopDays(hours, centre, days))?.open)
    .map(({ seller_id }) => seller_id)
  return { ids, key: createHash('sha256').update(ids.join()).digest('base64url').slice(0, 16) }
}
