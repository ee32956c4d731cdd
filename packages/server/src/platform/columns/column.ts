import type { Bits } from './bits.ts'
import { grown } from './grown.ts'
import { makeRowSet, type RowSet } from './row-set.ts'

/** The values of a column, each stored once with the rows that have it; a value has a number. */
export interface Column<Value> {
  /** Returns the number of the value. Rows are added in ascending order. */
  add(row: number, text: string | null): number
  /** The values by their numbers. */
  values(): readonly Value[]
  /** Adds the rows from a row on whose value is wanted. */
  fill(bits: Bits, isWanted: (value: Value) => boolean, from: number): void
}

const FIRST_CAPACITY = 1024

/** @param read makes a value of its text in the database; null is a value */
export function makeColumn<Value>(read: (text: string | null) => Value): Column<Value> {
  const values: Value[] = []
  const codeOf = new Map<string | null, number>()
  /** The rows of each value, by its number. */
  const sets: RowSet[] = []

  return {
    add(row, text) {
      const known = codeOf.get(text)
      const code = known ?? values.push(read(text)) - 1
      if (known === undefined) codeOf.set(text, code)
      sets[code] ??= makeRowSet()
      sets[code].add(row)
      return code
    },
    values: () => values,
    fill(bits, isWanted, from) {
      for (const [code, value] of values.entries()) if (isWanted(value)) sets[code]?.fill(bits, from)
    },
  }
}

/** A column of numbers. */
export interface Numbers {
  add(row: number, value: number): void
  /** Longer than there are rows; another one after rows were added. */
  values(): Float64Array
  /** Adds the rows from a row on whose number is within bounds. */
  fill(bits: Bits, bounds: { least: number; most: number }, from: number): void
}

export function makeNumbers(): Numbers {
  let values = new Float64Array(FIRST_CAPACITY)
  let rows = 0
  return {
    add(row, value) {
      if (row >= values.length) values = grown(values, row + 1)
      rows = row + 1
      values[row] = value
    },
    values: () => values,
    fill(bits, { least, most }, from) {
      for (let row = from; row < rows; ) {
        const end = endOfWord(row, rows)
        let word = 0
        for (; row < end; row++) {
          const value = values[row] ?? 0
          if (value >= least && value <= most) word |= 1 << (row & 31)
        }
        addWord(bits, row - 1, word)
      }
    },
  }
}

/** The end of the word of a row, or of all rows. */
const endOfWord = (row: number, rows: number): number => Math.min(rows, (row | 31) + 1)

/** Adds rows to the word in which a row is. */
function addWord(bits: Bits, row: number, rows: number): void {
  bits[row >> 5] = (bits[row >> 5] ?? 0) | rows
}
