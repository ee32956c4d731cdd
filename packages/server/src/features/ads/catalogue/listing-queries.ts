import { type RawBuilder, sql } from 'kysely'
import { COUNTED, type Cursor, type CursorValue, cutPage, readCursor } from '../../../contract/paging.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { estimateListings } from './estimate-queries.ts'
import type { AdFilter } from './filter-queries.ts'
import { nearSql } from './listed-queries.ts'
import { lookedUpFor, type Wanted } from './wanted-queries.ts'

export type AdSort = 'newest' | 'price_asc' | 'price_desc'

interface Order {
  by: RawBuilder<unknown>
  /** The columns of it and of the filter's price, which its index contains. */
  columns: RawBuilder<unknown>
  after(cursor: Cursor): RawBuilder<boolean>
  value: RawBuilder<string | number>
  kind: CursorValue
}

/** Each order ends with the ad's id, so that no two rows are equal and cursors are unambiguous. */
const ORDERS = {
  newest: {
    by: sql`f.sort_at desc, f.ad_id desc`,
    columns: sql`f.sort_at, f.price_up, f.ad_id`,
    after: ({ value, id }) => sql<boolean>`(f.sort_at, f.ad_id) < (${value}::timestamptz, ${id}::bigint)`,
    value: sql`rfc3339(f.sort_at)`,
    kind: 'time',
  },
  price_asc: {
    by: sql`f.price_up, f.ad_id`,
    columns: sql`f.price_up, f.ad_id`,
    after: ({ value, id }) => sql<boolean>`(f.price_up, f.ad_id) > (${value}::int, ${id}::bigint)`,
    value: sql`f.price_up`,
    kind: 'number',
  },
  price_desc: {
    by: sql`f.price_down desc, f.ad_id desc`,
    columns: sql`f.price_down, f.ad_id`,
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
  order: Pick<Order, 'by' | 'value' | 'columns'>
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
/** The same where the index contains all that is compared, which takes a quarter of the time. */
const WALKED_IN_INDEX = 20_000

/**
 * Of many wanted listings the first in an order. Mostly they are soon found along its index. Where they are not, because
 * only old ads have a word or only dear ones are in a floor, walking on would take seconds: they are collected and sorted.
 */
export async function walk(db: Db, { near, expected, ...asked }: Walk): Promise<Row[]> {
  const { order, limit } = asked
  if (expected <= FEW) {
    const few = await collect(db, { ...asked, most: TOO_MANY })
    if (few.hits < TOO_MANY) return few.rows
  }
  const soon = await sql<Row>`${soonOf({ near, ...asked })} select ${shownOf(order)}`.execute(db)
  return soon.rows.length === limit ? soon.rows : (await collect(db, asked)).rows
}

/** As `shown`, the wanted listings among the next of an index. */
const soonOf = ({ wanted, near, order, after, limit }: Omit<Walk, 'expected'>) => sql`
  with shown as materialized (
    select ${order.columns}
    from (
      select ${wanted.isInIndexes ? sql`${CHOICES}, ${order.columns}` : sql`*`} from ad_listings f
      where ${near} and ${after} order by ${order.by} limit ${wanted.isInIndexes ? WALKED_IN_INDEX : WALKED}) f
    where ${wanted.byColumns} order by ${order.by} limit ${limit})`

/** The columns of filters that the index of each order contains. */
const CHOICES = sql`f.kind, f.brand_id, f.spare_part_id, f.category, f.condition, f.levels, f.weekdays`

/** The rows of `shown`: of other listings no cards are read. */
const shownOf = (order: Walk['order'], more = sql``) => sql`
  l.card::text as card, ${order.value} as value, f.ad_id as id${more}
  from shown f join ad_listings l on l.ad_id = f.ad_id order by ${order.by}`

/** What `walk` and the count return, in one statement; null if the page is not soon found. */
async function countAndWalk(
  db: Db,
  { expected, ...asked }: Walk,
): Promise<(Total & { found: Row[] }) | null> {
  const { wanted, order, limit } = asked
  const soon = await sql<Row & { n: number }>`
    ${soonOf(asked)} select ${shownOf(order, sql`, (${cappedCount(wanted)}) as n`)}`.execute(db)
  const [first] = soon.rows
  if (!first || soon.rows.length < limit) return null
  return { ...totalOf(first.n, expected), found: soon.rows }
}

/**
 * All wanted listings, sorted. Where the page begins is compared afterwards: as a range of an index it would be taken for rarer
 * than it is, and the listings would be looked for there one by one.
 */
async function collect(
  db: Db,
  { wanted, order, after, limit, most }: Omit<Walk, 'near' | 'expected'> & { most?: number },
): Promise<{ rows: Row[]; hits: number }> {
  const bound = most === undefined ? sql`` : sql` limit ${most}`
  const found = await sql<{ hits: number } & (Row | { id: null })>`
    with hits as materialized (select ${order.columns} from ad_listings f where ${wanted.lookedUp}${bound}),
    shown as (select * from hits f where ${after} order by ${order.by} limit ${limit}),
    page as (select row_number() over (order by ${order.by}) as place, ${shownOf(order)})
    select card, value, id, hits from (select count(*)::int as hits from hits) counted left join page on true
    order by place`.execute(db)
  return { rows: found.rows.filter((row) => row.id !== null), hits: found.rows[0]?.hits ?? 0 }
}

/** The page of so many listings. */
async function pageOf(db: Db, walked: Omit<Walk, 'expected'>, { total }: Total): Promise<Row[]> {
  return total > COUNTED ? walk(db, { ...walked, expected: total }) : (await collect(db, walked)).rows
}

/** The page and the number of all, in one statement if what the planner expects is about right. */
async function countedPage(db: Db, asked: Omit<Walk, 'expected'>): Promise<Total & { found: Row[] }> {
  const expected = await estimateListings(db, asked.wanted.byColumns)
  const walked = { ...asked, wanted: { ...asked.wanted, lookedUp: lookedUpFor(asked.wanted, expected) } }
  if (expected <= FEW) {
    const { rows, hits } = await collect(db, { ...walked, most: TOO_MANY })
    const total = totalOf(hits, hits)
    if (hits < TOO_MANY) return { ...total, found: rows }
    return { ...total, found: await walk(db, { ...walked, expected: hits }) }
  }
  const soon = await countAndWalk(db, { ...walked, expected })
  if (soon) return soon
  return { ...(await countListings(db, walked.wanted)), found: (await collect(db, walked)).rows }
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
  const walked = { wanted: asked, order, after, limit: limit + 1, near: nearSql(filter) }
  const { found, ...total } = searched
    ? { ...searched.total, found: await pageOf(db, walked, searched.total) }
    : await countedPage(db, walked)
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
