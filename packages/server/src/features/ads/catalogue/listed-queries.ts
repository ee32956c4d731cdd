import { filterValues } from '@sauda/sdk/ads'
import { type RawBuilder, sql } from 'kysely'
import { type AdFilter, filterSql } from './filter-queries.ts'

/** The price of ads without one, in each column of prices: they come last in both directions. */
const NO_PRICE = { up: sql.lit(2_147_483_647), down: sql.lit(-1) }

/** Everything of a filter but its query, over the listing `f`. */
export function listed(filter: AdFilter): RawBuilder<boolean> {
  const { q: _, price_from: _from, price_to: _to, negotiable: _negotiable, ...rest } = filter
  const conditions = [
    filterSql(rest),
    listedPrice(filter),
    filter.seller_id && sql<boolean>`f.seller_id = ${filter.seller_id}`,
  ].filter((condition) => typeof condition === 'object')
  return sql.join(conditions, sql` and `)
}

/**
 * The price by the column of the order: each has an index, and bounds are a range of it. With ads without a price, which
 * come last, only the first bound is.
 */
function listedPrice(filter: AdFilter): RawBuilder<boolean> | undefined {
  const { price_from, price_to, negotiable, sort } = filter
  const isDown = sort === 'price_desc'
  const column = isDown ? sql`f.price_down` : sql`f.price_up`
  const none = isDown ? NO_PRICE.down : NO_PRICE.up
  if (price_from === undefined && price_to === undefined) {
    return negotiable ? sql<boolean>`${column} = ${none}` : undefined
  }
  const from = sql<boolean>`${column} >= ${price_from ?? 0}`
  const to = sql<boolean>`${column} <= ${price_to ?? 2_147_483_646}`
  if (!negotiable) return sql<boolean>`${from} and ${to}`
  const [first, last] = isDown ? [to, from] : [from, to]
  return sql<boolean>`${first} and (${last} or ${column} = ${none})`
}

/**
 * The same, by the codes of the index of words: this is for listings that are looked up there, since codes are computed of
 * every listing that is not. Almost all ads are of parts: a list of them in the index would only be read with the others.
 */
export function listedByCode(filter: AdFilter): RawBuilder<boolean> {
  const { kind, brand_id, spare_part_id, category, condition, level, ...rest } = filter
  const isPriceless = filter.negotiable && filter.price_from === undefined && filter.price_to === undefined
  const choices = [
    codesOf('k', kind === COMMON_KIND ? undefined : kind),
    codesOf('b', brand_id),
    codesOf('p', spare_part_id),
    codesOf('c', category),
    codesOf('s', condition),
    codesOf('', level),
    isPriceless ? ['n'] : [],
  ]
  const single = choices.filter(({ length }) => length === 1).flat()
  const several = choices.filter(({ length }) => length > 1)
  const others: AdFilter = {
    ...rest,
    ...(kind === COMMON_KIND && { kind }),
    ...(isPriceless && { negotiable: false }),
  }
  const conditions = [
    ...(single.length > 0 ? [sql<boolean>`${CODES} @> ${single}::text[]`] : []),
    ...several.map((codes) => sql<boolean>`${CODES} && ${codes}::text[]`),
    listed(others),
  ]
  return sql.join(conditions, sql` and `)
}

const codesOf = (letter: string, value: number | string | (number | string)[] | undefined): string[] =>
  filterValues<number | string>(value).map((one) => `${letter}${one}`)

const COMMON_KIND: AdFilter['kind'] = 'part'

const CODES = sql`listing_codes(f.kind, f.brand_id, f.spare_part_id, f.category, f.condition, f.levels, f.price)`

/** What indexes in the order of the filter begin with, the rarest first. */
export function nearSql(filter: AdFilter): RawBuilder<boolean> {
  const { sort = 'newest', spare_part_id, service_id, brand_id, category, seller_id, kind } = filter
  if (sort !== 'newest') return nearPrice(filter) ?? sql<boolean>`true`
  const [brand, ...brands] = filterValues(brand_id)
  const [slug, ...slugs] = filterValues(category)
  if (seller_id) return sql<boolean>`f.seller_id = ${seller_id}`
  if (spare_part_id) return sql<boolean>`f.spare_part_id = ${spare_part_id}`
  if (service_id) return sql<boolean>`f.service_id = ${service_id}`
  if (brand && brands.length === 0) return sql<boolean>`f.brand_id = ${brand}`
  if (slug !== undefined && slugs.length === 0) return sql<boolean>`f.category = ${slug}`
  return kind ? sql<boolean>`f.kind = ${kind}` : sql<boolean>`true`
}

/** The range of prices. With ads without a price, which come last, it begins there: two ranges are none of an index. */
function nearPrice(filter: AdFilter): RawBuilder<boolean> | undefined {
  const { price_from, price_to, negotiable, sort } = filter
  const isBounded = price_from !== undefined || price_to !== undefined
  if (!negotiable || !isBounded) return listedPrice(filter)
  return sort === 'price_desc'
    ? sql<boolean>`f.price_down <= ${price_to ?? 2_147_483_646}`
    : sql<boolean>`f.price_up >= ${price_from ?? 0}`
}
