import type { DocumentContent } from '@sauda/sdk/documents'
import { shortDate } from '@sauda/sdk/language'
import { amount, quantityOf, rateText, signOf, totalInWords, vatByRate } from './amounts.ts'
import { BODY_WIDTH, GREY, PAGE, type Sheet } from './sheet.ts'
import { drawSigners, SIGNERS_GAP } from './signers.ts'
import { type Cell, drawTable } from './table.ts'
import { contractText, partyText } from './words.ts'

const TEXT = { size: 8 } as const
const NOTE = { size: 6, colour: GREY } as const
const BIN_WIDTH = 96
const LABEL_WIDTH = 72

/** Draws an act in the form Р-1 (appendix 50 to the order of the Minister of Finance of 20 December 2012, № 562). */
export function drawAct(sheet: Sheet, content: DocumentContent): void {
  const half = { x: PAGE.left + BODY_WIDTH / 2, width: BODY_WIDTH / 2 }
  sheet.text(
    'Приложение 50 к приказу Министра финансов Республики Казахстан\nот 20 декабря 2012 года № 562',
    { ...NOTE, size: 6.5, align: 'right' },
    half,
  )
  sheet.text('Форма Р-1', { size: 7.5, bold: true, align: 'right' }, half)
  sheet.y += 6
  drawParty(sheet, 'Заказчик', content.buyer)
  drawParty(sheet, 'Исполнитель', content.supplier)
  drawNumber(sheet, content)
  sheet.text('АКТ ВЫПОЛНЕННЫХ РАБОТ (ОКАЗАННЫХ УСЛУГ)*', { size: 11, bold: true, align: 'center' }, {}, 'H1')
  sheet.text('Орындалған жұмыстар (көрсетілген қызметтер) актісі', {
    size: 8,
    colour: GREY,
    align: 'center',
    lang: 'kk-KZ',
  })
  sheet.y += 6
  drawLines(sheet, content)
  sheet.y += 7
  sheet.text(`Всего: ${totalInWords(content, 'ru')}.`, TEXT)
  sheet.text(`Барлығы: ${totalInWords(content, 'kk')}.`, { ...TEXT, lang: 'kk-KZ' })
  sheet.y += 5
  for (const paragraph of content.paragraphs) sheet.text(paragraph, TEXT)
  // Everything below belongs together: a signature never stands on a page without what is signed.
  sheet.need(236)
  sheet.text('Сведения об использовании запасов, полученных от заказчика: не использовались', TEXT)
  sheet.y += 3
  sheet.text(
    'Приложение: Перечень документации, в том числе отчёт(ы) о маркетинговых, научных исследованиях, консультационных и прочих услугах (обязательны при его (их) наличии) на 0 страниц',
    TEXT,
  )
  sheet.y += 12
  drawSigners(sheet, [
    { title: 'Сдал (Исполнитель)', signer: content.supplier.signer },
    { title: 'Принял (Заказчик)', signer: content.buyer.signer },
  ])
  drawSeals(sheet)
  sheet.y += 10
  sheet.text('Дата подписания (принятия) работ (услуг): ________________', { ...TEXT, align: 'right' })
  sheet.y += 10
  for (const note of NOTES) sheet.text(note, NOTE)
}

/** What the form explains below itself. */
const NOTES = [
  '* Применяется для приёмки-передачи выполненных работ (оказанных услуг), за исключением строительно-монтажных работ.',
  '** Заполняется в случае, если даты выполненных работ (оказанных услуг) приходятся на различные периоды, а также в случае, если даты выполнения работ (оказания услуг) и даты подписания (принятия) работ (услуг) различны.',
  '*** Заполняется в случае наличия отчёта о научных исследованиях, маркетинговых, консультационных и прочих услугах.',
]

/** The place of a seal below the signature of each party. */
function drawSeals(sheet: Sheet): void {
  sheet.y += 6
  const half = BODY_WIDTH / 2 + SIGNERS_GAP / 2
  const element = sheet.element('P')
  for (const x of [PAGE.left, PAGE.left + half])
    sheet.place(['М.П.'], { x, y: sheet.y, width: 40 }, { size: 7.5 }, element)
  element.end()
  sheet.y += sheet.heightOf(1, { size: 7.5 })
}

