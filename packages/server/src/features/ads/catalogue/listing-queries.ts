import { vinStart } from '@sauda/sdk/ads'
import { type RawBuilder, sql } from 'kysely'
import { COUNTED, type Cursor, type CursorValue, cutPage, readCursor } from '../../../contract/paging.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { mustSql } from '../../search/target-queries.ts'
import { type Attempt, understand } from '../../search/understand.ts'
import { type AdFilter, filterSql } from './filter-queries.ts'
import { fitPage, readFitPlace } from './search-queries.ts'
import { type Understood, understoodOf } from './understood.ts'

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

type Page = { cursor?: string | null; limit: number }

/** Returns one page of the catalogue. PostgreSQL serializes the cards as JSON. */
export async function cataloguePage(
  db: Db,
  filter: AdFilter,
  page: Page,
): Promise<Found & Total & Understood> {
  const attempts = filter.q ? await understand(db, filter.q, vinOf(filter.q)) : []
  return attempts.length > 0
    ? searchPage(db, filter, attempts, page)
    : plainPage(db, listed(filter), filter, page)
}

const vinOf = (query: string) => vinStart(query)

/** With fewer ads, those that lack only a word that narrows follow them. */
const FEW = 10

/** The next attempt, if it gives up no more than words that narrow and has more ads. */
async function widerThan(
  db: Db,
  attempts: readonly Attempt[],
  before: number,
  { rest, total }: { rest: RawBuilder<boolean>; total: Total },
): Promise<{ attempt: Attempt; index: number; total: Total } | undefined> {
  const from = attempts[before]
  const index = attempts.findIndex(
    ({ plan, correctedTo }, at) => at > before && plan.isNarrower && correctedTo === from?.correctedTo,
  )
  const attempt = attempts[index]
  if (!attempt || from?.plan.isNarrower) return undefined
  const more = await countListings(db, sql<boolean>`${rest} and ${mustSql(attempt.plan)}`)
  return more.total > total.total ? { attempt, index, total: more } : undefined
}

/** The ads that the query asks for; those that fit best first, unless they are wanted by price. */
async function searchPage(
  db: Db,
  filter: AdFilter,
  attempts: readonly Attempt[],
  page: Page,
): Promise<Found & Total & Understood> {
  const rest = listed(filter)
  const isByFit = (filter.sort ?? 'newest') === 'newest'
  const place = isByFit ? readFitPlace(page.cursor) : undefined
  // The next pages are of the attempt that the first was of, whatever has been published since.
  const tried = place && attempts[place.attempt] ? [place.attempt] : attempts.keys()
  for (const index of tried) {
    const attempt = attempts[index]
    if (!attempt) continue
    const wanted = sql<boolean>`${rest} and ${mustSql(attempt.plan)}`
    const total = await countListings(db, wanted)
    if (total.total === 0) continue
    if (!isByFit)
      return {
        ...(await plainPage(db, wanted, filter, page, total)),
        ...understoodOf(filter.q, attempt, null),
      }
    const wider =
      place || total.total >= FEW ? undefined : await widerThan(db, attempts, index, { rest, total })
    const chosen = wider ?? { attempt, index, total }
    const { firstFit, ...found } = await fitPage(
      db,
      { ...chosen, filter: rest },
      { place, limit: page.limit },
    )
    const exact = wider ? total.total : undefined
    return { ...found, ...chosen.total, ...understoodOf(filter.q, chosen.attempt, firstFit, exact) }
  }
  return { cards: [], next: null, total: 0 }
}

async function plainPage(
  db: Db,
  wanted: RawBuilder<boolean>,
  { sort = 'newest' }: AdFilter,
  { cursor, limit }: Page,
  known?: Total,
): Promise<Found & Total> {
  const order: Order = ORDERS[sort]
  const place = readCursor(cursor, { [sort]: order.kind })
  const total = known ?? (await countListings(db, wanted))
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
  const { rows, next } = cutPage(found.rows, limit, ({ value, id }) => ({ order: sort, value, id }))
  return { cards: rows.map((row) => row.card), next, ...total }
}

interface Row {
  card: string
  value: string | number
  id: number
}

function listed(filter: AdFilter): RawBuilder<boolean> {
  const { q: _, ...rest } = filter
  const condition = filterSql(rest)
  return filter.seller_id ? sql<boolean>`f.seller_id = ${filter.seller_id} and ${condition}` : condition
}

async function countListings(db: Db, condition: RawBuilder<boolean>): Promise<Total> {
  const counted = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 from ad_listings f where ${condition} limit ${COUNTED + 1}) found`.execute(
    db,
  )
  const n = counted.rows[0]?.n ?? 0
  if (n <= COUNTED) return { total: n }
  const plan = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select 1 from ad_listings f where ${condition}`.execute(db)
  const estimate = plan.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? n
  return { total: Math.max(Math.round(estimate), n), total_is_estimate: true }
}
