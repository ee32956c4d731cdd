import { filterValues } from '@sauda/sdk/ads'
import { addAll, addCommon, type Bits, keepCommon } from '../../../../platform/columns/bits.ts'
import type { Column } from '../../../../platform/columns/column.ts'
import type { Condition } from '../../../../platform/columns/kept-bits.ts'
import { scratchCopy } from '../../../../platform/columns/scratch.ts'
import { ALL_WEIGHTS, parseWordQuery } from '../../../../platform/columns/word-query.ts'
import type { Target, Wish } from '../../../search/target-columns.ts'
import type { AdFilter } from '../filter-queries.ts'
import type { CatalogueFilter } from '../open-shops.ts'
import type { Range } from './best-rows.ts'
import { type Listings, NO_PRICE } from './listings.ts'

/** The ads that a filter and, if there is a query, what is wished for select. */
export function wantedOf(listings: Listings, filter: CatalogueFilter, wish?: Wish): Bits {
  const wanted = listings.all()
  if (wish) keepCommon(wanted, askedOf(listings, wish))
  for (const bits of filterBits(listings, filter).values()) keepCommon(wanted, bits)
  return wanted
}

/** The ads that each part of a filter selects, dead rows among them, by its name. */
export const filterBits = (listings: Listings, filter: CatalogueFilter): Map<string, Bits> =>
  new Map(
    Object.entries(filterConditions(listings, filter)).flatMap(([name, conditions]) => {
      const [first, ...others] = conditions.map((condition) => listings.bitsOf(condition))
      return first ? [[name, others.length > 0 ? union(first, others) : first]] : []
    }),
  )

function union(first: Bits, others: readonly Bits[]): Bits {
  const all = scratchCopy(first)
  for (const bits of others) addAll(all, bits)
  return all
}

/** The ads that are what the plan asks for; dead rows may be among them. */
function askedOf(listings: Listings, { must, vin }: Wish): Bits {
  const asked = listings.all()
  for (const targets of must) keepCommon(asked, anyOf(listings, targets))
  if (vin !== null) addAll(asked, listings.bitsOf(vinCondition(listings, vin)))
  return asked
}

/** The ads that are any of the targets, dead rows among them. */
export const anyOf = (listings: Listings, targets: readonly Target[]): Bits =>
  listings.bitsOf({
    key: `any ${JSON.stringify(targets)}`,
    fill: (bits, from) => {
      for (const target of targets) {
        const conditions = targetConditions(listings, target)
        const fills = conditions.map(
          ({ fill }) =>
            (those: Bits) =>
              fill(those, from),
        )
        if (fills.length > 0) addCommon(bits, fills)
        else listings.columns.kind.fill(bits, () => true, from)
      }
    },
  })

type Choices = number | string

/** Whether a column has one of some values. */
function among<Value extends Choices>(
  name: string,
  column: Column<Value | null>,
  values: readonly Value[],
): Condition {
  const wanted = new Set<Value | null>(values)
  return {
    key: `${name} ${JSON.stringify(values)}`,
    fill: (bits, from) => column.fill(bits, (value) => wanted.has(value), from),
  }
}

/** Whether a column of lists has one of some values. */
function overlapping(name: string, column: Column<readonly number[]>, values: readonly number[]): Condition {
  const wanted = new Set(values)
  return {
    key: `${name} ${JSON.stringify(values)}`,
    fill: (bits, from) => column.fill(bits, (have) => have.some((one) => wanted.has(one)), from),
  }
}

const empty = (name: string, column: Column<Choices | null>): Condition => ({
  key: `no ${name}`,
  fill: (bits, from) => column.fill(bits, (value) => value === null, from),
})

function vinCondition({ vins }: Listings, start: string): Condition {
  const query = { kind: 'word', lexeme: start, isPrefix: true, weights: ALL_WEIGHTS } as const
  return { key: `vin ${start}`, fill: (bits, from) => vins.fill(bits, query, from) }
}

const findCondition = ({ words }: Listings, find: string): Condition => ({
  key: `find ${find}`,
  fill: (bits, from) => words.fill(bits, parseWordQuery(find), from),
})