function drawParty(sheet: Sheet, label: string, party: DocumentContent['supplier']): void {
  const width = BODY_WIDTH - LABEL_WIDTH - BIN_WIDTH - 14
  const text = sheet.lines(partyText(party), width, TEXT)
  const height = sheet.heightOf(text.length, TEXT)
  const element = sheet.element('P')
  const top = sheet.y
  sheet.place([label], { x: PAGE.left, y: top, width: LABEL_WIDTH }, { ...TEXT, bold: true }, element)
  const x = PAGE.left + LABEL_WIDTH
  sheet.place(text, { x, y: top, width }, TEXT, element)
  sheet.rule(x, top + height + 1, width)
  sheet.place(
    ['полное наименование, адрес, данные о средствах связи'],
    { x, y: top + height + 2, width },
    { ...NOTE, align: 'center' },
    element,
  )
  const binX = PAGE.right - BIN_WIDTH
  sheet.box(binX, top - 2, BIN_WIDTH, 14)
  sheet.place([party.bin], { x: binX, y: top, width: BIN_WIDTH }, { ...TEXT, align: 'center' }, element)
  sheet.place(['ИИН/БИН'], { x: binX, y: top + 13, width: BIN_WIDTH }, { ...NOTE, align: 'center' }, element)
  element.end()
  sheet.y = top + Math.max(height, 12) + 16
}

/** The contract on the left; number and date of the act in boxes on the right. */
function drawNumber(sheet: Sheet, { number, date, contract }: DocumentContent): void {
  const widths = [92, 92] as const
  const left = PAGE.right - widths[0] - widths[1]
  const small = { size: 7, align: 'center' } as const
  const numberLines = sheet.lines(number, widths[0] - 6, TEXT)
  const height = sheet.heightOf(numberLines.length, TEXT) + 5
  const top = sheet.y
  const element = sheet.element('P')
  const text = contractText(contract)
  const lines = sheet.lines(
    text ? `Договор (контракт) ${text}` : 'Договор (контракт)',
    left - PAGE.left - 14,
    TEXT,
  )
  sheet.place(lines, { x: PAGE.left, y: top + 16, width: left - PAGE.left - 14 }, TEXT, element)
  for (const [at, [head, value]] of [
    ['Номер документа', numberLines] as const,
    ['Дата составления', [shortDate(date)]] as const,
  ].entries()) {
    const x = left + (at === 0 ? 0 : widths[0])
    sheet.box(x, top, widths[1], 13)
    sheet.box(x, top + 13, widths[1], height)
    sheet.place([head], { x, y: top + 2, width: widths[1] }, small, element)
    sheet.place(value, { x, y: top + 15.5, width: widths[1] }, { ...TEXT, align: 'center' }, element)
  }
  element.end()
  sheet.y = top + Math.max(13 + height, 16 + sheet.heightOf(lines.length, TEXT)) + 14
}

function drawLines(sheet: Sheet, content: DocumentContent): void {
  const sign = signOf(content.currency)
  const day = shortDate(content.date)
  const right = (text: string, more: Partial<Cell> = {}): Cell => ({ text, align: 'right', ...more })
  const center = (text: string): Cell => ({ text, align: 'center' })
  const quantity = content.lines.reduce((sum, line) => sum + Math.round(line.quantity * 1000), 0) / 1000
  const vats = vatByRate(content)
  drawTable(sheet, {
    widths: [34, 125.28, 54, 74, 44, 44, 68, 70],
    size: 7.5,
    headSize: 6.2,
    head: [
      [
        { text: 'Номер по порядку', rows: 2 },
        {
          text: 'Наименование работ (услуг) (в разрезе их подвидов в соответствии с технической спецификацией, заданием, графиком выполнения работ (услуг) при их наличии)',
          rows: 2,
        },
        { text: 'Дата выполнения работ (оказания услуг)**', rows: 2 },
        {
          text: 'Сведения об отчёте о научных исследованиях, маркетинговых, консультационных и прочих услугах (дата, номер, количество страниц) (при их наличии)***',
          rows: 2,
        },
        { text: 'Единица измерения', rows: 2 },
        { text: 'Выполнено работ (оказано услуг)', span: 3 },
      ],
      [{ text: 'количество' }, { text: `цена за единицу, ${sign}` }, { text: `стоимость, ${sign}` }],
      ['1', '2', '3', '4', '5', '6', '7', '8'].map((text) => ({ text })),
    ],
    body: content.lines.map((line, at) => [
      center(String(at + 1)),
      { text: line.name },
      center(day),
      center('нет'),
      center(line.unit ?? ''),
      right(quantityOf(line.quantity)),
      right(amount(line.price)),
      right(amount(line.sum)),
    ]),
    foot: [
      [
        right('Итого', { span: 5 }),
        right(quantityOf(quantity)),
        center('х'),
        right(amount(content.total), { bold: true }),
      ],
      ...vats.map(({ rate, vat }) => [
        right(rate === null ? 'без НДС' : `в том числе НДС ${rateText(rate)}`, { span: 7 }),
        right(rate === null ? '' : amount(vat)),
      ]),
    ],
  })
}
