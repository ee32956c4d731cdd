import { describe, expect, it } from 'vitest'
import { importStage } from '../../../testing/import-stage.ts'
import { DETAILS, importFile, ROW, type SheetCells, workbook } from '../../../testing/spreadsheets.ts'

const { on, send, check, problemsOf, run, stored, contentOf } = importStage()

describe('cells', () => {
  it.each<[string, SheetCells]>([
    ['a date of the spreadsheet', { date: new Date('2026-10-31') }],
    ['a date as its serial number', { date: 46_326 }],
    ['a date as text with dots', { date: '31.10.2026' }],
    ['a date as ISO text', { date: '2026-10-31' }],
    ['a date with slashes', { date: '31/10/2026' }],
    ['a moment in UTC, which was the next day in Almaty', { date: '2026-10-30T19:00:00.000Z' }],
    ['a sum as text with spaces and a comma', { 'lines.sum': '412\u00a0000,00' }],
    ['a sum with the noise of arithmetic', { 'lines.sum': 411_999.999_999_999_94 }],
    ['a rate in percent', { 'lines.vat_rate': 0.16 }],
    ['a rate as text', { 'lines.vat_rate': '16 %' }],
    ['VAT that is left to the portal', { 'lines.vat': null }],
    ['a BIN as a number', { 'buyer.bin': 201_240_999_007 }],
    ['a day with a year of two digits', { date: '31.10.26' }],
    ['a day with «г.»', { date: '31.10.2026 г.' }],
    ['a day with hours and minutes', { date: '31.10.2026 23:30' }],
    ['a month in words', { period: 'октябрь 2026' }],
    ['a currency in words', { currency: 'тенге' }],
    ['a rate in words', { 'lines.vat_rate': 'НДС 16%' }],
    ['a BIN with marks that nobody sees', { 'buyer.bin': '\u2068201240\u2011999007\u2069' }],
    ['a price that was computed', { 'lines.price': 411_999.999_7 }],
    ['a sum that was computed', { 'lines.sum': 411_999.995_04 }],
    ['VAT that was computed', { 'lines.vat': (412_000 * 16) / 116 }],
    ['a quantity that was computed', { 'lines.quantity': 1.333_333_333, 'lines.price': 309_000 }],
    ['a total that was computed', { total: 411_999.999_6 }],
    ['a BIN with spaces', { 'buyer.bin': '201240 999007' }],
    ['a total that fits', { total: 412_000 }],
  ])('%s is right', async (_, cells) => {
    await run(await importFile([{ ...ROW, ...cells }]))
    expect(await contentOf('СЧ-1')).toMatchObject({
      date: '2026-10-31',
      total: 41_200_000,
      buyer: { bin: '201240999007' },
      lines: [{ vat_rate: 16, vat: 5_682_759, sum: 41_200_000 }],
    })
  })

  it.each<[SheetCells, string]>([
    [{ number: null }, 'A2 required'],
    [{ number: 'x'.repeat(51) }, 'A2 too_long'],
    [{ number: new Date('2026-12-01') }, 'A2 wrong_type'],
    [{ number: true }, 'A2 wrong_type'],
    [{ date: null }, 'B2 required'],
    [{ date: '31.11.2026' }, 'B2 not_a_date'],
    [{ date: 12 }, 'B2 not_a_date'],
    [{ date: '20.11.1926' }, 'B2 date_too_early'],
    [{ date: '20.11.2126' }, 'B2 date_too_late'],
    [{ period: 'осень' }, 'C2 not_a_month'],
    [{ title: null }, 'D2 required'],
    [{ title: 'а\u202eб' }, 'D2 direction_marks'],
    [{ 'buyer.bin': null }, 'E2 required'],
    [{ 'buyer.bin': '20124099900' }, 'E2 bin_too_short'],
    [{ 'buyer.bin': '201240999008' }, 'E2 bin_check_digit'],
    [{ 'buyer.bin': 'БИН' }, 'E2 bin_not_digits'],
    [{ 'contract.date': '01.01.2025' }, 'G2 required'],
    [{ currency: 'тугрики' }, 'J2 currency_unknown'],
    [{ 'lines.name': null }, 'K2 required'],
    [{ 'lines.sum': '412000,004' }, 'Q2 too_many_decimals'],
    [{ 'lines.quantity': 0 }, 'M2 zero'],
    [{ 'lines.price': 'много' }, 'N2 not_a_number'],
    [{ 'lines.price': 7 }, 'Q2 sum_mismatch'],
    [{ 'lines.vat_rate': 101 }, 'O2 rate_out_of_range'],
    [{ 'lines.vat': 1 }, 'P2 vat_mismatch'],
    [{ 'lines.sum': null }, 'Q2 required'],
    [{ 'lines.sum': 1e14 }, 'Q2 number_too_large'],
    [{ 'lines.sum': '#REF!' }, 'Q2 cell_error'],
    [{ total: 5 }, 'R2 total_mismatch'],
  ])('%j is refused: %s', async (cells, problem) => {
    expect(await problemsOf([{ ...ROW, ...cells }])).toEqual([problem])
  })

  it('warns of a rate that is unusual for its date', async () => {
    const { problems, warnings } = await check([{ ...ROW, 'lines.vat_rate': 12, 'lines.vat': null }])
    expect(problems).toEqual([])
    expect(warnings.map(({ code }: { code: string }) => code)).toContain('vat_rate_unusual')
  })

  it('tells a problem in the language of the request, with the heading of the column', async () => {
    const bytes = await importFile([{ ...ROW, 'buyer.bin': '201240999008' }], { language: 'kk' })
    const { problems } = (await send(on.manager, 'invoice/importCheck', bytes, 'kk')).json().data
    expect(problems).toMatchObject([
      { heading: 'Жалға алушының БСН', message: expect.stringMatching(/[әғқңөұүһі]/) },
    ])
  })

  it('keeps zeros in front of a BIN, as a number too', async () => {
    const bin = '000140000002'
    await run(
      await importFile([
        { ...ROW, 'buyer.bin': 140_000_002 },
        { ...ROW, number: '2', 'buyer.bin': bin },
      ]),
    )
    expect((await stored()).map((row) => row.bin)).toEqual([bin, bin])
  })

  it('reads what the export has escaped', async () => {
    await run(await importFile([{ ...ROW, title: "'=СУММ(A1)", 'lines.name': "''+7" }]))
    expect(await contentOf('СЧ-1')).toMatchObject({ title: '=СУММ(A1)', lines: [{ name: "'+7" }] })
  })
})

