import type { components } from '@sauda/sdk'
import { type Bits, clearBit, noBits, setBit, wordsOf } from '../../../../platform/columns/bits.ts'
import { makeColumn, makeNumbers, type Numbers } from '../../../../platform/columns/column.ts'
import { type Condition, makeKeptBits } from '../../../../platform/columns/kept-bits.ts'
import { makeRecords } from '../../../../platform/columns/records.ts'
import { scratchCopy } from '../../../../platform/columns/scratch.ts'
import { makeSortedRows } from '../../../../platform/columns/sorted-rows.ts'
import { makeWordIndex } from '../../../../platform/columns/word-index.ts'
import { makerOfTitle, makerStems } from '../../../search/maker-of-title.ts'
import type { AdSort } from '../ad-sort.ts'
import type { ListingRow } from './listing-rows-queries.ts'

export type FacetName = keyof components['schemas']['AdFacets']

/** The filters whose choices are counted. */
export const FACETS: readonly FacetName[] = [
  'kind',
  'brand_id',
  'spare_part_id',
  'category',
  'condition',
  'level',
  'maker',
]

/** The price of ads without one, in each order of prices: they come last in both. */
export const NO_PRICE = { up: 2_147_483_647, down: -1 }

const asText = (text: string | null) => text
const asNumber = (text: string | null) => (text === null ? null : Number(text))

/** «{1,2}» */
const asNumbers = (text: string | null): readonly number[] =>
  text === null || text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)

/**
 * The ads of the catalogue in memory: one row for each, in columns. A changed ad gets a new row, and its former one is dead, so
 * rows never change and what was found among them can be kept.
 */
export type Listings = ReturnType<typeof makeListings>

export function makeListings() {
  const columns = {
    kind: makeColumn(asText),
    brand_id: makeColumn(asNumber),
    spare_part_id: makeColumn(asNumber),
    service_id: makeColumn(asNumber),
    category: makeColumn(asText),
    condition: makeColumn(asText),
    level: makeColumn(asNumbers),
    maker: makeColumn(asText),
    room_id: makeColumn(asNumbers),
    weekday: makeColumn(asNumbers),
    seller_id: makeColumn(asNumber),
  }
  /** The columns of `FACETS`, in that order. */
  const choices = makeRecords()
  const ids = makeNumbers()
  const orders: Record<AdSort, { numbers: Numbers; direction: 1 | -1 }> = {
    newest: { numbers: makeNumbers(), direction: -1 },
    price_asc: { numbers: makeNumbers(), direction: 1 },
    price_desc: { numbers: makeNumbers(), direction: -1 },
  }
  const sorted = Object.fromEntries(
    Object.entries(orders).map(([sort, { numbers }]) => [sort, makeSortedRows(numbers, ids)]),
  ) as Record<AdSort, (rows: number) => Int32Array>
  const words = makeWordIndex(makerStems)
  const vins = makeWordIndex()
  const rowOfAd = new Map<number, number>()
  const keptBits = makeKeptBits()
  let live = noBits(wordsOf(1))
  let rows = 0

  function drop(adId: number): void {
    const row = rowOfAd.get(adId)
    if (row === undefined) return
    rowOfAd.delete(adId)
    clearBit(live, row)
  }

  function put(ad: ListingRow): void {
    drop(ad.ad_id)
    const row = rows++
    rowOfAd.set(ad.ad_id, row)
    ids.add(row, ad.ad_id)
    orders.newest.numbers.add(row, Math.round(ad.at))
    orders.price_asc.numbers.add(row, ad.price ?? NO_PRICE.up)
    orders.price_desc.numbers.add(row, ad.price ?? NO_PRICE.down)
    choices.add(row, [
      columns.kind.add(row, ad.kind),
      columns.brand_id.add(row, ad.brand_id),
      columns.spare_part_id.add(row, ad.spare_part_id),
      columns.category.add(row, ad.category),
      columns.condition.add(row, ad.condition),
      columns.level.add(row, ad.levels),
      columns.maker.add(row, ad.find === null ? null : makerOfTitle(words.add(row, ad.find))),
    ])
    columns.service_id.add(row, ad.service_id)
    columns.room_id.add(row, ad.room_ids)
    columns.weekday.add(row, ad.weekdays)
    columns.seller_id.add(row, ad.seller_id)
    if (ad.vin !== null) vins.add(row, `'${ad.vin}'`)
    if (live.length < wordsOf(rows)) {
      const longer = noBits(wordsOf(Math.ceil(rows * 1.5)))
      longer.set(live)
      live = longer
    }
    setBit(live, row)
  }

  return {
    columns,
    /** How many of some rows have each choice of some filters, by the choices' numbers in their columns. */
    choiceCounts: (rows: Int32Array, names: readonly FacetName[]): Uint32Array[] =>
      choices.counts(
        rows,
        names.map((name) => ({ place: FACETS.indexOf(name), size: columns[name].values().length })),
      ),
    ids,
    orders,
    words,
    vins,
    put,
    drop,
    /** Rows in ascending order; the last rows may not be among them. */
    sorted: (sort: AdSort): Int32Array => sorted[sort](rows),
    /** The rows of ads that are in the catalogue, for the caller to change. */
    all: (): Bits => scratchCopy(live, wordsOf(rows)),
    bitsOf: (condition: Condition): Bits => keptBits(condition, rows),
    ads: () => rowOfAd.size,
    /** Rows of ads that have changed since. */
    deadRows: () => rows - rowOfAd.size,
  }
}
