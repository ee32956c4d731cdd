import { DOCUMENT_KINDS, type DocumentContent, type DocumentKind } from '@sauda/sdk/documents'
import { describe, expect, it } from 'vitest'
import { sampleContent, sampleLine } from '../../../testing/papers.ts'
import { textOfPages } from '../../../testing/read-pdf.ts'
import { drawPaper } from './draw.ts'

const FACTS = {
  checkUrl: 'https://sauda.example/verify-document/48213/7Q4K2MTD',
  receivedAt: new Date('2026-11-02T04:12:00Z'),
}
const draw = async (kind: DocumentKind, changes: Partial<DocumentContent> = {}) =>
  (await drawPaper(kind, sampleContent(changes), FACTS)).bytes
const read = async (kind: DocumentKind, changes: Partial<DocumentContent> = {}) =>
  textOfPages(await draw(kind, changes))

const PARTIES = ['ТОО «Sauda Центр»', '201240999077', 'Алматы, пр. Суюнбая, 159', '+7 701 000 10 10']
const BUYER = ['ТОО «АвтоДиск Алматы»', '201240999007', 'Алматы, пр. Райымбека, 348', '+7 701 000 21 14']
const SUMS = [
  '412 000,00',
  '56 827,59',
  'Четыреста двенадцать тысяч тенге 00 тиын',
  'Төрт жүз он екі мың теңге 00 тиын',
]
const CONTRACT = 'А-214/2024 от 1 марта 2024 г.'

