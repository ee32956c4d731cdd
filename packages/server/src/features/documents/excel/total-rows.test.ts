import { describe, expect, it } from 'vitest'
import { importStage } from '../../../testing/import-stage.ts'
import { importFile, ROW, type SheetCells } from '../../../testing/spreadsheets.ts'

const { check, run, contentOf, stored } = importStage()

const SECOND = { ...ROW, number: 'СЧ-2' }
/** A row with a total: a word somewhere, a sum, and nothing of a line. */
const total = (word: string, cells: SheetCells = {}) => ({ number: word, 'lines.sum': 412_000, ...cells })
const told = async (rows: readonly SheetCells[]) => {
  const { problems, warnings } = await check(rows)
  const shown = (some: { row: number; code: string; needed: string | null }[]) =>
    some.filter(({ code }) => code !== 'tenant_unknown').map(({ row, code, needed }) => [row, code, needed])
  return { problems: shown(problems), warnings: shown(warnings) }
}

describe('a row with a total', () => {
  it.each([
    ...['Итого', 'ИТОГО:', 'Всего к оплате', 'Барлығы', 'Жиыны:', 'Барлығы төлеуге', 'Общий итог'],
    ...['Итого по документу', 'Итого, тенге:', 'Всего к оплате: 412 000,00 тг', 'Итого (KZT)', 'Итого с НДС'],
    ...['Всего наименований 1, на сумму 412 000,00 KZT', 'Итого, в том числе НДС 16%'],
    ...['в том числе НДС', 'Оның ішінде ҚҚС', 'НДС (16%):', 'В т.ч. НДС', 'Итого НДС', 'Сумма НДС'],
  ])('«%s» is no line, and is told', async (word) => {
    const sum = /(?<!с )НДС|ҚҚС/.test(word) ? 56_827.59 : 412_000
    expect(await told([ROW, total(word, { 'lines.sum': sum })])).toEqual({
      problems: [],
      warnings: [[3, 'total_row', null]],
    })
  })

  it('is not stored', async () => {
    await run(await importFile([ROW, { 'lines.name': 'Итого', 'lines.sum': 412_000 }]))
    expect(await contentOf('СЧ-1')).toMatchObject({ lines: [{ name: 'Аренда помещения 214' }] })
    expect(await stored()).toHaveLength(1)
  })

  it('may be that of one document, of those since the total before, or of all', async () => {
    const rows = [ROW, total('Итого'), SECOND, total('Итого'), total('Всего', { 'lines.sum': 824_000 })]
    expect(await told(rows)).toMatchObject({ problems: [] })
  })

  it('is compared with the lines above', async () => {
    const rows = [ROW, SECOND, total('Итого', { 'lines.sum': 900_000 })]
    expect(await told(rows)).toEqual({ problems: [[4, 'total_row_differs', '824000']], warnings: [] })
    expect((await check(rows)).problems[0].message).toBe(
      'В строке итога 900\u00a0000,00\u00a0₸, а позиции над ней дают 824\u00a0000,00\u00a0₸. Проверьте, все ли строки на месте.',
    )
  })

  it('is told in the currency of its documents', async () => {
    const { problems } = await check([{ ...ROW, currency: 'доллар' }, total('Итого', { 'lines.sum': 5 })])
    expect(problems).toMatchObject([{ currency: 'USD', message: expect.stringContaining('5,00\u00a0USD') }])
  })

  it('may have its sum in the column of totals', async () => {
    const differs = [ROW, { 'lines.name': 'Итого', total: 5 }]
    expect(await told(differs)).toMatchObject({ problems: [[3, 'total_row_differs', '412000']] })
  })

  const sum = (word: string, of: number) => total(word, { 'lines.sum': of })
  const NET = 355_172.41

  it.each<[string, SheetCells[]]>([
    [
      'two of each document',
      [
        ...[ROW, sum('Итого', 412_000), sum('Всего к оплате', 412_000)],
        ...[SECOND, sum('Итого', 412_000), sum('Всего к оплате', 412_000)],
      ],
    ],
    [
      'net, VAT and gross',
      [
        ...[ROW, sum('Итого без НДС', NET), sum('НДС 16%', 56_827.59), sum('Итого с НДС', 412_000)],
        ...[SECOND, sum('ҚҚС-сыз барлығы', NET), sum('Барлығы / Итого', 412_000)],
      ],
    ],
    [
      'of several documents, and of all, after those of each',
      [
        ...[ROW, sum('Итого', 412_000), SECOND, sum('Итого', 412_000), sum('Итого за октябрь', 824_000)],
        ...[{ ...ROW, number: 'СЧ-3' }, sum('Итого', 412_000)],
        ...[{ ...ROW, number: 'СЧ-4' }, sum('Итого', 412_000), sum('Итого по ТОО «Ромашка»', 824_000)],
        sum('Всего', 1_648_000),
      ],
    ],
    ['of a document after one that has none', [ROW, SECOND, sum('Итого', 412_000)]],
  ])('may be one of many: %s', async (_, rows) => {
    expect(await told(rows)).toMatchObject({ problems: [] })
  })

  it('is wrong if it fits nothing above', async () => {
    const rows = [ROW, sum('Итого', 412_000), SECOND, sum('Итого', 412_000), sum('Всего', 800_000)]
    expect((await told(rows)).problems).toEqual([[6, 'total_row_differs', '824000']])
    const again = [ROW, sum('Итого', 412_000), { ...SECOND, 'lines.quantity': 2, 'lines.sum': 824_000 }]
    expect((await told([...again, sum('Итого', 412_000)])).problems).toContainEqual([
      ...[5, 'total_row_differs'],
      '824000',
    ])
  })

  it.each([
    'НДС не облагается согласно ст. 394 НК РК.',
    'Итого арендная плата по договору составляет 412 000 тенге.',
    'Итого',
  ])('is none if it is a paragraph: «%s»', async (text) => {
    await run(await importFile([ROW, { paragraphs: text }]))
    expect(await contentOf('СЧ-1')).toMatchObject({ paragraphs: [text] })
  })

  it.each<SheetCells>([
    { ...ROW, 'lines.name': 'Всего понемногу' },
    { ...ROW, 'lines.name': 'Итого' },
    { 'lines.name': 'НДС-консультация', 'lines.sum': 412_000 },
    { 'lines.name': 'Итого', 'lines.quantity': 1, 'lines.sum': 412_000 },
    { 'lines.name': 'Итого', 'lines.unit': 'мес.', 'lines.sum': 412_000 },
    { 'lines.name': 'Всего' },
  ])('is none if it may be a line whose price was forgotten: %j', async (cells) => {
    const { problems, warnings } = await check([ROW, { ...cells, 'lines.price': null }])
    expect(problems).toContainEqual(
      expect.objectContaining({ row: 3, field: 'lines.price', code: 'required' }),
    )
    expect(warnings).not.toContainEqual(expect.objectContaining({ code: 'total_row' }))
  })

  it('is none if it has a price: a service may be called so', async () => {
    await run(await importFile([{ ...ROW, 'lines.name': 'Всего понемногу' }]))
    expect(await contentOf('СЧ-1')).toMatchObject({ lines: [{ name: 'Всего понемногу' }] })
  })
})

describe('the same line twice', () => {
  it('is told with the row that has it already, and both are stored', async () => {
    expect(await told([ROW, ROW])).toEqual({ problems: [], warnings: [[3, 'row_twice', '2']] })
    await run(await importFile([ROW, ROW]))
    expect(await contentOf('СЧ-1')).toMatchObject({ lines: [{ sum: 41_200_000 }, { sum: 41_200_000 }] })
  })

  it('is nothing in two documents, and nothing if a quantity differs', async () => {
    expect((await told([ROW, SECOND])).warnings).toEqual([])
    const other = { ...ROW, 'lines.quantity': 2, 'lines.price': 206_000 }
    expect((await told([ROW, other])).warnings).toEqual([])
  })
})
