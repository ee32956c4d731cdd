import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DocumentKind } from '../generated/schemas.ts'
import { checkDocument, isAccepted } from './document-check.ts'
import { decimalText } from './read-values.ts'

const NOW = new Date('2026-11-22T06:00:00Z')

const line = (fields: object = {}) => ({
  name: 'Аренда помещения 214',
  unit: 'мес.',
  quantity: '1',
  price: '158240.00',
  vat_rate: 16,
  vat: '21826.21',
  sum: '158240.00',
  ...fields,
})

const document = (fields: object = {}) => ({
  number: 'ТЦ-00000412',
  date: '2026-11-20',
  title: 'Аренда за ноябрь 2026',
  supplier: { name: 'ТОО «Центр»', bin: '310140000136' },
  buyer: { name: 'ТОО «АвтоДиск»', bin: '310540000130' },
  lines: [line()],
  total: '158240.00',
  ...fields,
})

const check = (fields: object = {}, kind: DocumentKind = 'invoice') =>
  checkDocument(kind, document(fields), NOW)

function accepted(fields: object = {}, kind: DocumentKind = 'invoice') {
  const checked = check(fields, kind)
  if (!isAccepted(checked)) throw new Error(JSON.stringify(checked.errors))
  return checked
}

function errorsOf(fields: object, kind: DocumentKind = 'invoice') {
  const checked = check(fields, kind)
  return isAccepted(checked) ? {} : checked.errors
}

const party = (fields: object) => ({ name: 'ТОО «АвтоДиск»', bin: '310540000130', ...fields })

describe('a document that is right', () => {
  test('becomes a content with sums in tiyn', () => {
    const { content, warnings } = accepted({
      contract: { number: '12/2025', date: '15.01.2025' },
      rooms: ['214'],
      vat_total: 21826.21,
    })
    expect(warnings).toEqual([])
    expect(content).toMatchObject({
      number: 'ТЦ-00000412',
      date: '2026-11-20',
      period: '2026-11',
      total: 15_824_000,
      vat_total: 2_182_621,
      currency: 'KZT',
      contract: { number: '12/2025', date: '2025-01-15' },
      rooms: ['214'],
      paragraphs: [],
      lines: [{ quantity: 1, price: 15_824_000, vat: 2_182_621, vat_rate: 16, sum: 15_824_000 }],
    })
  })

  test.each([
    ['a comma', { total: '158240,00' }],
    ['spaces between thousands', { total: '158 240.00' }],
    ['no-break spaces', { total: '158\u00a0240,00' }],
    ['a number', { total: 158240 }],
    ['one decimal place', { total: '158240.0' }],
    ['zeros past the tiyn', { total: '158240.0000' }],
  ])('may have a sum with %s', (_, fields) => {
    expect(accepted(fields).content.total).toBe(15_824_000)
  })

  test.each([
    ['2026-11-20T00:00:00', '2026-11-20'],
    ['20.11.2026', '2026-11-20'],
    ['20.11.2026 0:00:00', '2026-11-20'],
    ['2028-11-22', '2028-11-22'],
    ['2000-01-01', '2000-01-01'],
  ])('may have the date %s', (date, expected) => {
    expect(accepted({ date }).content.date).toBe(expected)
  })

  test('keeps the zeros in front of a BIN', () => {
    expect(accepted({ buyer: party({ bin: '000140000012' }) }).content.buyer.bin).toBe('000140000012')
  })

  test('may be for another month than its date', () => {
    expect(accepted({ period: '2026-10' }).content.period).toBe('2026-10')
    expect(accepted({ period: '01.10.2026' }).content.period).toBe('2026-10')
  })

  test.each([null, '', 'Без НДС', 'без ндс'])('may have a line without VAT: %s', (vat_rate) => {
    const { content, warnings } = accepted({ lines: [line({ vat_rate, vat: undefined })] })
    expect(content.lines).toMatchObject([{ vat_rate: null, vat: 0 }])
    expect(warnings).toEqual([])
  })

  test('may have prices without VAT', () => {
    expect(accepted({ lines: [line({ price: '136413.79' })] }).content.total).toBe(15_824_000)
  })

  test('may have a price that is rounded, with a quantity of thousandths', () => {
    const lines = [line({ quantity: '1234.567', price: '26.33', vat_rate: null, vat: 0, sum: '32506.15' })]
    expect(accepted({ lines, total: '32506.15' }).content.lines[0]?.quantity).toBe(1234.567)
  })

  test.each(['859', ' 010 '])('may have the payment purpose code «%s»', (knp) => {
    expect(accepted({ knp }).content.knp).toBe(knp.trim())
  })

  test.each([undefined, null, ''])('has no payment purpose code as %j', (knp) => {
    expect(accepted({ knp }).content).not.toHaveProperty('knp')
  })

  test('may be an appendix without lines and without a sum', () => {
    const { content } = accepted(
      { lines: [], total: undefined, paragraphs: ['1. Стороны договорились.\nТак.'] },
      'application',
    )
    expect(content).toMatchObject({ lines: [], total: 0, paragraphs: ['1. Стороны договорились.\nТак.'] })
  })

  test.each([
    ['an unknown field', { sumTotal: 5 }, 'sumTotal', 'unknown_field'],
    ['an unknown field of a line', { lines: [line({ rate: 5 })] }, 'lines.0.rate', 'unknown_field'],
    [
      'the rate of another year',
      { lines: [line({ vat_rate: 12, vat: '16954.29' })] },
      'lines.0.vat_rate',
      'vat_rate_unusual',
    ],
    [
      'a mistyped IBAN',
      { supplier: party({ iban: 'KZ86125KZT5004100101' }) },
      'supplier.iban',
      'iban_check_digits',
    ],
  ])('is accepted with a warning of %s', (_, fields, field, code) => {
    expect(accepted(fields).warnings).toMatchObject([{ field, code }])
  })

  test('of 2025 has 12 % without a warning', () => {
    const lines = [line({ vat_rate: '12 %', vat: '16954.29' })]
    expect(accepted({ date: '2025-12-31', lines }).warnings).toEqual([])
  })
})

