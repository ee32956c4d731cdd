import { setImmediate } from 'node:timers/promises'
import { DECLARATION, type Format, MAIN, STYLES } from './book-parts.ts'
import { cellText } from './cell-text.ts'
import { serialOf } from './cell-values.ts'
import { lettersOf } from './problems.ts'
import { xmlText } from './xml-text.ts'

/** What a cell says. In a column of days, a text is a day as `2026-10-31`. */
export type Cell = string | number | null

/** A column of a sheet. */
export interface SheetColumn {
  header: string
  /** In characters. */
  width: number
  format?: Format
}

/** The first row, the headings, stays in view. */
const VIEW =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

/** Letters of XML after which other requests take their turn. */
const AT_ONCE = 65_536

/** Yields a sheet in pieces of XML. Texts are put together by hand, because there are millions. */
export async function* sheetXml(
  columns: readonly SheetColumn[],
  pages: AsyncIterable<Iterable<readonly Cell[]>>,
): AsyncGenerator<Buffer, void> {
  const headings = rowWriter(columns.map(() => 'text'))
  const row = rowWriter(columns.map(({ format = 'text' }) => format))
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  let xml = `${DECLARATION}<worksheet xmlns="${MAIN}">${VIEW}<sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols><sheetData>`
  let at = 1
  xml += headings(
    columns.map(({ header }) => header),
    at++,
  )
  for await (const page of pages) {
    for (const cells of page) {
      xml += row(cells, at++)
      if (xml.length < AT_ONCE) continue
      yield Buffer.from(xml)
      xml = ''
      // Whoever reads the pieces may have room for many of them.
      await setImmediate()
    }
  }
  yield Buffer.from(`${xml}</sheetData></worksheet>`)
}

function rowWriter(formats: readonly Format[]): (cells: readonly Cell[], at: number) => string {
  const writers = formats.map((format, column) => cellWriter(format, lettersOf(column)))
  return (cells, at) => {
    let xml = ''
    for (let column = 0; column < cells.length; column++) {
      const cell = cells[column]
      if (cell !== null && cell !== undefined) xml += writers[column]?.(cell, at)
    }
    return xml && `<row r="${at}">${xml}</row>`
  }
}

function cellWriter(format: Format, letters: string): (cell: string | number, at: number) => string {
  const start = `<c r="${letters}`
  const style = STYLES[format] === 0 ? '' : ` s="${STYLES[format]}"`
  const number = `"${style}><v>`
  const text = `"${style} t="inlineStr"><is><t xml:space="preserve">`
  const days = daySerials()
  return (cell, at) => {
    if (typeof cell === 'number') return `${start}${at}${number}${cell}</v></c>`
    if (format === 'day') return `${start}${at}${number}${days(cell)}</v></c>`
    return `${start}${at}${text}${xmlText(cellText(cell))}</t></is></c>`
  }
}

/** Days that are remembered; lists have far fewer. */
const MOST_DAYS = 10_000

/** Returns a function that returns the serial number of a day, and computes each once. */
function daySerials(): (day: string) => number {
  const known = new Map<string, number>()
  return (day) => {
    const serial = known.get(day) ?? serialOf(day)
    if (known.size < MOST_DAYS) known.set(day, serial)
    return serial
  }
}
