import { type RawBuilder, sql } from 'kysely'
import { COUNTED, type Cursor, type CursorValue, cutPage, readCursor } from '../../../contract/paging.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { type AdFilter, filterSql } from './filter-queries.ts'

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

/** A page of the listings that are wanted, in one of the orders. */
export async function plainPage(
  db: Db,
  wanted: RawBuilder<boolean>,
  { sort = 'newest' }: AdFilter,
  { cursor, limit }: Page,
  searched?: Searched,
): Promise<Found & Total> {
  const order: Order = ORDERS[sort]
  const name = searched ? orderName(sort, searched.attempt) : sort
  const place = readCursor(cursor, { [name]: order.kind })
  const total = searched?.total ?? (await countListings(db, wanted))
  const after = place ? order.after(place) : sql<boolean>`true`
  const columns = sql`f.card, f.sort_at, f.price_up, f.price_down, f.ad_id`
  // With many matches, walking the order's index is fast. With few, collect them first: otherwise a word found only in
  // old ads would walk the whole index.
  const found = await (total.total > COUNTED
    ? sql<Row>`select f.card::text as card, ${order.value} as value, f.ad_id as id
        from ad_listings f where ${wanted} and ${after} order by ${order.by} limit ${limit + 1}`
    : sql<Row>`with hits as materialized (select ${columns} from ad_listings f where ${wanted})
        select f.card::text as card, ${order.value} as value, f.ad_id as id
        from hits f where ${after} order by ${order.by} limit ${limit + 1}`
  ).execute(db)
  const { rows, next } = cutPage(found.rows, limit, ({ value, id }) => ({ order: name, value, id }))
  return { cards: rows.map((row) => row.card), next, ...total }
}

interface Row {
  card: string
  value: string | number
  id: number
}

/** Everything of a filter but its query. */
export function listed(filter: AdFilter): RawBuilder<boolean> {
  const { q: _, ...rest } = filter
  const condition = filterSql(rest)
  return filter.seller_id ? sql<boolean>`f.seller_id = ${filter.seller_id} and ${condition}` : condition
}

export async function countListings(db: Db, condition: RawBuilder<boolean>): Promise<Total> {
  const counted = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 from ad_listings f where ${condition} limit ${COUNTED + 1}) found`.execute(
    db,
  )
  const n = counted.rows[0]?.n ?? 0
  if (n <= COUNTED) return { total: n }
  return { total: Math.max(await estimateListings(db, condition), n), total_is_estimate: true }
}

/** So many listings the planner expects; it reads none. */
export async function estimateListings(db: Db, condition: RawBuilder<boolean>): Promise<number> {
  const plan = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select 1 from ad_listings f where ${condition}`.execute(db)
  return Math.round(plan.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0)
}