describe('rows', () => {
  it('of one document that differ are refused, and a document in two places', async () => {
    const other = { ...ROW, number: 'СЧ-2' }
    expect(await problemsOf([ROW, { ...ROW, title: 'Другое' }])).toEqual(['D3 row_differs'])
    expect(await problemsOf([ROW, other, ROW])).toEqual(['A4 number_twice'])
  })

  it('are read below a title, in any order of columns, beside columns of one’s own', async () => {
    const head = [
      'Моё',
      'Сумма с НДС',
      'Цена',
      'Количество',
      'Наименование',
      ' бин  Арендатора *',
      'За что',
      'Дата',
      'Номер',
      'Арендатор',
    ]
    const cells = ['x', 100, 100, 1, 'Вода', '201240999007', 'Вода', '31.10.2026', 'СЧ-1', 'ТОО']
    const sheets = [
      { name: 'Лист1', rows: [['Счета за октябрь'], [], head, cells] },
      { name: 'Реквизиты', rows: DETAILS },
    ]
    const answer = await send(on.manager, 'invoice/importCheck', await workbook(sheets))
    expect(answer.json().data).toMatchObject({ documents: 1, created: 1, problems: [] })
  })

  it('more than 500 problems are counted', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => ({
      ...ROW,
      number: `${at}`,
      title: null,
      date: null,
    }))
    const { problems, more_problems, created } = await check(rows)
    expect([problems.length, more_problems, created]).toEqual([500, 100, 0])
  })
})
