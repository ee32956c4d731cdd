import { type RawBuilder, sql } from 'kysely'
import { COUNTED, cutPage, readCursor } from '../../../contract/paging.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { bitOf, type Wish } from '../../search/target-columns.ts'
import { estimateListings } from './estimate-queries.ts'
import { type Found, FRESH, orderName, type Page, type Total, walk } from './listing-queries.ts'
import { fitSql, fittingSql, nearOf } from './target-queries.ts'
import { alsoWanted, type Wanted } from './wanted-queries.ts'

/** The place of an ad in the order of fit: how well it fits, and its time. */
interface FitPlace {
  fit: number
  at: string
  id: number
}

function readFitPlace(cursor: string | null | undefined, order: string): FitPlace | undefined {
  const place = readCursor(cursor, { [order]: 'fit' })
  if (!place) return undefined
  const [fit = '', at = ''] = String(place.value).split(' ')
  return { fit: Number(fit), at, id: place.id }
}

interface Row {
  card: string
  fit: number
  at: string
  id: number
}

export interface FitPage extends Found {
  /** How well the first of all fits; null if nothing does. */
  firstFit: number | null
}

interface Wished {
  wish: Wish
  /** The attempt of the query that this is. */
  attempt: string
  wanted: Wanted
  /** What indexes in the order of freshness begin with. */
  near: RawBuilder<boolean>
  total: Total
}

const after = ({ at, id }: FitPlace) =>
  sql<boolean>`(f.sort_at, f.ad_id) < (${at}::timestamptz, ${id}::bigint)`

/** A page of the ads that are wished for, those that fit best first. */
export async function fitPage(
  db: Db,
  { wish, attempt, wanted, near, total }: Wished,
  { cursor, limit }: Page,
): Promise<FitPage> {
  const order = orderName('fit', attempt)
  const place = readFitPlace(cursor, order)
  const found =
    total.total > COUNTED
      ? await walkFits(db, { wish, wanted, near }, { place, limit })
      : await sortFits(db, wanted.lookedUp, wish, { place, limit })
  const { rows, next } = cutPage(found, limit, ({ fit, at, id }) => ({
    order,
    value: `${fit} ${at}`,
    id,
  }))
  return { cards: rows.map(({ card }) => card), next, firstFit: rows[0]?.fit ?? null }
}

/** Collects all and sorts them by their ids: only the cards of the page are read. */
async function sortFits(
  db: Db,
  condition: RawBuilder<boolean>,
  wish: Wish,
  { place, limit }: { place: FitPlace | undefined; limit: number },
): Promise<Row[]> {
  const isAfter = place
    ? sql<boolean>`(f.fit < ${place.fit}::int or (f.fit = ${place.fit}::int and ${after(place)}))`
    : sql<boolean>`true`
  const found = await sql<Row>`
    with hits as materialized (select f.sort_at, f.ad_id, ${fitSql(wish.order)} as fit from ad_listings f where ${condition}),
    shown as (select * from hits f where ${isAfter} order by f.fit desc, f.sort_at desc, f.ad_id desc limit ${limit + 1})
    select l.card::text as card, f.fit, rfc3339(f.sort_at) as at, f.ad_id as id
    from shown f join ad_listings l on l.ad_id = f.ad_id order by f.fit desc, f.sort_at desc, f.ad_id desc`.execute(
    db,
  )
  return found.rows
}

/** Each combination of so many things that an ad may fit in is walked on its own. */
const MOST_WALKED = 3

/**
 * Of many, those that fit equally are walked by freshness, the best first, and only where there are too many ways to fit the
 * rest is sorted.
 */
async function walkFits(
  db: Db,
  { wish, wanted, near }: Pick<Wished, 'wish' | 'wanted' | 'near'>,
  { place, limit }: { place: FitPlace | undefined; limit: number },
): Promise<Row[]> {
  const top = 2 * bitOf(wish.order.length, 0) - 1
  const best = wish.order.length === 0 ? 0 : top
  const last = wish.order.length > MOST_WALKED ? best : 0
  const rows: Row[] = []
  for (let fit = Math.min(place?.fit ?? best, best); fit >= last && rows.length <= limit; fit--) {
    const same = alsoWanted(wanted, fittingSql(wish.order, fit))
    const found = await walk(db, {
      wanted: same,
      near: nearOf(wish.order, fit) ?? near,
      order: FRESH,
      after: place?.fit === fit ? after(place) : sql`true`,
      limit: limit + 1 - rows.length,
      expected: await estimateListings(db, same.byColumns),
    })
    rows.push(...found.map(({ card, value, id }) => ({ card, fit, at: String(value), id })))
  }
  if (last === 0 || rows.length > limit) return rows
  const rest = alsoWanted(wanted, sql`not ${fittingSql(wish.order, best)}`).byColumns
  const isOfRest = place !== undefined && place.fit < best
  const others = await sortFits(db, rest, wish, {
    place: isOfRest ? place : undefined,
    limit: limit - rows.length,
  })
  return [...rows, ...others]
}
