import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/transaction.ts'
import { CHOICE_COLUMNS, type ChoiceCount, countsOf, type FacetName } from './facet-queries.ts'

/** An order of the listing `f`. */
export interface ListOrder {
  by: RawBuilder<unknown>
  /** The columns that the order reads. */
  columns: RawBuilder<unknown>
  /** Where a listing stands in it, beside its id. */
  value: RawBuilder<string | number>
}

export interface Row {
  card: string
  value: string | number
  id: number
}

export interface Collect {
  condition: RawBuilder<boolean>
  order: ListOrder
  /** Where the page begins. */
  after: RawBuilder<boolean>
  limit: number
  /** So many listings are collected at most; all without it. With so many, there are no rows and no choices. */
  most?: number
  /** The filters whose choices are counted among all that are collected. */
  facets?: readonly FacetName[] | undefined
}

export interface Collected {
  rows: Row[]
  /** All listings that were collected, on the page or not. */
  hits: number
  choices: ChoiceCount[]
}

/** The cards of `shown`: of other listings none are read. */
export const shownOf = (order: ListOrder, more = sql``) => sql`
  l.card::text as card, ${order.value} as value, f.ad_id as id${more}
  from shown f join ad_listings l on l.ad_id = f.ad_id order by ${order.by}`

/**
 * Collects listings and sorts them, in one statement: a page of them, their number and their choices. If there are so many
 * that some were left out, only their number is made. Where the page begins is compared afterwards: as a range of an index it
 * would be taken for rarer than it is, and the listings would be looked for there one by one.
 */
export async function collect(
  db: Db,
  { condition, order, after, limit, most, facets = [] }: Collect,
): Promise<Collected> {
  const bound = most === undefined ? sql`` : sql` limit ${most}`
  const isAll = most === undefined ? sql`true` : sql`(select count(*) from collected) < ${most}::int`
  const columns = facets.length > 0 ? sql`${order.columns}, ${CHOICE_COLUMNS}` : order.columns
  const found = await sql<(Row & { hits: null }) | { card: null; hits: number; choices: ChoiceCount[] }>`
    with collected as materialized (select ${columns} from ad_listings f where ${condition}${bound}),
    hits as (select * from collected where ${isAll}),
    shown as (select * from hits f where ${after} order by ${order.by} limit ${limit}),
    page as (select row_number() over (order by ${order.by}) as place, ${shownOf(order)})
    select card, value, id, null::int as hits, null::jsonb as choices, place from page
    union all select null, null, null, (select count(*)::int from collected), counted.choices, null
    from (${countsOf(facets)}) counted
    order by place`.execute(db)
  const rows: Row[] = []
  for (const row of found.rows) {
    if (row.card === null) return { rows, hits: row.hits, choices: row.choices }
    rows.push(row)
  }
  throw new Error('The row of the counts comes last')
}
