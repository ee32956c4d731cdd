import { grown } from './grown.ts'

/**
 * The numbers of values of several columns, those of a row side by side: counting all of them for rows that are far apart reads
 * one place of the memory for a row, and not one for each column.
 */
export interface Records {
  add(row: number, codes: readonly number[]): void
  /** For each of some columns, how many of some rows have each number. @param sizes how many numbers each column has */
  counts(rows: Int32Array, columns: readonly { place: number; size: number }[]): Uint32Array[]
}

/** Numbers of values: of 16 bits while there are few enough values, because less memory is read faster. */
type Codes = Uint16Array | Uint32Array

const LAST_SHORT = 2 ** 16 - 1

/** The same numbers, or a copy of them that can hold one more. */
const holding = (codes: Codes, code: number): Codes =>
  code > LAST_SHORT && codes instanceof Uint16Array ? Uint32Array.from(codes) : codes

/** The most numbers of a row. */
const WIDTH = 8

const FIRST_CAPACITY = 1024 * WIDTH

export function makeRecords(): Records {
  let records: Codes = new Uint16Array(FIRST_CAPACITY)
  return {
    add(row, codes) {
      const start = row * WIDTH
      if (start + WIDTH > records.length) records = grown(records, start + WIDTH)
      for (const [place, code] of codes.entries()) {
        records = holding(records, code)
        records[start + place] = code
      }
    },
    counts(rows, columns) {
      const counts = columns.map(({ size }) => new Uint32Array(size))
      const places = columns.map(({ place }) => place)
      for (const row of rows) {
        const start = row * WIDTH
        for (let nth = 0; nth < places.length; nth++) {
          const code = records[start + (places[nth] ?? 0)] ?? 0
          const some = counts[nth]
          if (some) some[code] = (some[code] ?? 0) + 1
        }
      }
      return counts
    },
  }
}