describe('a document is refused with', () => {
  test.each<[string, object, Record<string, string[]>]>([
    ['no number', { number: ' ' }, { number: ['required'] }],
    ['no buyer', { buyer: null }, { buyer: ['required'] }],
    ['a buyer that is a text', { buyer: 'ТОО' }, { buyer: ['wrong_type'] }],
    ['a number that is a number', { number: 412 }, { number: ['wrong_type'] }],
    ['a long title', { title: 'я'.repeat(501) }, { title: ['too_long'] }],
    ['a zero byte', { title: 'Аренда\0' }, { title: ['control_characters'] }],
    ['half of a character', { title: 'Аренда \ud83d' }, { title: ['control_characters'] }],
    ['direction marks', { title: '\u202eАренда' }, { title: ['direction_marks'] }],
    ['no date', { date: '' }, { date: ['required'] }],
    ['the date 31 November', { date: '2026-11-31' }, { date: ['not_a_date'] }],
    ['an American date', { date: '11/20/2026' }, { date: ['not_a_date'] }],
    ['the empty date of 1C', { date: '0001-01-01T00:00:00' }, { date: ['date_too_early'] }],
    ['a date of the last century', { date: '20.11.1926' }, { date: ['date_too_early'] }],
    ['a date more than two years ahead', { date: '2028-11-23' }, { date: ['date_too_late'] }],
    ['a month 13', { period: '2026-13' }, { period: ['not_a_month'] }],
    ['no line', { lines: [] }, { lines: ['too_few'] }],
    ['lines that are an object', { lines: { 0: line() } }, { lines: ['wrong_type'] }],
    ['a line that is a number', { lines: [5] }, { 'lines.0': ['wrong_type'] }],
    ['1,001 lines', { lines: Array.from({ length: 1001 }, () => line()) }, { lines: ['too_many'] }],
    ['no sum of a line', { lines: [line({ sum: '' })] }, { 'lines.0.sum': ['required'] }],
    ['a negative sum', { lines: [line({ sum: '-158240.00' })] }, { 'lines.0.sum': ['negative'] }],
    ['a zero sum', { lines: [line({ sum: '0.00' })] }, { 'lines.0.sum': ['zero'] }],
    ['a zero quantity', { lines: [line({ quantity: 0 })] }, { 'lines.0.quantity': ['zero'] }],
    ['a sum that is a word', { total: 'много' }, { total: ['not_a_number'] }],
    ['a sum that is a list', { total: [1] }, { total: ['wrong_type'] }],
    ['a sum with an exponent', { total: '1e5' }, { total: ['not_a_number'] }],
    ['thousandths of a tenge', { total: '158240.005' }, { total: ['too_many_decimals'] }],
    ['a huge sum', { total: '99999999999' }, { total: ['number_too_large'] }],
    ['a zero total', { total: 0 }, { total: ['zero'] }],
    ['a negative total', { total: -1 }, { total: ['negative'] }],
    ['no total', { total: undefined }, { total: ['required'] }],
    ['another total', { total: '158240.01' }, { total: ['total_mismatch'] }],
    ['another VAT', { vat_total: '21826.22' }, { vat_total: ['vat_total_mismatch'] }],
    ['VAT of another rate', { lines: [line({ vat: '16954.29' })] }, { 'lines.0.vat': ['vat_mismatch'] }],
    ['VAT two tiyn off', { lines: [line({ vat: '21826.19' })] }, { 'lines.0.vat': ['vat_mismatch'] }],
    ['VAT without a rate', { lines: [line({ vat_rate: null })] }, { 'lines.0.vat': ['vat_mismatch'] }],
    ['a rate without VAT', { lines: [line({ vat: null })] }, { 'lines.0.vat': ['required'] }],
    ['a rate of 160 %', { lines: [line({ vat_rate: 160 })] }, { 'lines.0.vat_rate': ['rate_out_of_range'] }],
    ['a price that does not fit', { lines: [line({ price: '1.00' })] }, { 'lines.0.sum': ['sum_mismatch'] }],
    ['a BIN as a number', { buyer: party({ bin: 310540000130 }) }, { 'buyer.bin': ['bin_not_text'] }],
    ['a BIN of 11 digits', { buyer: party({ bin: '31054000013' }) }, { 'buyer.bin': ['bin_too_short'] }],
    ['a BIN of 13 digits', { buyer: party({ bin: '3105400001300' }) }, { 'buyer.bin': ['bin_too_long'] }],
    ['a BIN with letters', { buyer: party({ bin: '31054000013О' }) }, { 'buyer.bin': ['bin_not_digits'] }],
    ['a wrong check digit', { buyer: party({ bin: '310540000131' }) }, { 'buyer.bin': ['bin_check_digit'] }],
    ['an unknown currency', { currency: 'тугрики' }, { currency: ['currency_unknown'] }],
    ['a payment purpose code of two digits', { knp: '85' }, { knp: ['knp_invalid'] }],
    ['a payment purpose code with letters', { knp: '85О' }, { knp: ['knp_invalid'] }],
    ['a payment purpose code as a number', { knp: 859 }, { knp: ['wrong_type'] }],
    ['a room that is too long', { rooms: ['2'.repeat(21)] }, { 'rooms.0': ['too_long'] }],
  ])('%s', (_, fields, expected) => {
    expect(errorsOf(fields)).toEqual(expected)
  })

  test.each([null, 5, 'text', [], undefined])('%j instead of an object', (raw) => {
    expect(checkDocument('invoice', raw, NOW)).toMatchObject({ errors: { '': ['wrong_type'] } })
  })

  test('all its problems at once, with what came and what was needed', () => {
    const checked = check({ number: '', lines: [line(), line({ vat: '1.00' })], total: '1.00' })
    expect(checked).toMatchObject({
      problems: [
        { field: 'number', code: 'required', got: '', needed: null },
        { field: 'lines.1.vat', code: 'vat_mismatch', got: '1.00', needed: '21826.21' },
      ],
    })
  })
})

