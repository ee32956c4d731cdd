import { sql } from 'kysely'
import type { AdFilter } from '../features/ads/catalogue/filter-queries.ts'
import type { Db } from '../platform/database/transaction.ts'
import { queryPieces } from '../platform/search-words.ts'

interface Listed {
  ad_id: number
  seller_id: number
  at: number
  kind: string
  brand_id: number | null
  spare_part_id: number | null
  service_id: number | null
  category: string | null
  price: number | null
  condition: string | null
  room_ids: number[]
  levels: number[]
  weekdays: number[]
  vin: string | null
  words: string
}

type Stemmer = (word: string) => Promise<string[]>

/** Returns the contract's definition of the catalogue, applied one by one to the rows that it has now. */
export async function naiveCatalogue(db: Db): Promise<(filter: AdFilter) => Promise<number[]>> {
  const listed = sql<Listed>`select *, extract(epoch from sort_at) * 1000 as at from ad_listings`
  const { rows } = await listed.execute(db)
  const stems = stemmer(db)
  return (filter) => found(rows, filter, stems)
}

async function found(rows: readonly Listed[], filter: AdFilter, stemsOf: Stemmer): Promise<number[]> {
  const q = filter.q ?? ''
  const asked = await Promise.all(
    queryPieces(q).map(async ({ text, words }) => ({
      text,
      words: await Promise.all(words.map(async (word) => ({ word, stems: await stemsOf(word) }))),
    })),
  )
  const kept: Listed[] = []
  for (const row of rows)
    if (fits(row, filter) && (hasVin(row, q) || (await saysAll(row, asked, stemsOf)))) kept.push(row)
  const missing = filter.sort === 'price_asc' ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
  return kept
    .sort((a, b) => {
      if (filter.sort === 'price_asc')
        return compare(a.price ?? missing, b.price ?? missing) || a.ad_id - b.ad_id
      if (filter.sort === 'price_desc')
        return compare(b.price ?? missing, a.price ?? missing) || b.ad_id - a.ad_id
      return b.at - a.at || b.ad_id - a.ad_id
    })
    .map((row) => row.ad_id)
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}

function fits(row: Listed, f: AdFilter): boolean {
  const bounded = f.price_from !== undefined || f.price_to !== undefined
  const within =
    row.price !== null &&
    row.price >= (f.price_from ?? 0) &&
    row.price <= (f.price_to ?? Number.POSITIVE_INFINITY)
  const priced = bounded
    ? within || (row.price === null && f.negotiable === true)
    : !f.negotiable || row.price === null
  return (
    priced &&
    (!f.kind || row.kind === f.kind) &&
    (!f.brand_id || row.brand_id === f.brand_id) &&
    (!f.spare_part_id || row.spare_part_id === f.spare_part_id) &&
    (!f.category || row.category === f.category) &&
    (!f.condition?.length || f.condition.some((condition) => condition === row.condition)) &&
    (!f.room_id || row.room_ids.includes(f.room_id)) &&
    (!f.level || row.levels.includes(f.level)) &&
    (!f.weekday || row.weekdays.length === 0 || row.weekdays.includes(f.weekday)) &&
    (!f.seller_id || row.seller_id === f.seller_id)
  )
}

interface Piece {
  text: string
  words: { word: string; stems: string[] }[]
}

async function saysAll(row: Listed, asked: readonly Piece[], stemsOf: Stemmer): Promise<boolean> {
  const words = row.words.split(' ')
  const said = new Set(words)
  for (const word of words) for (const stem of await stemsOf(word)) said.add(stem)
  const says = ({ word, stems: wanted }: Piece['words'][number]) =>
    // A stop word matches everything.
    wanted.length === 0 ||
    said.has(word) ||
    wanted.some((stem) => said.has(stem)) ||
    (word.length >= 3 && words.some((one) => one.includes(word)))
  return asked.every((piece) => hasVin(row, piece.text) || piece.words.every(says))
}

/** Whether the text is the VIN or its beginning, in groups or not. */
function hasVin({ vin }: Listed, text: string): boolean {
  const start = text.replace(/[\s-]/g, '').toUpperCase()
  return start.length >= 5 && vin?.replaceAll('-', '').startsWith(start) === true
}

/** Looks up the lexemes of a word in the Russian dictionary of PostgreSQL, each word once. */
function stemmer(db: Db): Stemmer {
  const known = new Map<string, string[]>()
  return async (word) => {
    const before = known.get(word)
    if (before) return before
    const vector = sql<{
      lexemes: string[]
    }>`select tsvector_to_array(to_tsvector('russian', ${word})) as lexemes`
    const lexemes = (await vector.execute(db)).rows[0]?.lexemes ?? []
    known.set(word, lexemes)
    return lexemes
  }
}
