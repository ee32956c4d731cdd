import type { components } from '@sauda/sdk'
import { filterValues, vinStart } from '@sauda/sdk/ads'
import { type RawBuilder, sql } from 'kysely'
import { queryPieces } from '../../../platform/search-words.ts'

export type AdFilter = components['schemas']['AdFilter']

/** Shorter words match only whole words: a trigram needs three letters. */
const SHORTEST_PART = 3

/**
 * Builds the SQL of a filter over `f`, a revision, for the lists of staff and owners. Every word of `q` must
 * match by its stem or as a substring; stop words («и», «для») are ignored. A VIN matches only by prefix: its
 * substrings would match many VINs. It may be typed in groups, as on a car's papers.
 */
export function filterSql(filter: AdFilter): RawBuilder<boolean> {
  const conditions = [
    filter.kind && sql<boolean>`f.kind = ${filter.kind}`,
    chosen(sql`f.brand_id`, filter.brand_id, sql`int`),
    filter.spare_part_id && sql<boolean>`f.spare_part_id = ${filter.spare_part_id}`,
    filter.service_id && sql<boolean>`f.service_id = ${filter.service_id}`,
    chosen(sql`f.category`, filter.category, sql`text`),
    priceSql(filter),
    chosen(sql`f.condition`, filter.condition, sql`text`),
    filter.room_id && sql<boolean>`f.room_ids @> array[${filter.room_id}]::int[]`,
    levelSql(filterValues(filter.level)),
    // An ad without weekdays is available every day.
    filter.weekday && sql<boolean>`(f.weekdays = '{}' or f.weekdays @> array[${filter.weekday}]::smallint[])`,
    querySql(filter.q ?? ''),
  ].filter((condition) => typeof condition === 'object')
  return conditions.length === 0 ? sql<boolean>`true` : sql.join(conditions, sql` and `)
}

/** Whether a column has one of some values. */
function among(
  column: RawBuilder<unknown>,
  values: readonly (number | string)[],
  type: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const [only] = values
  return values.length === 1
    ? sql<boolean>`${column} = ${only}::${type}`
    : sql<boolean>`${column} = any(${[...values]}::${type}[])`
}

/** Whether a column has one of the chosen values; no condition if none is chosen. */
function chosen<Value extends number | string>(
  column: RawBuilder<unknown>,
  value: Value | Value[] | undefined,
  type: RawBuilder<unknown>,
): RawBuilder<boolean> | undefined {
  const values = filterValues(value)
  return values.length === 0 ? undefined : among(column, values, type)
}

function levelSql(levels: readonly number[]): RawBuilder<boolean> | undefined {
  return levels.length === 0 ? undefined : sql<boolean>`f.levels && ${[...levels]}::smallint[]`
}

function priceSql({ price_from, price_to, negotiable }: AdFilter): RawBuilder<boolean> | undefined {
  if (price_from === undefined && price_to === undefined) {
    return negotiable ? sql<boolean>`f.price is null` : undefined
  }
  const bounds = [
    price_from !== undefined && sql<boolean>`f.price >= ${price_from}`,
    price_to !== undefined && sql<boolean>`f.price <= ${price_to}`,
  ].filter((bound) => typeof bound === 'object')
  const within = sql<boolean>`(${sql.join(bounds, sql` and `)})`
  return negotiable ? sql<boolean>`(f.price is null or ${within})` : within
}

function querySql(q: string): RawBuilder<boolean> | undefined {
  const pieces = queryPieces(q)
  if (pieces.length === 0) return undefined
  const every = sql<boolean>`(${sql.join(pieces.map(pieceSql), sql` and `)})`
  return pieces.length === 1 ? every : orByVin(every, q)
}

function pieceSql({ text, words }: { text: string; words: string[] }): RawBuilder<boolean> {
  return orByVin(sql<boolean>`(${sql.join(words.map(wordSql), sql` and `)})`, text)
}

function orByVin(condition: RawBuilder<boolean>, text: string): RawBuilder<boolean> {
  const start = vinStart(text)
  return start === null
    ? condition
    : sql<boolean>`(${condition} or replace(f.vin, '-', '') like ${`${start}%`})`
}

function wordSql(word: string): RawBuilder<boolean> {
  const asPart = word.length < SHORTEST_PART ? sql`` : sql` or f.words like ${`%${word}%`}`
  return sql<boolean>`(numnode(plainto_tsquery('russian', ${word})) = 0
    or f.vector @@ (plainto_tsquery('russian', ${word}) || plainto_tsquery('simple', ${word}))${asPart})`
}
