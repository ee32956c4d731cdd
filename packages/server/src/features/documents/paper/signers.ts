import { BODY_WIDTH, GREY, PAGE, type Sheet } from './sheet.ts'
import { signerOf } from './words.ts'

/** Between the two sides. */
export const SIGNERS_GAP = 24
const WIDTH = (BODY_WIDTH - SIGNERS_GAP) / 2
const TEXT = { size: 8 } as const
const NOTE = { size: 6, colour: GREY, align: 'center' } as const
/** Width of each line for position, signature and name, and the space after it. */
const FIELDS = [
  { note: 'должность', width: 74 },
  { note: 'подпись', width: 66 },
  { note: 'расшифровка подписи', width: WIDTH - 74 - 66 - 12 },
] as const
const BETWEEN = 6
/** Room for the signature above its line. */
const ROOM = 20
const BELOW = 12

/** Draws the lines for the signatures of both parties side by side, on one page. */
export function drawSigners(sheet: Sheet, sides: readonly { title: string; signer: string | null }[]): void {
  const laid = sides.map(({ title, signer }) => {
    const { position, name } = signerOf(signer)
    const fields = [position, '', name].map((text, at) => sheet.lines(text, FIELDS[at]?.width ?? 0, TEXT))
    return { title, fields }
  })
  const most = Math.max(...laid.flatMap(({ fields }) => fields.map(({ length }) => length)))
  const height = sheet.heightOf(most, TEXT)
  sheet.need(ROOM + height + BELOW)
  const top = sheet.y
  const line = top + ROOM + height
  for (const [side, { title, fields }] of laid.entries()) {
    let x = PAGE.left + side * (WIDTH + SIGNERS_GAP)
    const element = sheet.element('P')
    sheet.place([title], { x, y: top, width: WIDTH }, { ...TEXT, bold: true }, element)
    for (const [at, { note, width }] of FIELDS.entries()) {
      const lines = fields[at] ?? []
      const y = line - sheet.heightOf(lines.length, TEXT)
      sheet.place(lines, { x, y, width }, { ...TEXT, align: 'center' }, element)
      sheet.rule(x, line + 1, width)
      sheet.place([note], { x, y: line + 2, width }, NOTE, element)
      x += width + BETWEEN
    }
    element.end()
  }
  sheet.y = line + BELOW
}
