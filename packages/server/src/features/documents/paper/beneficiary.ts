import type { DocumentContent } from '@sauda/sdk/documents'
import { GREY, PAGE, type Sheet } from './sheet.ts'

interface Field {
  label: string
  value: string
  bold?: boolean
}

const WIDTHS = [273.28, 140, 100] as const
const LABEL = { size: 6.5, colour: GREY } as const
const VALUE = { size: 8.5 } as const
const PADDING = 3

/** Draws where to pay, in the order of a payment order: beneficiary, account, codes, bank. */
export function drawBeneficiary(
  sheet: Sheet,
  { supplier: party, knp = '' }: Pick<DocumentContent, 'supplier' | 'knp'>,
): void {
  sheet.text('Образец платёжного поручения / Төлем тапсырмасының үлгісі', { size: 8, bold: true })
  sheet.y += 3
  const rows: Field[][] = [
    [
      { label: 'Бенефициар', value: `${party.name}\nБИН / ИИН ${party.bin}`, bold: true },
      { label: 'ИИК', value: party.iban ?? '', bold: true },
      { label: 'КБе', value: party.kbe ?? '', bold: true },
    ],
    [
      { label: 'Банк бенефициара', value: party.bank ?? '' },
      { label: 'БИК', value: party.bic ?? '', bold: true },
      { label: 'Код назн. платежа (КНП)', value: knp, bold: true },
    ],
  ]
  for (const row of rows) drawRow(sheet, row)
}

function drawRow(sheet: Sheet, row: readonly Field[]): void {
  const laid = row.map(({ value, bold }, at) =>
    sheet.lines(value, (WIDTHS[at] ?? 0) - 2 * PADDING, { ...VALUE, bold }),
  )
  const height = Math.max(...laid.map(({ length }) => sheet.heightOf(length, VALUE))) + 14
  let x: number = PAGE.left
  for (const [at, { label, bold }] of row.entries()) {
    const cell = WIDTHS[at] ?? 0
    const width = cell - 2 * PADDING
    const element = sheet.element('P')
    sheet.box(x, sheet.y, cell, height)
    sheet.place([label], { x: x + PADDING, y: sheet.y + 2, width }, LABEL, element)
    sheet.place(laid[at] ?? [], { x: x + PADDING, y: sheet.y + 11, width }, { ...VALUE, bold }, element)
    element.end()
    x += cell
  }
  sheet.y += height
}
