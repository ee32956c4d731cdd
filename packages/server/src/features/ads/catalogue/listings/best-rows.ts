import { type Bits, countBits, hasBit, rowsOf, split } from '../../../../platform/columns/bits.ts'
import { partitionPoint } from '../../../../platform/partition-point.ts'
import { bitOf, type Wish } from '../../../search/target-columns.ts'
import type { AdSort } from '../ad-sort.ts'
import { anyOf } from './conditions.ts'
import type { Listings } from './listings.ts'

/** Where an ad stands in an order: first by how well it fits, then by the order's number, then by its id. */
export interface Place {
  fit: number
  value: number
  id: number
}

/** The next ads in an order. */
export interface Asked {
  sort: AdSort
  /** What ads are ordered by before all else; undefined where they fit alike. */
  order?: Wish['order'] | undefined
  after?: Place | undefined
  /** Ranges of prices that contain all wanted ads, in the order of `sort`, if it is one of prices; undefined without bounds. */
  ranges?: readonly Range[] | undefined
  limit: number
}

export interface Range {
  least: number
  most: number
}

/** So many ads are compared one by one. The first of more are looked for along the order. */
const FEW = 12_000

/** So many steps along the order take as long as comparing one ad. */
const STEPS_OF_ONE = 4

/** Ads that fit alike in the first places of the order, which are worth `fit`; from `place` on they may differ. */
interface Group {
  bits: Bits
  count: number
  place: number
  fit: number
}

/**
 * Returns the places of the first of the wanted ads after a place, in order. Many ads are divided by what they fit in, the most
 * telling first, until a group is small or fits alike.
 */
export function bestOf(listings: Listings, wanted: Bits, { order = [], after, ...asked }: Asked): Place[] {
  const { limit } = asked
  const fits = order.map((targets) => anyOf(listings, targets))
  const found: Place[] = []

  function visit({ bits, count, place, fit }: Group): void {
    if (count === 0 || found.length >= limit || (after && fit > after.fit)) return
    const more = { ...asked, limit: limit - found.length }
    if (count <= FEW) {
      found.push(...bestCompared(listings, { bits, count, fit, fits: fits.slice(place) }, { ...more, after }))
      return
    }
    const those = fits[place]
    if (!those) {
      const alike = { ...more, after: after?.fit === fit ? after : undefined }
      found.push(
        ...(firstAlong(listings, { bits, fit, count }, alike) ??
          bestCompared(listings, { bits, fit, count, fits: [] }, alike)),
      )
      return
    }
    const { common, rest } = split(bits, those)
    const fitting = countBits(common)
    visit({ bits: common, count: fitting, place: place + 1, fit: fit + bitOf(fits.length, place) })
    visit({ bits: rest, count: count - fitting, place: place + 1, fit })
  }

  visit({ bits: wanted, count: countBits(wanted), place: 0, fit: 0 })
  return found
}

type Next = Omit<Asked, 'order'>

/** Places in order: those that come first are negative. */
const comparing =
  (direction: 1 | -1) =>
  (a: Place, b: Place): number =>
    b.fit - a.fit || direction * (a.value - b.value) || direction * (a.id - b.id)

/** Of more than a few ads, so many for each that is asked for are compared first. */
const SAMPLED = 64

/**
 * Compares all ads of a group. Of an order that begins with high numbers the last rows come first: they are the newest ads, and
 * most of what follows is worse than what was found already. Of many ads a sample is compared before the rest: what is worse
 * than the last wanted one of the sample is none of the best. In a price list by price each ad may be better than the one
 * before.
 */
function bestCompared(
  listings: Listings,
  group: { bits: Bits; count: number; fit: number; fits: readonly Bits[] },
  { sort, after, limit }: Next,
): Place[] {
  const { numbers, direction } = listings.orders[sort]
  const values = numbers.values()
  const ids = listings.ids.values()
  const compare = comparing(direction)

  function bestAmong(rows: Int32Array, bound?: Place): Place[] {
    let best: Place[] = []
    let worst = bound
    for (const row of rows) {
      const fit = group.fit + fitOf(group.fits, row)
      const value = values[row] ?? 0
      if (worst && (fit < worst.fit || (fit === worst.fit && direction * (value - worst.value) > 0))) continue
      const id = ids[row] ?? 0
      if (worst && fit === worst.fit && value === worst.value && direction * (id - worst.id) > 0) continue
      if (after && compare({ fit, value, id }, after) <= 0) continue
      best.push({ fit, value, id })
      if (best.length >= 2 * limit) {
        best = best.sort(compare).slice(0, limit)
        worst = best.at(-1)
      }
    }
    return best.sort(compare).slice(0, limit)
  }

  const rows = rowsOf(group.bits, group.count)
  if (direction === -1) rows.reverse()
  const step = Math.floor(rows.length / (SAMPLED * limit))
  if (rows.length <= FEW || step < 2) return bestAmong(rows)
  const sample = Int32Array.from({ length: SAMPLED * limit }, (_, nth) => rows[nth * step] ?? 0)
  return bestAmong(rows, bestAmong(sample).at(limit - 1))
}

/** How well an ad fits: a bit for each of the places, the most telling highest. */
function fitOf(fits: readonly Bits[], row: number): number {
  let fit = 0
  for (const bits of fits) fit = 2 * fit + (hasBit(bits, row) ? 1 : 0)
  return fit
}

const EVERYWHERE: readonly Range[] = [{ least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY }]

/**
 * Looks for the ads of a group that fit alike along the order. Returns undefined where they are so late in it that all of them
 * are compared sooner.
 */
function firstAlong(
  listings: Listings,
  { bits, fit, count }: { bits: Bits; fit: number; count: number },
  { sort, after, ranges, limit }: Next,
): Place[] | undefined {
  const { numbers, direction } = listings.orders[sort]
  const values = numbers.values()
  const ids = listings.ids.values()
  const sorted = listings.sorted(sort)
  const compare = comparing(direction)
  const placeAt = (row: number): Place => ({ fit, value: values[row] ?? 0, id: ids[row] ?? 0 })
  const isAfter = (row: number) => !after || compare(placeAt(row), after) > 0
  const valueAt = (step: number) => values[rowAt(sorted, direction, step)] ?? 0
  const found: Place[] = []
  const bounds = sort === 'newest' ? EVERYWHERE : (ranges ?? EVERYWHERE)
  let steps = STEPS_OF_ONE * count
  for (const { least, most } of bounds) {
    const [first, last] = direction === 1 ? [least, most] : [most, least]
    const end = partitionPoint(0, sorted.length, (step) => direction * valueAt(step) > direction * last)
    let step = partitionPoint(
      0,
      end,
      (nth) => direction * valueAt(nth) >= direction * first && isAfter(rowAt(sorted, direction, nth)),
    )
    for (; step < end && found.length < limit; step++) {
      if (steps-- === 0) return undefined
      const row = rowAt(sorted, direction, step)
      if (hasBit(bits, row)) found.push(placeAt(row))
    }
  }
  // Rows that are not sorted yet.
  for (let row = sorted.length; row < bits.length * 32; row++) {
    if (hasBit(bits, row) && isAfter(row)) found.push(placeAt(row))
  }
  return found.sort(compare).slice(0, limit)
}

const rowAt = (sorted: Int32Array, direction: 1 | -1, step: number): number =>
  sorted[direction === 1 ? step : sorted.length - 1 - step] ?? 0
