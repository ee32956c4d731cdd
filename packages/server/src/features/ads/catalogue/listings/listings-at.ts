import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '../../../../platform/database/transaction.ts'
import type { AdSort } from '../ad-sort.ts'
import {
  type ListingRow,
  readChanges,
  readListed,
  readListings,
  readListingVersion,
} from './listing-rows-queries.ts'
import { type Listings, makeListings } from './listings.ts'

/** Ads that are read at once. */
const READ_AT_ONCE = 1000

/** Other requests are answered after so many milliseconds of work. */
const LONGEST_TURN = 10

/** With more dead rows than this and than half as many as there are ads, all ads are read again in the background. */
const MOST_DEAD = 1000

/** If that fails, it is tried again after so many milliseconds, with the next change. */
const RENEWAL_PAUSE = 60_000

const SORTS: readonly AdSort[] = ['newest', 'price_asc', 'price_desc']

interface Read {
  /** The version that the ads are at. */
  version: number
  listings: Listings
}

interface Kept {
  /** Undefined before the ads have been read. */
  read?: Read
  /** Work that brings them up to date. */
  catchingUp?: Promise<void> | undefined
  /** Whether all ads are being read again. */
  isRenewing?: boolean
  /** Not before this time of `performance` are they, after a failure. */
  renewAfter?: number
}

const kept = new WeakMap<Db, Kept>()

/**
 * Returns the ads of the catalogue in memory, as they were committed at a version or later. The first call reads them all;
 * later ones read what was changed since.
 * @param version the one in the database now if it is not given
 */
export async function listingsAt(db: Db, version?: number): Promise<Listings> {
  const least = version ?? (await readListingVersion(db))
  const state = stateOf(db)
  if (await isOfTheFuture(db, state, least)) await caughtUp(db, state)
  // What runs already may have begun before the version was committed; what begins afterwards reads it.
  for (let tries = 0; tries < 2 && !(state.read && state.read.version >= least); tries++) {
    await caughtUp(db, state)
  }
  if (!state.read) throw new Error('The ads were read')
  return state.read.listings
}

function stateOf(db: Db): Kept {
  const state = kept.get(db) ?? {}
  kept.set(db, state)
  return state
}

/** A database that was restored from a backup may be at an earlier version than this process. */
async function isOfTheFuture(db: Db, { read }: Kept, least: number): Promise<boolean> {
  return read !== undefined && read.version > least && read.version > (await readListingVersion(db))
}

/** Brings the ads up to date; several requests wait for the same work. */
function caughtUp(db: Db, state: Kept): Promise<void> {
  state.catchingUp ??= catchUp(db, state).finally(() => {
    state.catchingUp = undefined
  })
  return state.catchingUp
}

async function catchUp(db: Db, state: Kept): Promise<void> {
  const { read } = state
  const changes = read && (await readChanges(db, read.version))
  if (!read || !changes?.isKnown || changes.ids.length > Math.max(READ_AT_ONCE, read.listings.ads() / 2)) {
    state.read = await readAll(db)
    return
  }
  const { listings } = read
  const { version, ids } = changes
  for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
    const some = ids.slice(from, from + READ_AT_ONCE)
    const rows = await readListed(db, some)
    const listed = new Set(rows.map(({ ad_id }) => ad_id))
    for (const id of some) if (!listed.has(id)) listings.drop(id)
    await putAll(listings, rows)
  }
  state.read = { version, listings }
  if (listings.deadRows() > Math.max(MOST_DEAD, listings.ads() / 2)) void renew(db, state)
}

/** Reads all ads once more, while those in memory are used. */
async function renew(db: Db, state: Kept): Promise<void> {
  if (state.isRenewing || performance.now() < (state.renewAfter ?? 0)) return
  state.isRenewing = true
  try {
    const all = await readAll(db)
    // Changes that are just being read belong to the former ads.
    while (state.catchingUp) await state.catchingUp
    state.read = all
  } catch {
    // What the database has against it is said to the requests that ask it.
    state.renewAfter = performance.now() + RENEWAL_PAUSE
  } finally {
    state.isRenewing = false
  }
}

/** Reads all ads. What is changed meanwhile has a later version and is read again. */
async function readAll(db: Db): Promise<Read> {
  const version = await readListingVersion(db)
  const listings = makeListings()
  let after = 0
  for (;;) {
    const rows = await readListings(db, after, READ_AT_ONCE)
    await putAll(listings, rows)
    const last = rows.at(-1)
    if (!last || rows.length < READ_AT_ONCE) break
    after = last.ad_id
  }
  for (const sort of SORTS) {
    listings.sorted(sort)
    await nextTurn()
  }
  return { version, listings }
}

async function putAll(listings: Listings, rows: readonly ListingRow[]): Promise<void> {
  let begun = performance.now()
  for (const row of rows) {
    listings.put(row)
    if (performance.now() - begun > LONGEST_TURN) {
      await nextTurn()
      begun = performance.now()
    }
  }
}