test('sums in another currency are told with it', () => {
  const told = (currency: string) => {
    const checked = check({ number: '', total: '1.00', currency })
    return 'problems' in checked && checked.problems.map((problem) => problem.currency)
  }
  expect(told('доллар')).toEqual([undefined, 'USD'])
  expect(told('XXX')).toEqual([undefined, undefined, undefined])
})

describe('for any document', () => {
  const sums = fc.integer({ min: 1, max: 1_000_000_000 })
  const rates = fc.constantFrom(0, 5, 12, 16)

  test('that adds up, what is sent comes back', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(sums, rates), { minLength: 1, maxLength: 20 }), (rows) => {
        const lines = rows.map(([sum, rate]) =>
          line({
            price: decimalText(sum, 2),
            sum: decimalText(sum, 2),
            vat_rate: rate,
            vat: decimalText(Math.round((sum * rate) / (100 + rate)), 2),
          }),
        )
        const total = rows.reduce((all, [sum]) => all + sum, 0)
        const { content } = accepted({ lines, total: decimalText(total, 2).replace('.', ',') })
        expect(content.total).toBe(total)
        expect(content.lines.map(({ sum }) => sum)).toEqual(rows.map(([sum]) => sum))
      }),
    )
  })

  test('whose total is a tiyn or more off, it is refused', () => {
    fc.assert(
      fc.property(sums, fc.integer({ min: 1, max: 1000 }), (sum, off) => {
        const lines = [
          line({ price: decimalText(sum, 2), sum: decimalText(sum, 2), vat_rate: null, vat: null }),
        ]
        expect(errorsOf({ lines, total: decimalText(sum + off, 2) })).toEqual({ total: ['total_mismatch'] })
      }),
    )
  })

  test('of any JSON, it neither throws nor accepts what is no document', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom('invoice' as const, 'application' as const),
        (raw, kind) => {
          expect(isAccepted(checkDocument(kind, raw, NOW))).toBe(false)
        },
      ),
    )
  })

  test('with any JSON in place of any field, it does not throw', () => {
    const fields = fc.constantFrom(
      'number',
      'date',
      'buyer',
      'contract',
      'rooms',
      'lines',
      'total',
      'currency',
      'knp',
      'paragraphs',
    )
    fc.assert(
      fc.property(fields, fc.jsonValue(), (field, value) => {
        const checked = check({ [field]: value, lines: field === 'lines' ? value : [line(value as object)] })
        if (!isAccepted(checked)) expect(checked.problems.length).toBeGreaterThan(0)
      }),
    )
  })
})
