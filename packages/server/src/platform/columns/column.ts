import type { Bits } from './bits.ts'

/** The values of a column, each stored once; a row has the number of its value. */
export interface Column<Value> {
  /** Returns the number of the value. */
  add(row: number, text: string | null): number
  /** The values by their numbers. */
  values(): readonly Value[]
  /** Adds the rows from a row on whose value is wanted. */
  fill(bits: Bits, isWanted: (value: Value) => boolean, from: number): void
}

const FIRST_CAPACITY = 1024

/** Numbers of values: of 16 bits while there are few enough values, because less memory is read faster. */
export type Codes = Uint16Array | Uint32Array

const LAST_SHORT = 2 ** 16 - 1

/** The same numbers, or a copy of them that can hold one more. */
export const holding = (codes: Codes, code: number): Codes =>
  code > LAST_SHORT && codes instanceof Uint16Array ? Uint32Array.from(codes) : codes

/** @param read makes a value of its text in the database; null is a value */
export function makeColumn<Value>(read: (text: string | null) => Value): Column<Value> {
  let codes: Codes = new Uint16Array(FIRST_CAPACITY)
  let rows = 0
  const values: Value[] = []
  const codeOf = new Map<string | null, number>()

  return {
    add(row, text) {
      if (row >= codes.length) codes = grown(codes, row + 1)
      rows = row + 1
      const known = codeOf.get(text)
      const code = known ?? values.push(read(text)) - 1
      if (known === undefined) codeOf.set(text, code)
      codes = holding(codes, code)
      codes[row] = code
      return code
    },
    values: () => values,
    fill(bits, isWanted, from) {
      const table = Uint8Array.from(values, (value) => (isWanted(value) ? 1 : 0))
      if (!table.includes(1)) return
      for (let row = from; row < rows; ) {
        const end = endOfWord(row, rows)
        let word = 0
        for (; row < end; row++) word |= (table[codes[row] ?? 0] ?? 0) << (row & 31)
        addWord(bits, row - 1, word)
      }
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

/** A copy that is long enough for so many numbers. */
export function grown<Numbers extends Uint16Array | Uint32Array | Float64Array>(
  numbers: Numbers,
  least: number,
): Numbers {
  const length = Math.max(least, Math.ceil(numbers.length * 1.5))
  const copy = new (numbers.constructor as new (length: number) => Numbers)(length)
  copy.set(numbers)
  return copy
}

/** The end of the word of a row, or of all rows. */
const endOfWord = (row: number, rows: number): number => Math.min(rows, (row | 31) + 1)

/** Adds rows to the word in which a row is. */
function addWord(bits: Bits, row: number, rows: number): void {
  bits[row >> 5] = (bits[row >> 5] ?? 0) | rows
}
