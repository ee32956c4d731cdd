import { partitionPoint } from '../partition-point.ts'
import type { Numbers } from './column.ts'

/** Rows that were added since the others were sorted. */
const MOST_UNSORTED = 1000

/** So many rows are sorted by their digits, and not by comparing them. */
const MANY = 10_000

type Rows = Int32Array<ArrayBuffer>

/**
 * Keeps rows in the order of a number and, where it is equal, of their ids. Both are whole numbers from -1 to 2^47.
 * @returns the first of so many rows in ascending order: all but at most the last 1,000
 */
export function makeSortedRows(values: Numbers, ids: Numbers): (rows: number) => Int32Array {
  let sorted: Rows = new Int32Array(0)
  return (rows) => {
    const added = rows - sorted.length
    if (added <= MOST_UNSORTED) return sorted
    const next = new Int32Array(added)
    for (let nth = 0; nth < added; nth++) next[nth] = sorted.length + nth
    const compare = comparing(values, ids)
    const ordered = added > MANY ? byDigits(byDigits(next, ids), values) : next.sort(compare)
    sorted = sorted.length > 0 ? merged(sorted, ordered, compare) : ordered
    return sorted
  }
}

function comparing(values: Numbers, ids: Numbers): (a: number, b: number) => number {
  const numbers = values.values()
  const names = ids.values()
  return (a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0) || (names[a] ?? 0) - (names[b] ?? 0)
}

/** Puts sorted rows between others. */
function merged(rows: Rows, added: Rows, compare: (a: number, b: number) => number): Rows {
  const all = new Int32Array(rows.length + added.length)
  let from = 0
  for (const [nth, row] of added.entries()) {
    const place = partitionPoint(from, rows.length, (at) => compare(rows[at] ?? 0, row) >= 0)
    all.set(rows.subarray(from, place), from + nth)
    all[place + nth] = row
    from = place
  }
  all.set(rows.subarray(from), from + added.length)
  return all
}

const DIGIT = 2 ** 16
/** The digits of a number below 2^48. */
const DIGITS = [1, DIGIT, DIGIT ** 2]

/** A radix sort: rows with equal numbers keep their order. */
function byDigits(rows: Rows, numbers: Numbers): Rows {
  const values = numbers.values()
  if (isAscending(rows, values)) return rows
  let from = rows
  for (const unit of DIGITS) {
    const digits = new Uint16Array(from.length)
    const ends = new Int32Array(DIGIT)
    for (let at = 0; at < from.length; at++) {
      const digit = Math.floor(((values[from[at] ?? 0] ?? 0) + 1) / unit) % DIGIT
      digits[at] = digit
      ends[digit] = (ends[digit] ?? 0) + 1
    }
    for (let digit = 1; digit < DIGIT; digit++) ends[digit] = (ends[digit] ?? 0) + (ends[digit - 1] ?? 0)
    const to = new Int32Array(from.length)
    for (let at = from.length - 1; at >= 0; at--) {
      const digit = digits[at] ?? 0
      const end = (ends[digit] ?? 0) - 1
      ends[digit] = end
      to[end] = from[at] ?? 0
    }
    from = to
  }
  return from
}

/** Whether rows stand in order already, as those that are read by their ids. */
function isAscending(rows: Rows, values: Float64Array): boolean {
  for (let at = 1; at < rows.length; at++) {
    if ((values[rows[at] ?? 0] ?? 0) < (values[rows[at - 1] ?? 0] ?? 0)) return false
  }
  return true
}
