import type { DocumentContent } from '@sauda/sdk/documents'
import { totalInWords } from './amounts.ts'
import { drawPricedLines } from './priced-lines.ts'
import { BODY_WIDTH, GREY, PAGE, type Sheet } from './sheet.ts'
import { drawSigners } from './signers.ts'
import { contractText, kazakhDay, russianDay } from './words.ts'

const TEXT = { size: 9 } as const
const KAZAKH = { size: 8, colour: GREY, lang: 'kk-KZ' } as const
const GAP = 24
const LOOK = {
  name: 'Помещение, услуга\nҮй-жай, қызмет',
  price: ['Ставка', 'Мөлшерлеме'],
  size: 8.5,
} as const

/** Draws an appendix to a lease contract: the agreement as text, the rooms with their rates, both parties. */
export function drawAppendix(sheet: Sheet, content: DocumentContent): void {
  const { number, date, contract, supplier, buyer } = content
  sheet.text(`Приложение № ${number}`, { size: 14, bold: true, align: 'center' }, {}, 'H1')
  sheet.text(contract ? `к договору аренды ${contractText(contract)}` : 'к договору аренды', {
    ...TEXT,
    align: 'center',
  })
  sheet.text(
    contract
      ? `№ ${contract.number} жалдау шартына № ${number} қосымша`
      : `Жалдау шартына № ${number} қосымша`,
    { ...KAZAKH, align: 'center' },
  )
  sheet.y += 8
  sheet.text(`${russianDay(date)} / ${kazakhDay(date)}`, { ...TEXT, align: 'right' })
  sheet.y += 8
  sheet.text(
    `${introduction(supplier)} (далее — Арендодатель) и ${introduction(buyer)} (далее — Арендатор) согласовали следующее.`,
    TEXT,
  )
  for (const [at, paragraph] of content.paragraphs.entries()) {
    sheet.y += 5
    sheet.text(`${at + 1}. ${paragraph}`, TEXT)
  }
  sheet.y += 8
  sheet.text(content.title, { ...TEXT, bold: true }, {}, 'H2')
  sheet.y += 4
  if (content.lines.length > 0) drawPricedLines(sheet, content, LOOK)
  sheet.y += 7
  sheet.text(`Итого: ${totalInWords(content, 'ru')}.`, TEXT)
  sheet.text(`Жиыны: ${totalInWords(content, 'kk')}.`, { ...TEXT, lang: 'kk-KZ' })
  sheet.y += 14
  drawParties(sheet, content)
}

function introduction({ name, bin, signer }: DocumentContent['supplier']): string {
  return `${name} (БИН/ИИН ${bin})${signer ? `, от имени которого действует ${signer}` : ''}`
}

/** The details of both parties side by side, with the lines for their signatures. */
function drawParties(sheet: Sheet, { supplier, buyer }: DocumentContent): void {
  const width = (BODY_WIDTH - GAP) / 2
  const style = { size: 8 } as const
  const columns = [supplier, buyer].map((party) => sheet.lines(details(party), width, style))
  const height = sheet.heightOf(Math.max(...columns.map(({ length }) => length)), style)
  sheet.need(height + 70)
  for (const [at, lines] of columns.entries()) {
    const element = sheet.element('P')
    sheet.place(lines, { x: PAGE.left + at * (width + GAP), y: sheet.y, width }, style, element)
    element.end()
  }
  sheet.y += height + 12
  drawSigners(sheet, [
    { title: 'Арендодатель / Жалға беруші', signer: supplier.signer },
    { title: 'Арендатор / Жалға алушы', signer: buyer.signer },
  ])
}

function details({ name, bin, address, phone, bank, iban, bic, kbe }: DocumentContent['supplier']): string {
  const labelled = (label: string, value: string | null) => (value ? `${label} ${value}` : null)
  return [
    name,
    `БИН/ИИН ${bin}`,
    address,
    phone,
    labelled('ИИК', iban),
    bank,
    labelled('БИК', bic),
    labelled('КБе', kbe),
  ]
    .filter(Boolean)
    .join('\n')
}
