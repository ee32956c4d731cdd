import { type RawBuilder, sql } from 'kysely'
import { COUNTED, cutPage, readCursor } from '../../../contract/paging.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { bitOf, type Wish } from '../../search/target-columns.ts'
import type { Found, Total } from './listing-queries.ts'
import { bestSql, fitSql, mustSql } from './target-queries.ts'

/** The place of an ad in the order of fit: which attempt of the query it belongs to, how well it fits, its time. */
interface FitPlace {
  attempt: number
  fit: number
  at: string
  id: number
}

export function readFitPlace(cursor: string | null | undefined): FitPlace | undefined {
  const place = readCursor(cursor, { fit: 'fit' })
  if (!place) return undefined
  const [attempt = '', fit = '', at = ''] = String(place.value).split(' ')
  return { attempt: Number(attempt), fit: Number(fit), at, id: place.id }
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

const after = ({ at, id }: FitPlace) =>
  sql<boolean>`(f.sort_at, f.ad_id) < (${at}::timestamptz, ${id}::bigint)`

/** A page of the ads that are wished for, those that fit best first. */
export async function fitPage(
  db: Db,
  { wish, index, filter, total }: { wish: Wish; index: number; filter: RawBuilder<boolean>; total: Total },
  { place, limit }: { place: FitPlace | undefined; limit: number },
): Promise<FitPage> {
  const found =
    total.total > COUNTED
      ? await walkFits(db, wish, filter, { place, limit })
      : await sortFits(db, sql<boolean>`${filter} and ${mustSql(wish)}`, wish, { place, limit })
  const { rows, next } = cutPage(found, limit, ({ fit, at, id }) => ({
    order: 'fit',
    value: `${index} ${fit} ${at}`,
    id,
  }))
  return { cards: rows.map(({ card }) => card), next, firstFit: rows[0]?.fit ?? null }
}

/** Collects all and sorts them: there are few. */
async function sortFits(
  db: Db,
  wanted: RawBuilder<boolean>,
  wish: Wish,
  { place, limit }: { place: FitPlace | undefined; limit: number },
): Promise<Row[]> {
  const isAfter = place
    ? sql<boolean>`(f.fit < ${place.fit}::int or (f.fit = ${place.fit}::int and ${after(place)}))`
    : sql<boolean>`true`
  const found = await sql<Row>`
    with hits as materialized (select f.card, f.sort_at, f.ad_id, ${fitSql(wish.order)} as fit from ad_listings f where ${wanted})
    select f.card::text as card, f.fit, rfc3339(f.sort_at) as at, f.ad_id as id from hits f where ${isAfter}
    order by f.fit desc, f.sort_at desc, f.ad_id desc limit ${limit + 1}`.execute(db)
  return found.rows
}

/** Of many, those that fit in everything are walked by freshness on their index; only then the others are sorted. */
async function walkFits(
  db: Db,
  wish: Wish,
  filter: RawBuilder<boolean>,
  { place, limit }: { place: FitPlace | undefined; limit: number },
): Promise<Row[]> {
  const top = 2 * bitOf(wish.order.length, 0) - 1
  const best = sql<boolean>`${filter} and ${bestSql(wish)}`
  const isTop = wish.order.length === 0 || !place || place.fit === top
  const fitting = isTop
    ? await sql<Row>`select f.card::text as card, ${wish.order.length === 0 ? 0 : top}::int as fit, rfc3339(f.sort_at) as at,
        f.ad_id as id from ad_listings f where ${best} and ${place ? after(place) : sql`true`}
        order by f.sort_at desc, f.ad_id desc limit ${limit + 1}`.execute(db)
    : { rows: [] }
  const missing = limit + 1 - fitting.rows.length
  if (missing <= 0 || wish.order.length === 0) return fitting.rows
  const rest = sql<boolean>`${filter} and ${mustSql(wish)} and not coalesce(${bestSql(wish)}, false)`
  const others = await sortFits(db, rest, wish, { place: isTop ? undefined : place, limit: missing - 1 })
  return [...fitting.rows, ...others]
}
