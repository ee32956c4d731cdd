import { type Element, PAGE, type Sheet, type TextStyle } from './sheet.ts'

/** A cell. It takes the next free column of its row. */
export interface Cell {
  text: string
  /** How many columns it takes. */
  span?: number
  /** How many rows of the head it takes. */
  rows?: number
  align?: TextStyle['align']
  bold?: boolean
}

export interface Table {
  /** Widths of the columns in points. */
  widths: readonly number[]
  size: number
  /** Size of the head, which is repeated on every page. */
  headSize: number

  head: readonly (readonly Cell[])[]
  body: readonly (readonly Cell[])[]
  /** Rows that stay together, with the last row of the body. */
  foot?: readonly (readonly Cell[])[]
}

interface Placed extends Cell {
  column: number
  width: number
  x: number
  lines: string[]
}

const PADDING = { x: 3, y: 2.2 } as const

/** Draws a table over as many pages as it needs. A row moves to the next page, unless it is longer than a page. */
export function drawTable(sheet: Sheet, table: Table): void {
  const element = sheet.element('Table')
  const { size, headSize } = table
  const lineHeight = sheet.heightOf(1, { size })
  const heightOf = (row: readonly Placed[], one = lineHeight) =>
    Math.max(...row.map(({ lines }) => lines.length)) * one + 2 * PADDING.y
  const heightOfHead = (cell: Placed) => heightOf([cell], sheet.heightOf(1, { size: headSize }))

  const head = layHead(sheet, table)
  const heights = headHeights(head, heightOfHead)
  const headHeight = sum(heights)

  const drawHead = (parent?: Element) => {
    for (const [at, row] of head.entries()) {
      const tr = parent && sheet.element('TR', {}, parent)
      for (const cell of row) {
        const height = sum(heights.slice(at, at + (cell.rows ?? 1)))
        drawCell(sheet, { ...cell, align: 'center' }, { size: headSize, height, tag: 'TH', middle: true }, tr)
      }
      tr?.end()
      sheet.y += heights[at] ?? 0
    }
  }
  const nextPage = () => {
    sheet.newPage()
    drawHead()
  }
  const drawRow = (row: readonly Placed[]) => {
    const tr = sheet.element('TR', {}, element)
    let rest = row
    while (sheet.y + heightOf(rest) > PAGE.bottom) {
      const isAlone = sheet.y <= PAGE.top + headHeight
      const room = Math.floor((PAGE.bottom - sheet.y - 2 * PADDING.y) / lineHeight)
      if (isAlone && room > 0) {
        drawCells(
          rest.map((cell) => ({ ...cell, lines: cell.lines.slice(0, room) })),
          tr,
        )
        rest = rest.map((cell) => ({ ...cell, lines: cell.lines.slice(room) }))
      }
      nextPage()
    }
    drawCells(rest, tr)
    tr.end()
  }
  const drawCells = (row: readonly Placed[], tr: Element) => {
    const height = heightOf(row)
    for (const cell of row) drawCell(sheet, cell, { size, height, tag: 'TD' }, tr)
    sheet.y += height
  }

  const body = table.body.map((row) => layRow(sheet, table, row))
  const foot = (table.foot ?? []).map((row) => layRow(sheet, table, row))
  const footHeight = sum([...body.slice(-1), ...foot].map((row) => heightOf(row)))
  sheet.need(headHeight + (body[0] ? heightOf(body[0]) : 0) + (body.length < 2 ? footHeight : 0))
  drawHead(element)
  for (const [at, row] of body.entries()) {
    const isLast = at === body.length - 1
    if (isLast && sheet.y > PAGE.top + headHeight && sheet.y + footHeight > PAGE.bottom) nextPage()
    drawRow(row)
  }
  for (const row of foot) drawRow(row)
  element.end()
}

function layRow(
  sheet: Sheet,
  { widths, size }: Table,
  row: readonly Cell[],
  taken: readonly number[] = [],
): Placed[] {
  let column = 0
  return row.map((cell) => {
    while (taken.includes(column)) column++
    const from = column
    column += cell.span ?? 1
    const width = sum(widths.slice(from, column))
    const lines = sheet.lines(cell.text, width - 2 * PADDING.x, { size, bold: cell.bold })
    return { ...cell, column: from, width, x: PAGE.left + sum(widths.slice(0, from)), lines }
  })
}

/** Heights of the rows of the head. A cell of several rows that needs more makes its last row higher. */
function headHeights(head: readonly (readonly Placed[])[], heightOf: (cell: Placed) => number): number[] {
  const heights = head.map((row) => Math.max(0, ...row.filter(({ rows = 1 }) => rows === 1).map(heightOf)))
  for (const [at, row] of head.entries()) {
    for (const cell of row) {
      const last = at + (cell.rows ?? 1) - 1
      const missing = heightOf(cell) - sum(heights.slice(at, last + 1))
      if (missing > 0) heights[last] = (heights[last] ?? 0) + missing
    }
  }
  return heights
}

/** Cells of the first rows may reach into later ones. */
function layHead(sheet: Sheet, table: Table): Placed[][] {
  const rows: Placed[][] = []
  for (const row of table.head) {
    const taken = rows.flatMap((above, at) =>
      above.flatMap(({ column, span = 1, rows: high = 1 }) =>
        at + high > rows.length ? Array.from({ length: span }, (_, next) => column + next) : [],
      ),
    )
    rows.push(layRow(sheet, { ...table, size: table.headSize }, row, taken))
  }
  return rows
}

function drawCell(
  sheet: Sheet,
  { x, width, lines, align, bold }: Placed,
  { size, height, tag, middle = false }: { size: number; height: number; tag: string; middle?: boolean },
  row?: Element,
): void {
  sheet.box(x, sheet.y, width, height)
  const style = { size, align, bold }
  const above = middle ? (height - sheet.heightOf(lines.length, style)) / 2 : PADDING.y
  const element = row && sheet.element(tag, {}, row)
  sheet.place(
    lines,
    { x: x + PADDING.x, y: sheet.y + above, width: width - 2 * PADDING.x },
    style,
    element,
    tag,
  )
  element?.end()
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
