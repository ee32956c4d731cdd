import { setImmediate } from 'node:timers/promises'
import type { Entry, ZipFile } from 'yauzl'
import { LIMITS } from './limits.ts'
import { createMarkup, type Piece } from './markup.ts'

/** A cell with a formula but no value. */
export interface Uncomputed {
  row: number
  column: string
}

/** What is found in the sheets on the way. */
export interface Scanned {
  uncomputed: Uncomputed[]
  /** Numbers of the rows that people do not see, because they are hidden or filtered out, by the path of the sheet. */
  hidden: ReadonlyMap<string, ReadonlySet<number>>
  /** Paths of sheets with more rows than an import reads; the rest of them has not been looked at. */
  tooLong: ReadonlySet<string>
}

const MOST = 20
/** Bytes that are read in one go. */
const AT_ONCE = 65_536

/**
 * Finds cells whose formula no spreadsheet program has computed: readers return nothing for them. They would be taken
 * for empty cells, and an empty cell may be right. Finds hidden rows too, of which readers say nothing. Reads the sheets to
 * their ends, so sizes that lie are found as well, unless they have more rows than an import reads.
 * @throws Error if a sheet is cut off, has another size than it declares, or a tag that is far too long
 */
export async function scanSheets(zip: ZipFile, sheets: readonly Entry[]): Promise<Scanned> {
  const found: Uncomputed[] = []
  const hidden = new Map<string, Set<number>>()
  const tooLong = new Set<string>()
  for (const sheet of sheets) {
    const stream = await zip.openReadStreamPromise(sheet)
    const decoder = new TextDecoder()
    const cells = cellsOf((cell) => found.length < MOST && found.push(cell))
    const rows = new Set<number>()
    hidden.set(sheet.fileName, rows)
    const row = rowsOf((at) => rows.add(at))
    const split = createMarkup((piece) => {
      row.add(piece)
      cells.add(piece)
    })
    for await (const part of partsOf(stream)) {
      split(decoder.decode(part, { stream: true }))
      if (row.count() > LIMITS.rows) break
    }
    if (row.count() > LIMITS.rows) {
      tooLong.add(sheet.fileName)
      continue
    }
    split(decoder.decode(), true)
    // Readers take a sheet that was cut off for a short one.
    if (!cells.isWhole()) throw new Error(`${sheet.fileName} is cut off`)
  }
  return { uncomputed: found, hidden, tooLong }
}

const HIDDEN = /\shidden\s*=\s*["'](?:1|true)["']/
const NUMBER = /\sr\s*=\s*["'](\d{1,7})["']/

function rowsOf(onHidden: (at: number) => void) {
  let at = 0
  let count = 0
  const add = (piece: Piece) => {
    if (piece.kind === 'text' || piece.kind === 'close' || piece.name !== 'row') return
    count += 1
    at += 1
    if (!HIDDEN.test(piece.attributes)) return
    at = Number(NUMBER.exec(piece.attributes)?.[1] ?? at)
    onHidden(at)
  }
  return { add, count: () => count }
}

/** A part that is not packed comes whole; other requests take their turn between its pieces. */
async function* partsOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of stream)
    for (let from = 0; from < chunk.length; from += AT_ONCE) {
      yield chunk.subarray(from, from + AT_ONCE)
      await setImmediate()
    }
}

function cellsOf(onUncomputed: (cell: Uncomputed) => void) {
  /** The attributes of the open cell. */
  let cell: string | null = null
  let hasFormula = false
  let hasValue = false
  let isFormula = false
  let isWhole = false
  const add = (piece: Piece) => {
    if (piece.kind === 'text') {
      const isBlank = piece.text.trim() === ''
      if (!isBlank) isWhole = false
      hasValue ||= !isFormula && !isBlank
      return
    }
    const { kind, name, attributes } = piece
    isWhole = name === 'worksheet' && kind !== 'open'
    isFormula = name === 'f' && kind === 'open'
    if (name === 'f' && kind !== 'close') hasFormula = true
    if (name !== 'c') return
    if (kind === 'close' && cell !== null && hasFormula && !hasValue) tell(cell, onUncomputed)
    cell = kind === 'open' ? attributes : null
    hasFormula = false
    hasValue = false
  }
  return { add, isWhole: () => isWhole }
}

function tell(attributes: string, onUncomputed: (cell: Uncomputed) => void): void {
  const [, column, row] = /\br="([A-Z]{1,3})(\d+)"/.exec(attributes) ?? []
  // An empty text is what `=IF(A1="","",…)` computes.
  if (column && row && !/\bt="str"/.test(attributes)) onUncomputed({ column, row: Number(row) })
}
