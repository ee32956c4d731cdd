import { type RawBuilder, sql } from 'kysely'
import { COUNTED, type Cursor, type CursorValue, cutPage, readCursor } from '../../../contract/paging.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { estimateListings, recentEstimate } from './estimate-queries.ts'
import type { AdFilter } from './filter-queries.ts'
import { nearSql } from './listed-queries.ts'
import { lookedUpFor, type Wanted } from './wanted-queries.ts'

export type AdSort = 'newest' | 'price_asc' | 'price_desc'

interface Order {
  by: RawBuilder<unknown>
  after(cursor: Cursor): RawBuilder<boolean>
  value: RawBuilder<string | number>
  kind: CursorValue
}

/** Each order ends with the ad's id, so that no two rows are equal and cursors are unambiguous. */
const ORDERS = {
  newest: {
    by: sql`f.sort_at desc, f.ad_id desc`,
    after: ({ value, id }) => sql<boolean>`(f.sort_at, f.ad_id) < (${value}::timestamptz, ${id}::bigint)`,
    value: sql`rfc3339(f.sort_at)`,
    kind: 'time',
  },
  price_asc: {
    by: sql`f.price_up, f.ad_id`,
    after: ({ value, id }) => sql<boolean>`(f.price_up, f.ad_id) > (${value}::int, ${id}::bigint)`,
    value: sql`f.price_up`,
    kind: 'number',
  },
  price_desc: {
    by: sql`f.price_down desc, f.ad_id desc`,
    after: ({ value, id }) => sql<boolean>`(f.price_down, f.ad_id) < (${value}::int, ${id}::bigint)`,
    value: sql`f.price_down`,
    kind: 'number',
  },
} as const satisfies Record<AdSort, Order>

/** The order of freshness, in which ads that fit equally stand. */
export const FRESH: Order = ORDERS.newest

export interface Total {
  total: number
  total_is_estimate?: true
}

export interface Found {
  /** JSON texts of the cards. */
  cards: string[]
  next: string | null
}

export interface Page {
  cursor?: string | null
  limit: number
}

/** Of a search: how many ads were counted, and which attempt of the query the cursors belong to. */
interface Searched {
  total: Total
  attempt: string
}

/** The name of an order in cursors; of an attempt of a query, which another attempt's cursors do not have. */
export const orderName = (sort: AdSort | 'fit', attempt: string): string => `${sort} ${attempt}`

/** How the values of an order are written in cursors. */
export const valueKind = (sort: AdSort): CursorValue => ORDERS[sort].kind

/** Listings in the order of `order` that are wanted, from the place on. */
export interface Walk {
  wanted: Wanted
  /** What an index with this order can begin with; all that is wanted has it. */
  near: RawBuilder<boolean>
  order: Pick<Order, 'by' | 'value'>
  after: RawBuilder<boolean>
  limit: number
  /** So many listings are wanted, by the planner's estimate. */
  expected: number
}

/** So few are collected at once: along an index they would be far apart. */
const FEW = 3000
/** If there are so many where few were expected, the estimate was wrong. */
const TOO_MANY = 4 * FEW
/** So many listings are looked through in the order of an index before all that are wanted are collected. */
const WALKED = 5000

/**
 * Of many wanted listings the first in an order. Mostly they are soon found along its index. Where they are not, because
 * only old ads have a word or only dear ones are in a floor, walking on would take seconds: they are collected and sorted.
 */
export async function walk(db: Db, { near, expected, ...asked }: Walk): Promise<Row[]> {
  const { order, limit } = asked
  if (expected <= FEW) {
    const few = await collect(db, { ...asked, most: TOO_MANY })
    if ((few[0]?.hits ?? 0) < TOO_MANY) return few
  }
  const soon = await sql<Row>`select ${ROW}, ${order.value} as value ${soonOf({ near, ...asked })}`.execute(
    db,
  )
  return soon.rows.length === limit ? soon.rows : collect(db, asked)
}

const ROW = sql`f.card::text as card, f.ad_id as id`

