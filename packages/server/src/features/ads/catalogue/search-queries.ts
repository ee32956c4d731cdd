import { type RawBuilder, sql } from 'kysely'
import { COUNTED, type Cursor } from '../../../contract/paging.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { bitOf, type Wish } from '../../search/target-columns.ts'
import { type Collect, type Collected, collect, type Row } from './collect-queries.ts'
import { estimateListings } from './estimate-queries.ts'
import { FRESH, type Order, placeOf, type Total, totalOf, walk } from './listing-queries.ts'
import { fitSql, fittingSql, nearOf } from './target-queries.ts'
import { alsoWanted, type Wanted } from './wanted-queries.ts'

/** The order of fit, in which ads that fit equally stand by freshness. Its values say how well an ad fits, and its time. */
export const fitOrder = ({ order }: Wish): Order => ({
  by: sql`f.fit desc, f.sort_at desc, f.ad_id desc`,
  columns: sql`f.sort_at, f.ad_id, ${fitSql(order)} as fit`,
  value: sql`concat(f.fit, ' ', rfc3339(f.sort_at))`,
  after: (cursor) =>
    sql<boolean>`(f.fit < ${fitOf(cursor)}::int or (f.fit = ${fitOf(cursor)}::int and ${amongEqual(cursor)}))`,
  kind: 'fit',
})

/** How well the ad of a place in the order of fit fits. */
export const fitOf = ({ value }: Pick<Cursor, 'value'>): number => Number(String(value).split(' ')[0])

/** What stands after it among ads that fit as well. */
const amongEqual = ({ value, id }: Cursor) =>
  FRESH.after({ order: 'newest', value: String(value).split(' ')[1] ?? '', id })

export interface Searched {
  wanted: Wanted
  order: Order
  cursor: Cursor | undefined
  limit: number
  /** The filters whose choices are counted. */
  counted: Collect['facets']
}

export interface Few {
  total: Total
  /** All of them, if they are no more than totals are exact. */
  found?: Collected
}

/** Collects the ads of an attempt if they are few, and counts them in the same statement. */
export async function collectFew(db: Db, { wanted, order, cursor, limit, counted }: Searched): Promise<Few> {
  const found = await collect(db, {
    condition: wanted.lookedUp,
    order,
    after: placeOf(order, cursor),
    limit: limit + 1,
    most: COUNTED + 1,
    facets: counted,
  })
  if (found.hits <= COUNTED) return { total: { total: found.hits }, found }
  return { total: totalOf(found.hits, await estimateListings(db, wanted.byColumns)) }
}

/** Each combination of so many things that an ad may fit in is walked on its own. */
const MOST_WALKED = 3

/**
 * Of many ads a page and one more. Those that fit equally are walked by freshness, the best first, and only where there are too
 * many ways to fit the rest is sorted.
 */
export async function walkFits(
  db: Db,
  { wanted, order, cursor, limit }: Searched,
  { wish, near }: { wish: Wish; near: RawBuilder<boolean> },
): Promise<Row[]> {
  const top = 2 * bitOf(wish.order.length, 0) - 1
  const best = wish.order.length === 0 ? 0 : top
  const last = wish.order.length > MOST_WALKED ? best : 0
  const begin = cursor && fitOf(cursor)
  const rows: Row[] = []
  for (let fit = Math.min(begin ?? best, best); fit >= last && rows.length <= limit; fit--) {
    const same = alsoWanted(wanted, fittingSql(wish.order, fit))
    const found = await walk(db, {
      wanted: same,
      near: nearOf(wish.order, fit) ?? near,
      order: FRESH,
      after: cursor && begin === fit ? amongEqual(cursor) : sql`true`,
      limit: limit + 1 - rows.length,
      expected: await estimateListings(db, same.byColumns),
    })
    rows.push(...found.map((row) => ({ ...row, value: `${fit} ${row.value}` })))
  }
  if (last === 0 || rows.length > limit) return rows
  const others = await collect(db, {
    condition: alsoWanted(wanted, sql`not ${fittingSql(wish.order, best)}`).byColumns,
    order,
    after: placeOf(order, begin !== undefined && begin < best ? cursor : undefined),
    limit: limit + 1 - rows.length,
  })
  return [...rows, ...others.rows]
}
