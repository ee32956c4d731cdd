import { type RawBuilder, sql } from 'kysely'
import { COUNTED, type Cursor, type CursorValue, cutPage, readCursor } from '../../../contract/paging.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { type Collect, collect, type ListOrder, type Row, shownOf } from './collect-queries.ts'
import { estimateListings } from './estimate-queries.ts'
import type { ChoiceCount, FacetName } from './facet-queries.ts'
import type { AdFilter } from './filter-queries.ts'
import { nearSql } from './listed-queries.ts'
import { lookedUpFor, type Wanted } from './wanted-queries.ts'

export type AdSort = 'newest' | 'price_asc' | 'price_desc'

/** `columns` are those of the order and of the filter's price, which its index contains. */
export interface Order extends ListOrder {
  after(cursor: Cursor): RawBuilder<boolean>
  kind: CursorValue
}

/** Each order ends with the ad's id, so that no two rows are equal and cursors are unambiguous. */
export const ORDERS = {
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
  /** The choices of the facets that the page asks for, if all that is wanted was collected for it. */
  choices?: ChoiceCount[] | undefined
}

export interface Page {
  cursor?: string | null
  limit: number
  /** The filters whose choices are counted. */
  counted?: readonly FacetName[] | undefined
}

/** Listings in the order of `order` that are wanted, from the place on. */
export interface Walk {
  wanted: Wanted
  /** What an index with this order can begin with; all that is wanted has it. */
  near: RawBuilder<boolean>
  order: ListOrder
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
    const few = await collectWanted(db, { ...asked, most: TOO_MANY })
    if (few.hits < TOO_MANY) return few.rows
  }
  const soon = await sql<Row>`${soonOf({ near, ...asked })} select ${shownOf(order)}`.execute(db)
  return soon.rows.length === limit ? soon.rows : (await collectWanted(db, asked)).rows
}

const collectWanted = (db: Db, { wanted, ...asked }: Omit<Collect, 'condition'> & { wanted: Wanted }) =>
  collect(db, { ...asked, condition: wanted.lookedUp })

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

type Counted = Total & { found: Row[]; choices?: ChoiceCount[] }

/** The page and the number of all, in one statement if what the planner expects is about right. */
async function countedPage(
  db: Db,
  { facets, ...asked }: Omit<Walk, 'expected'> & Pick<Collect, 'facets'>,
): Promise<Counted> {
  const expected = await estimateListings(db, asked.wanted.byColumns)
  const walked = { ...asked, wanted: { ...asked.wanted, lookedUp: lookedUpFor(asked.wanted, expected) } }
  if (expected <= FEW) {
    const { rows, hits, choices } = await collectWanted(db, { ...walked, facets, most: TOO_MANY })
    const total = totalOf(hits, hits)
    if (hits < TOO_MANY) return { ...total, found: rows, choices }
    return { ...total, found: await walk(db, { ...walked, expected: hits }) }
  }
  const soon = await countAndWalk(db, { ...walked, expected })
  if (soon) return soon
  const { rows, hits } = await collectWanted(db, walked)
  return { ...totalOf(hits, hits), found: rows }
}

/** A page of the listings that are wanted, in the order of the filter. */
export async function plainPage(
  db: Db,
  wanted: Wanted,
  filter: AdFilter,
  { cursor, limit, counted }: Page,
): Promise<Found & Total> {
  const { sort = 'newest' } = filter
  const order: Order = ORDERS[sort]
  const after = placeOf(order, readCursor(cursor, { [sort]: order.kind }))
  const asked = { wanted, order, after, limit: limit + 1, near: nearSql(filter) }
  const { found, choices, ...total } = await countedPage(db, { ...asked, facets: counted })
  return { ...foundOf(found, limit, sort), choices, ...total }
}

/** Where the page begins after a cursor. */
export const placeOf = (order: Order, cursor: Cursor | undefined): RawBuilder<boolean> =>
  cursor ? order.after(cursor) : sql<boolean>`true`

/** The cards of a page, and the cursor of the next one. */
export function foundOf(found: readonly Row[], limit: number, name: string): Found {
  const { rows, next } = cutPage(found, limit, ({ value, id }) => ({ order: name, value, id }))
  return { cards: rows.map(({ card }) => card), next }
}

/** A number; one more than `COUNTED` if there are more. */
const cappedCount = ({ lookedUp }: Wanted) =>
  sql`select count(*)::int as n from (select 1 from ad_listings f where ${lookedUp} limit ${COUNTED + 1}) found`

export const totalOf = (counted: number, expected: number): Total =>
  counted <= COUNTED ? { total: counted } : { total: Math.max(expected, counted), total_is_estimate: true }