const soonOf = ({ wanted, near, order, after, limit }: Omit<Walk, 'expected'>) => sql`
  from (select * from ad_listings f where ${near} and ${after} order by ${order.by} limit ${WALKED}) f
  where ${wanted.byColumns} order by ${order.by} limit ${limit}`

/** What `walk` and the count return, in one statement; null if the page is not soon found. */
async function countAndWalk(
  db: Db,
  { expected, ...asked }: Walk,
): Promise<{ found: Row[]; total: Total } | null> {
  const { wanted, order, limit } = asked
  const soon = await sql<Row & { n: number }>`
    select ${ROW}, ${order.value} as value, (${cappedCount(wanted)}) as n ${soonOf(asked)}`.execute(db)
  const [first] = soon.rows
  if (!first || soon.rows.length < limit) return null
  return { found: soon.rows, total: totalOf(first.n, expected) }
}

/** All wanted listings, sorted. Only the cards of the page are read. */
async function collect(
  db: Db,
  { wanted, order, after, limit, most }: Omit<Walk, 'near' | 'expected'> & { most?: number },
): Promise<(Row & { hits: number })[]> {
  const bound = most === undefined ? sql`` : sql` limit ${most}`
  const found = await sql<Row & { hits: number }>`
    with hits as materialized (
      select f.sort_at, f.price_up, f.price_down, f.ad_id from ad_listings f where ${wanted.lookedUp} and ${after}${bound}),
    shown as (select * from hits f order by ${order.by} limit ${limit})
    select l.card::text as card, ${order.value} as value, f.ad_id as id, (select count(*)::int from hits) as hits
    from shown f join ad_listings l on l.ad_id = f.ad_id order by ${order.by}`.execute(db)
  return found.rows
}

/** A page of the listings that are wanted, in one of the orders. */
export async function plainPage(
  db: Db,
  asked: Wanted,
  filter: AdFilter,
  { cursor, limit }: Page,
  searched?: Searched,
): Promise<Found & Total> {
  const { sort = 'newest' } = filter
  const order: Order = ORDERS[sort]
  const name = searched ? orderName(sort, searched.attempt) : sort
  const place = readCursor(cursor, { [name]: order.kind })
  const after = place ? order.after(place) : sql<boolean>`true`
  // The form depends on the estimate, so it is asked for where there are two.
  const estimate = asked.byCodes ? estimateListings : recentEstimate
  const expected = searched ? undefined : await estimate(db, asked.byColumns)
  const wanted = expected === undefined ? asked : { ...asked, lookedUp: lookedUpFor(asked, expected) }
  const walked = { wanted, order, after, limit: limit + 1, near: nearSql(filter) }
  const known = expected !== undefined && expected > FEW && (await countAndWalk(db, { ...walked, expected }))
  const total = known ? known.total : (searched?.total ?? (await countListings(db, wanted)))
  const found = known
    ? known.found
    : await (total.total > COUNTED ? walk(db, { ...walked, expected: total.total }) : collect(db, walked))
  const { rows, next } = cutPage(found, limit, ({ value, id }) => ({ order: name, value, id }))
  return { cards: rows.map((row) => row.card), next, ...total }
}

export interface Row {
  card: string
  value: string | number
  id: number
}

/** A number; one more than `COUNTED` if there are more. */
const cappedCount = ({ lookedUp }: Wanted) =>
  sql`select count(*)::int as n from (select 1 from ad_listings f where ${lookedUp} limit ${COUNTED + 1}) found`

const totalOf = (counted: number, expected: number): Total =>
  counted <= COUNTED ? { total: counted } : { total: Math.max(expected, counted), total_is_estimate: true }

export async function countListings(db: Db, wanted: Wanted): Promise<Total> {
  const counted = await sql<{ n: number }>`${cappedCount(wanted)}`.execute(db)
  const n = counted.rows[0]?.n ?? 0
  return totalOf(n, n <= COUNTED ? n : await estimateListings(db, wanted.byColumns))
}
