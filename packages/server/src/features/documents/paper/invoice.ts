import type { DocumentContent } from '@sauda/sdk/documents'
import { totalInWords, totalText } from './amounts.ts'
import { drawBeneficiary } from './beneficiary.ts'
import { drawPricedLines } from './priced-lines.ts'
import { BODY_WIDTH, GREY, PAGE, type Sheet } from './sheet.ts'
import { contractText, kazakhDay, partyText, russianDay, signerOf } from './words.ts'

const TEXT = { size: 8.5 } as const
const KAZAKH = { size: 8, colour: GREY, lang: 'kk-KZ' } as const
const LABEL_WIDTH = 88
const LINES = { name: 'Наименование\nАтауы', price: ['Цена', 'Бағасы'], size: 8, hasCodes: true } as const

/** Draws an invoice for payment. */
export function drawInvoice(sheet: Sheet, content: DocumentContent): void {
  drawBeneficiary(sheet, content)
  sheet.y += 16
  sheet.text(
    `Счёт на оплату № ${content.number} от ${russianDay(content.date)}`,
    { size: 14, bold: true },
    {},
    'H1',
  )
  sheet.text(`${kazakhDay(content.date)} № ${content.number} төлем шоты`, KAZAKH)
  sheet.y += 5
  sheet.rule(PAGE.left, sheet.y, BODY_WIDTH, 1.2)
  sheet.y += 8
  drawParty(sheet, ['Поставщик', 'Жеткізуші'], partyOf(content.supplier))
  drawParty(sheet, ['Покупатель', 'Сатып алушы'], partyOf(content.buyer))
  drawParty(sheet, ['Договор', 'Шарт'], contractText(content.contract) || 'Без договора')
  sheet.y += 4
  drawPricedLines(sheet, content, LINES)
  sheet.y += 8
  sheet.text(`Всего наименований ${content.lines.length}, на сумму ${totalText(content)}`, TEXT)
  sheet.text(`Всего к оплате: ${totalInWords(content, 'ru')}`, { ...TEXT, bold: true })
  sheet.text(`Барлығы төлеуге: ${totalInWords(content, 'kk')}`, { ...TEXT, lang: 'kk-KZ' })
  drawPayUntil(sheet, content)
  sheet.y += 6
  for (const paragraph of content.paragraphs) {
    sheet.text(paragraph, TEXT)
    sheet.y += 3
  }
  drawExecutor(sheet, content)
}

function drawPayUntil(sheet: Sheet, { pay_until: day }: DocumentContent): void {
  if (!day) return
  sheet.y += 4
  sheet.text(`Оплатить не позднее ${russianDay(day)} / Төлеу мерзімі: ${kazakhDay(day)}`, TEXT)
}

function partyOf(party: DocumentContent['supplier']): string {
  return `БИН / ИИН ${party.bin}, ${partyText(party)}`
}

function drawParty(sheet: Sheet, [russian, kazakh]: readonly [string, string], text: string): void {
  const style = { ...TEXT, bold: true }
  const width = BODY_WIDTH - LABEL_WIDTH
  const lines = sheet.lines(text, width, style)
  const height = Math.max(sheet.heightOf(lines.length, style), 21)
  sheet.need(height)
  const element = sheet.element('P')
  sheet.place([`${russian}:`], { x: PAGE.left, y: sheet.y, width: LABEL_WIDTH }, TEXT, element)
  const span = sheet.element('Span', KAZAKH, element)
  sheet.place(
    [kazakh],
    { x: PAGE.left, y: sheet.y + 10.5, width: LABEL_WIDTH },
    { ...KAZAKH, size: 7 },
    span,
    'Span',
  )
  span.end()
  sheet.place(lines, { x: PAGE.left + LABEL_WIDTH, y: sheet.y, width }, style, element)
  element.end()
  sheet.y += height + 5
}

function drawExecutor(sheet: Sheet, { supplier }: DocumentContent): void {
  sheet.need(60)
  sheet.y += 6
  sheet.rule(PAGE.left, sheet.y, BODY_WIDTH, 1.2)
  sheet.y += 22
  const { position, name } = signerOf(supplier.signer)
  const element = sheet.element('P')
  const { y } = sheet
  sheet.place(['Исполнитель / Орындаушы'], { x: PAGE.left, y, width: 130 }, { ...TEXT, bold: true }, element)
  const line = sheet.heightOf(1, TEXT)
  sheet.rule(PAGE.left + 132, y + line, 170)
  const width = BODY_WIDTH - 312
  const lines = sheet.lines([position, name].filter(Boolean).join(' '), width, TEXT)
  sheet.place(lines, { x: PAGE.left + 312, y, width }, TEXT, element)
  element.end()
  sheet.y += sheet.heightOf(lines.length, TEXT) + 8
}
