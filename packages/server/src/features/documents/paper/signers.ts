import { BODY_WIDTH, GREY, PAGE, type Sheet } from './sheet.ts'
import { signerOf } from './words.ts'

const GAP = 24
const WIDTH = (BODY_WIDTH - GAP) / 2
const TEXT = { size: 8 } as const
const NOTE = { size: 6, colour: GREY, align: 'center' } as const
/** Position, signature, name: widths as parts of a half of the page. */
const FIELDS = [
  { note: 'должность', part: 0.34 },
  { note: 'подпись', part: 0.28 },
  { note: 'расшифровка подписи', part: 0.38 },
] as const

/** Draws the lines for the signatures of both parties, side by side. */
export function drawSigners(sheet: Sheet, sides: readonly { title: string; signer: string | null }[]): void {
  const top = sheet.y
  let bottom = top
  for (const [side, { title, signer }] of sides.entries()) {
    const left = PAGE.left + side * (WIDTH + GAP)
    const element = sheet.element('P')
    sheet.place([title], { x: left, y: top, width: WIDTH }, { ...TEXT, bold: true }, element)
    const { position, name } = signerOf(signer)
    const columns = FIELDS.map(({ note, part }, at) => ({
      note,
      width: part * WIDTH - 6,
      text: [position, '', name][at] ?? '',
    }))
    const laid = columns.map(({ text, width }) => sheet.lines(text, width, TEXT))
    const height = sheet.heightOf(Math.max(...laid.map(({ length }) => length)), TEXT)
    const line = top + 20 + height
    let x = left
    for (const [at, { note, width }] of columns.entries()) {
      const lines = laid[at] ?? []
      const y = line - sheet.heightOf(lines.length, TEXT)
      sheet.place(lines, { x, y, width }, { ...TEXT, align: 'center' }, element)
      sheet.rule(x, line + 1, width)
      sheet.place([note], { x, y: line + 2, width }, NOTE, element)
      x += width + 6
    }
    element.end()
    bottom = Math.max(bottom, line + 12)
  }
  sheet.y = bottom
}
