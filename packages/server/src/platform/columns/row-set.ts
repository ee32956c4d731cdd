import { partitionPoint } from '../partition-point.ts'
import { type Bits, noBits, setBit } from './bits.ts'
import { grown } from './grown.ts'

/** A set of rows that grows by later rows. */
export interface RowSet {
  /** Rows are added in ascending order. */
  add(row: number): void
  /** Adds the rows from a row on to other rows. */
  fill(bits: Bits, from: number): void
}

const FIRST_CAPACITY = 4

/** With fewer rows a set stays a list: many values have few rows. */
const LEAST_DENSE = 1000

/** A set of rows: a list of them, and bits once these take less memory. */
export function makeRowSet(): RowSet {
  let list = new Uint32Array(FIRST_CAPACITY)
  let length = 0
  let dense: Bits | undefined
  let words = 0

  function addDense(bits: Bits, row: number): void {
    words = (row >> 5) + 1
    dense = words > bits.length ? grown(bits, words) : bits
    setBit(dense, row)
  }

  return {
    add(row) {
      if (dense) {
        addDense(dense, row)
        return
      }
      if (length === list.length) {
        if (length >= LEAST_DENSE && length > row >> 5) {
          const bits = noBits((row >> 5) + 1)
          for (const one of list) setBit(bits, one)
          list = new Uint32Array(0)
          addDense(bits, row)
          return
        }
        list = grown(list, length + 1)
      }
      list[length++] = row
    },
    fill(bits, from) {
      if (dense) {
        fillDense(bits, dense.subarray(0, words), from)
        return
      }
      for (let at = partitionPoint(0, length, (nth) => (list[nth] ?? 0) >= from); at < length; at++) {
        setBit(bits, list[at] ?? 0)
      }
    },
  }
}

function fillDense(bits: Bits, rows: Bits, from: number): void {
  const first = from >> 5
  if (first >= rows.length) return
  bits[first] = (bits[first] ?? 0) | ((rows[first] ?? 0) & (-1 << (from & 31)))
  for (let word = first + 1; word < rows.length; word++) bits[word] = (bits[word] ?? 0) | (rows[word] ?? 0)
}