describe('what a paper says', () => {
  it.each([
    [
      'invoice',
      [
        'Счёт на оплату № АВР-01846 от 31 октября 2026 г.',
        '2026 ж. 31 қазан',
        'KZ40999A000000001234',
        'ALTAKZKA',
        'АО «Банк Алатау»',
        'КБе 17',
        'КНП',
        'Жеткізуші',
        'Сатып алушы',
        'В том числе НДС 16 %',
        'Ким А. В.',
        '412 000,00 ₸',
      ],
    ],
    [
      'completion',
      [
        'Приложение 50 к приказу Министра финансов Республики Казахстан от 20 декабря 2012 года № 562',
        'Форма Р-1',
        'Заказчик',
        'Исполнитель',
        'Номер документа',
        'АВР-01846',
        '31.10.2026',
        'АКТ ВЫПОЛНЕННЫХ РАБОТ (ОКАЗАННЫХ УСЛУГ)*',
        'Сведения об отчёте о научных исследованиях, маркетинговых, консультационных и прочих услугах (дата, номер, количество страниц) (при их наличии)***',
        'Дата выполнения работ (оказания услуг)**',
        'Перечень документации, в том числе отчёт(ы) о маркетинговых, научных исследованиях',
        '* Применяется для приёмки-передачи',
        'цена за единицу, ₸',
        'Сдал (Исполнитель)',
        'Принял (Заказчик)',
        'Омаров Т. С.',
        'Дата подписания (принятия) работ (услуг)',
        'в том числе НДС 16 %',
      ],
    ],
    [
      'application',
      [
        'Приложение № АВР-01846',
        'к договору аренды',
        'қосымша',
        'Арендодатель',
        'Жалға алушы',
        'KZ40999A000000001234',
        'Аренда за октябрь 2026',
        'Ким А. В.',
        'Омаров Т. С.',
      ],
    ],
  ] as const)('is everything that its form asks for: %s', async (kind, expected) => {
    const [page = '', ...more] = await read(kind)
    for (const text of [...PARTIES, ...BUYER, ...SUMS, CONTRACT, ...expected]) expect(page).toContain(text)
    expect(page).toContain('Аренда нежилого помещения 2-214, 46,8 м², октябрь 2026 г.')
    expect(page).toContain('sauda.example/verify-document/48213/7Q4K2MTD')
    expect(page).toContain('Страница 1 из 1')
    expect(more).toEqual([])
  })

  it('has a place for the seal of each party: an act', async () => {
    expect((await read('completion'))[0]?.match(/М\.П\./g)).toHaveLength(2)
  })

  it('has the codes of items and the day until which it is to be paid: an invoice', async () => {
    const [page = ''] = await read('invoice', {
      lines: [{ ...sampleLine(), code: '00-000012' }],
      pay_until: '2026-11-15',
    })
    for (const text of [
      'Код Коды',
      '00-000012',
      'Оплатить не позднее 15 ноября 2026 г.',
      '2026 ж. 15 қараша',
    ])
      expect(page).toContain(text)
    const [without = ''] = await read('invoice')
    expect(without).toContain('Код Коды')
    expect(without).not.toContain('не позднее')
  })

  it('has the payment purpose code of an invoice beside the bank, and none without it', async () => {
    const [page = ''] = await read('invoice', { knp: '859' })
    expect(page).toContain('Код назн. платежа (КНП) 859')
    expect((await read('invoice'))[0]).toMatch(/\(КНП\) (?!\d)/)
    for (const kind of ['completion', 'application'] as const)
      expect(await draw(kind, { knp: '859' })).toEqual(await draw(kind))
  })

  it.each(DOCUMENT_KINDS)('has every letter of both languages: %s', async (kind) => {
    const letters = 'АаӘәБбГгҒғҚқҢңӨөҰұҮүҺһІіЁёЪъЫыЭэ № ₸ « » — – … ² → ≤ ≥ ≈ ●'
    const [page = ''] = await read(kind, { lines: [{ ...sampleLine(), name: letters }] })
    // A column may be too narrow for them.
    expect(page.replaceAll(' ', '')).toContain(letters.replaceAll(' ', ''))
  })

  it.each(DOCUMENT_KINDS)('is drawn without what was not sent: %s', async (kind) => {
    const nothing = { address: null, phone: null, bank: null, iban: null, bic: null, kbe: null, signer: null }
    const { supplier, buyer } = sampleContent()
    const [page = ''] = await read(kind, {
      supplier: { ...supplier, ...nothing },
      buyer: { ...buyer, ...nothing },
      contract: null,
      lines: [{ ...sampleLine(), unit: null, vat_rate: null, vat: 0 }],
    })
    expect(page).not.toMatch(/null|undefined|NaN/)
    expect(page).toContain('ТОО «АвтоДиск Алматы»')
    expect(page).toMatch(/без НДС/i)
  })

  it.each(DOCUMENT_KINDS)('names each rate of VAT with its sum: %s', async (kind) => {
    const line = sampleLine()
    const [page = ''] = await read(kind, {
      lines: [
        { ...line, vat_rate: 12, vat: 1_000_01 },
        { ...line, vat_rate: 16, vat: 2_000_02 },
        { ...line, vat_rate: 16, vat: 3_000_03 },
      ],
    })
    expect(page).toMatch(/НДС 16 % (\/ Оның ішінде ҚҚС )?5 000,05/)
    expect(page).toMatch(/НДС 12 % (\/ Оның ішінде ҚҚС )?1 000,01/)
  })

  it.each(DOCUMENT_KINDS)('takes other currencies and negative sums: %s', async (kind) => {
    const [page = ''] = await read(kind, { currency: 'USD', total: -10_050 })
    expect(page).toContain('−100,50')
    expect(page).toContain('Минус сто USD 50/100')
    expect(page).toContain('Минус жүз USD 50/100')
    expect(page).not.toContain('₸')
  })

  it('has the paragraphs of an appendix in their order, over several pages', async () => {
    const paragraphs = Array.from(
      { length: 60 },
      (_, at) => `Пункт ${at + 1} есть. ${'Тараптар келісті. '.repeat(12)}`,
    )
    const pages = await read('application', { paragraphs })
    expect(pages.length).toBeGreaterThan(2)
    const text = pages.join(' ')
    const found = paragraphs.map((_, at) => text.indexOf(` ${at + 1}. Пункт ${at + 1} есть.`))
    expect(found.every((at, index) => at > (found[index - 1] ?? -1))).toBe(true)
  })
})

