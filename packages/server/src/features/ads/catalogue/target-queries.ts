import { type RawBuilder, sql } from 'kysely'
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
    find && sql<boolean>`f.find @@ ${find}::tsquery`,
  ].filter((condition) => typeof condition === 'object')
  return all.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(all, sql` and `)})`
}

const every = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join([...conditions], sql` and `)})`

/** Whether a listing is what the plan asks for. */
function mustSql({ must, vin }: Wish): Condition {
  const all = every(must.map(anyTarget))
  return vin === null ? all : sql<boolean>`(${all} or ${vinSql(vin)})`
}

const vinSql = (start: string): Condition => sql<boolean>`replace(f.vin, '-', '') like ${`${start}%`}`

/** Whether a listing satisfies all of the plan in the best way. */
export function bestSql({ must, order, vin }: Wish): Condition {
  const all = every([...must, ...order].map(anyTarget))
  return vin === null ? all : sql<boolean>`(${all} or (${vinSql(vin)} and ${every(order.map(anyTarget))}))`
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

/** The listings of a filter that are what is wished for. */
export function wanted(filter: Condition, wish: Wish): Condition {
  return sql<boolean>`${filter} and ${mustSql(wish)}`
}