function targetConditions(listings: Listings, target: Target): Condition[] {
  const { columns } = listings
  const { parts, brands, services, categories, conditions, sellers, rooms, levels, vin, find } = target
  return [
    parts && among('spare_part_id', columns.spare_part_id, parts),
    target.isPartless && empty('spare_part_id', columns.spare_part_id),
    brands && among('brand_id', columns.brand_id, brands),
    target.isBrandless && empty('brand_id', columns.brand_id),
    target.isServiceless && empty('service_id', columns.service_id),
    services && among('service_id', columns.service_id, services),
    categories && among('category', columns.category, categories),
    conditions && among('condition', columns.condition, conditions),
    sellers && among('seller_id', columns.seller_id, sellers),
    rooms && overlapping('room_id', columns.room_id, rooms),
    levels && overlapping('level', columns.level, levels),
    vin && vinCondition(listings, vin),
    find && findCondition(listings, find),
  ].filter((condition) => typeof condition === 'object')
}

/** With more values of a filter they are one condition: each condition of its own is kept. */
const MOST_VALUES = 8

/** Everything of a filter but its query. Each name has conditions of which one must hold; without any, all ads are wanted. */
function filterConditions(listings: Listings, filter: CatalogueFilter): Record<string, Condition[]> {
  const { columns } = listings
  const chosen = <Value extends Choices>(
    name: string,
    column: Column<Value | null>,
    choice: Value | Value[] | undefined,
  ) => groupsOf(filterValues<Value>(choice)).map((values) => among(name, column, values))
  const within = (name: string, column: Column<readonly number[]>, choice: number | number[] | undefined) =>
    groupsOf(filterValues(choice)).map((values) => overlapping(name, column, values))
  return {
    kind: chosen<string>('kind', columns.kind, filter.kind),
    brand_id: chosen('brand_id', columns.brand_id, filter.brand_id),
    spare_part_id: chosen('spare_part_id', columns.spare_part_id, filter.spare_part_id),
    service_id: chosen('service_id', columns.service_id, filter.service_id),
    category: chosen<string>('category', columns.category, filter.category),
    price: priceConditions(listings, filter),
    condition: chosen<string>('condition', columns.condition, filter.condition),
    room_id: within('room_id', columns.room_id, filter.room_id),
    level: within('level', columns.level, filter.level),
    weekday: filter.weekday ? [weekdayCondition(listings, filter.weekday)] : [],
    seller_id: chosen('seller_id', columns.seller_id, filter.seller_id),
    maker: chosen<string>('maker', columns.maker, filter.maker),
    open_now: filter.open_now ? [openCondition(listings, filter)] : [],
  }
}

const groupsOf = <Value>(values: readonly Value[]): (readonly Value[])[] =>
  values.length > MOST_VALUES ? [values] : values.map((value) => [value])

/** The ads of shops that are open. */
export const openCondition = ({ columns }: Listings, { openShops }: CatalogueFilter): Condition => ({
  ...among('seller_id', columns.seller_id, openShops?.ids ?? []),
  key: `open ${openShops?.key}`,
})

/** An ad without weekdays is available every day. */
const weekdayCondition = ({ columns }: Listings, weekday: number): Condition => ({
  key: `weekday ${weekday}`,
  fill: (bits, from) =>
    columns.weekday.fill(bits, (days) => days.length === 0 || days.includes(weekday), from),
})

const isBounded = ({ price_from, price_to }: AdFilter) => price_from !== undefined || price_to !== undefined

/** The prices that a filter allows, in its order; undefined where it allows all. Ads without a price come last in both orders. */
export function priceRanges(filter: AdFilter): Range[] | undefined {
  const { price_from, price_to, negotiable, sort = 'newest' } = filter
  if (!(isBounded(filter) || negotiable)) return undefined
  const none = sort === 'price_asc' ? NO_PRICE.up : NO_PRICE.down
  return [
    ...(isBounded(filter) ? [{ least: price_from ?? 0, most: price_to ?? NO_PRICE.up - 1 }] : []),
    ...(negotiable ? [{ least: none, most: none }] : []),
  ]
}

function priceConditions({ orders }: Listings, filter: AdFilter): Condition[] {
  const ranges = priceRanges({ ...filter, sort: 'price_desc' }) ?? []
  return ranges.map((range) => ({
    key: `price ${range.least} ${range.most}`,
    fill: (bits, from) => orders.price_desc.numbers.fill(bits, range, from),
  }))
}
