import { PAGE, Sheet } from '../../documents/paper/sheet.ts'
import { moment, type SheetFacts } from './draw-sheet.ts'
import { SHEET_WORDS } from './words.ts'

/** In points. The stamps of both sides stand in the upper margin, which the forms leave free. */
const STAMPS = { top: 6, height: 22 } as const
const GAP = 10
const TEXT = { size: 5.6, colour: '#0b5c62' } as const

/** Draws the stamps of a page as a page without anything else, which is laid over each page of the copy. */
export async function drawStamps({ signatures, language, at }: SheetFacts): Promise<Uint8Array> {
  const words = SHEET_WORDS[language]
  const sheet = new Sheet(words.title, at)
  const width = (PAGE.right - PAGE.left - GAP) / 2
  for (const [place, { name, organisation, signed_at, serial, state }] of signatures.slice(0, 2).entries()) {
    const x = PAGE.left + place * (width + GAP)
    sheet.decorate((pdf) =>
      pdf
        .lineWidth(0.6)
        .strokeColor(TEXT.colour)
        .roundedRect(x, STAMPS.top, width, STAMPS.height, 3)
        .stroke(),
    )
    const states: Readonly<Record<string, string>> = words.states
    const lines = [
      `${words.signed}: ${organisation ?? name ?? ''}`,
      [organisation && name, signed_at && moment(signed_at)].filter(Boolean).join(', '),
      [serial, state === 'valid' ? null : states[state]].filter(Boolean).join(', '),
    ].map((line) => sheet.lines(line, width - 10, TEXT)[0] ?? '')
    sheet.place(lines, { x: x + 5, y: STAMPS.top + 0.6, width: width - 10 }, TEXT)
  }
  return sheet.finish(() => undefined)
}