describe('a long paper', () => {
  const many = Array.from({ length: 1000 }, (_, at) => ({ ...sampleLine(), name: `Услуга №${at + 1}/конец` }))

  it.each(DOCUMENT_KINDS)('has 1,000 lines, each once, with the head on every page: %s', async (kind) => {
    const pages = await read(kind, { lines: many })
    const text = pages.join(' ')
    for (const at of [1, 2, 499, 500, 501, 999, 1000])
      expect(text.split(`Услуга №${at}/конец`)).toHaveLength(2)
    expect(text.match(/Услуга №\d+\/конец/g)).toHaveLength(1000)
    const head = kind === 'completion' ? 'Выполнено работ' : 'Кол-во'
    for (const [at, page] of pages.entries()) {
      if (page.includes('/конец')) expect(page).toContain(head)
      expect(page).toContain(`Страница ${at + 1} из ${pages.length}`)
      expect(page).toContain('№ АВР-01846 от 31.10.2026')
    }
    expect((await drawPaper(kind, sampleContent({ lines: many }), FACTS)).pages).toBe(pages.length)
    // The signatures are never alone: the last line or the total stands on their page.
    expect(pages.at(-1)).toMatch(/Итого|тенге 00 тиын/)
  })

  it.each(DOCUMENT_KINDS)('divides a line that is longer than a page: %s', async (kind) => {
    const words = Array.from({ length: 3000 }, (_, at) => `слово${at + 1}`)
    const pages = await read(kind, { lines: [{ ...sampleLine(), name: words.join(' ') }] })
    const text = pages.join(' ')
    expect(pages.length).toBeGreaterThan(1)
    expect(words.filter((word) => !text.includes(word))).toEqual([])
  })

  it.each(DOCUMENT_KINDS)('keeps long names and sums of any size inside the page: %s', async (kind) => {
    const long = `ТОО «${'Алматыавтобөлшектержабдықтаусаудасы'.repeat(6)}»`
    const { buyer } = sampleContent()
    const huge = Number.MAX_SAFE_INTEGER
    const text = (
      await read(kind, {
        number: `АВР/${'0123456789'.repeat(9)}`,
        buyer: {
          ...buyer,
          name: long,
          signer: `${'исполняющий обязанности '.repeat(6)}директора Омаров Т. С.`,
        },
        lines: [{ ...sampleLine(), name: 'x'.repeat(900), unit: 'кВт·ч в месяц', price: huge, sum: huge }],
        total: huge,
      })
    ).join('')
    expect(text.replaceAll(' ', '')).toContain(long.replaceAll(' ', ''))
    expect(text.replaceAll(' ', '')).toContain('90071992547409,91')
  })
})

describe('the bytes of a paper', () => {
  it.each(DOCUMENT_KINDS)('are always the same: %s', async (kind) => {
    expect(await draw(kind)).toEqual(await draw(kind))
  })

  it.each(DOCUMENT_KINDS)('differ with the content and with the address of the check: %s', async (kind) => {
    const bytes = await draw(kind)
    expect(await draw(kind, { total: 41_200_001 })).not.toEqual(bytes)
    const other = { ...FACTS, checkUrl: 'https://sauda.example/verify-document/OTHER' }
    expect((await drawPaper(kind, sampleContent(), other)).bytes).not.toEqual(bytes)
  })

  it('name language and title, have a structure for screen readers, and embed their fonts', async () => {
    const text = Buffer.from(await draw('completion')).toString('latin1')
    expect(text).toContain('/Lang (ru-KZ)')
    expect(text).toContain('/Lang (kk-KZ)')
    expect(text).toContain('/DisplayDocTitle true')
    expect(text).toContain('/MarkInfo')
    for (const tag of ['Document', 'H1', 'P', 'Table', 'TR', 'TH', 'TD'])
      expect(text).toContain(`/S /${tag}\n`)
    expect(text.match(/\/FontFile2/g)).toHaveLength(2)
    expect(text).not.toMatch(/Helvetica|\/Encrypt/)
  })
})
