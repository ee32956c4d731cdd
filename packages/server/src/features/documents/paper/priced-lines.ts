import type { DocumentContent } from '@sauda/sdk/documents'
import { amount, quantityOf, rateText, signOf, vatByRate } from './amounts.ts'
import { PAGE, type Sheet } from './sheet.ts'
import { type Cell, drawTable } from './table.ts'

/** How the table of lines looks: the heads of name and price in both languages, and the size of the text. */
export interface LinesLook {
  name: string
  price: readonly [string, string]
  /** Whether there is a column for the codes of items. */
  hasCodes?: boolean
  size: number
}

const NUMBER = 26
const QUANTITY = 52
const UNIT = 46
const PRICE = 76
const SUM = 80
const CODE = 58
const NAME = PAGE.right - PAGE.left - NUMBER - QUANTITY - UNIT - PRICE - SUM

/** Draws the lines with quantity, price and sum, then the total and the VAT that it contains by rate. */
export function drawPricedLines(
  sheet: Sheet,
  content: DocumentContent,
  { name, price, size, hasCodes = false }: LinesLook,
): void {
  const sign = signOf(content.currency)
  const before = hasCodes ? 6 : 5
  const head = (text: string): Cell => ({ text, bold: true })
  drawTable(sheet, {
    widths: [NUMBER, ...(hasCodes ? [CODE, NAME - CODE] : [NAME]), QUANTITY, UNIT, PRICE, SUM],
    size,
    headSize: size - 0.5,
    head: [
      [
        head('№'),
        ...(hasCodes ? [head('Код\nКоды')] : []),
        head(name),
        head('Кол-во\nСаны'),
        head('Ед.\nӨлш.'),
        head(`${price[0]}, ${sign}\n${price[1]}`),
        head(`Сумма, ${sign}\nСомасы`),
      ],
    ],
    body: content.lines.map((line, at) => [
      { text: String(at + 1), align: 'center' },
      ...(hasCodes ? [{ text: line.code ?? '' }] : []),
      { text: line.name },
      { text: quantityOf(line.quantity), align: 'right' },
      { text: line.unit ?? '', align: 'center' },
      { text: amount(line.price), align: 'right' },
      { text: amount(line.sum), align: 'right' },
    ]),
    foot: [
      [
        { text: 'Итого / Жиыны', span: before, bold: true, align: 'right' },
        { text: amount(content.total), bold: true, align: 'right' },
      ],
      ...vatByRate(content).map(({ rate, vat }): Cell[] => [
        { text: vatText(rate), span: before, align: 'right' },
        { text: rate === null ? '' : amount(vat), align: 'right' },
      ]),
    ],
  })
}

function vatText(rate: number | null): string {
  return rate === null ? 'Без НДС / ҚҚС-сыз' : `В том числе НДС ${rateText(rate)} / Оның ішінде ҚҚС`
}
