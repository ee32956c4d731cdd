import { type RawBuilder, sql } from 'kysely'
import { placedQuery } from '../../search/query-words.ts'
import { bitOf, type Target, type Wish } from '../../search/target-columns.ts'

type Condition = RawBuilder<boolean>

/** Whether a listing `f` is any of the targets. */
function anyTarget(targets: readonly Target[]): Condition {
  return targets.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`(${sql.join(targets.map(targetSql), sql` or `)})`
}

/** One value is compared as such: PostgreSQL then walks the index in its order. */
export function among(
  column: RawBuilder<unknown>,
  values: readonly (number | string)[],
  type: RawBuilder<unknown>,
): Condition {
  const [only] = values
  return values.length === 1
    ? sql<boolean>`${column} = ${only}::${type}`
    : sql<boolean>`${column} = any(${[...values]}::${type}[])`
}

function targetSql(target: Target): Condition {
  const { parts, brands, services, categories, conditions, sellers, rooms, levels, vin, find } = target
  const all = [
    parts && among(sql`f.spare_part_id`, parts, sql`int`),
    target.isPartless && sql<boolean>`f.spare_part_id is null`,
    brands && among(sql`f.brand_id`, brands, sql`int`),
    target.isBrandless && sql<boolean>`f.brand_id is null`,
    services && among(sql`f.service_id`, services, sql`int`),
    categories && among(sql`f.category`, categories, sql`text`),
    conditions && among(sql`f.condition`, conditions, sql`text`),
    sellers && among(sql`f.seller_id`, sellers, sql`bigint`),
    rooms && sql<boolean>`f.room_ids && ${[...rooms]}::int[]`,
    levels && sql<boolean>`f.levels && ${[...levels]}::smallint[]`,
    vin && vinSql(vin),
    find && findSql(find),
  ].filter((condition) => typeof condition === 'object')
  return all.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(all, sql` and `)})`
}

/** Each has an index. */
const PLACES = { A: sql`ts_filter(f.find, '{a}')`, AB: sql`ts_filter(f.find, '{a,b}')` }

/**
 * Words of titles and of names have indexes of their own. The one of all words does not know where they stand: it would
 * read every ad that has them in its text.
 */
function findSql(find: string): Condition {
  const placed = placedQuery(find)
  return placed === null
    ? sql<boolean>`f.find @@ ${find}::tsquery`
    : sql<boolean>`${PLACES[placed.place]} @@ ${placed.bare}::tsquery`
}

const every = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join([...conditions], sql` and `)})`

/** Whether a listing is what the plan asks for. */
function mustSql({ must, vin }: Wish): Condition {
  const all = every(must.map(anyTarget))
  return vin === null ? all : sql<boolean>`(${all} or ${vinSql(vin)})`
}

const vinSql = (start: string): Condition => sql<boolean>`replace(f.vin, '-', '') like ${`${start}%`}`

/** Whether a listing fits exactly so well. */
export function fittingSql(order: Wish['order'], fit: number): Condition {
  return every(
    order.map((targets, place) => {
      const isThat = sql<boolean>`coalesce(${anyTarget(targets)}, false)`
      // Only a plain condition can be looked up in an index.
      return hasBit(order, place, fit) ? anyTarget(targets) : sql<boolean>`not ${isThat}`
    }),
  )
}

const hasBit = (order: Wish['order'], place: number, fit: number) => (fit & bitOf(order.length, place)) !== 0

/** What an index in the order of freshness begins with, if all that fit so well have it. */
export function nearOf(order: Wish['order'], fit: number): Condition | undefined {
  for (const [place, targets] of order.entries()) {
    const [target, ...others] = targets
    if (!target || others.length > 0 || !hasBit(order, place, fit)) continue
    const [name, ...more] = Object.keys(target)
    const isOne = (values: readonly unknown[] | undefined) => values?.length === 1 && more.length === 0
    if (name === 'parts' && isOne(target.parts)) return anyTarget(targets)
    if (name === 'services' && isOne(target.services)) return anyTarget(targets)
    if (name === 'brands' && isOne(target.brands)) return anyTarget(targets)
  }
  return undefined
}

/** How well a listing fits: a bit for each of the order, the most telling highest. */
export function fitSql(order: readonly (readonly Target[])[]): RawBuilder<number> {
  if (order.length === 0) return sql<number>`0`
  const bits = order.map(
    (targets, place) =>
      sql`coalesce(${anyTarget(targets)}, false)::int * ${sql.lit(bitOf(order.length, place))}`,
  )
  return sql<number>`(${sql.join(bits, sql` + `)})`
}

/** Whether the index of all words is enough to find the ads of something that is asked for. */
export const isOfWords = ({ must, vin }: Wish): boolean =>
  vin === null &&
  must.some((targets) =>
    targets.every(
      ({ find, ...others }) => find && placedQuery(find) === null && Object.keys(others).length === 0,
    ),
  )

/** The listings of a filter that are what is wished for. */
export function wanted(filter: Condition, wish: Wish): Condition {
  return sql<boolean>`${filter} and ${mustSql(wish)}`
}
