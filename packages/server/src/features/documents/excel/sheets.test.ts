import { describe, expect, it } from 'vitest'
import { importStage } from '../../../testing/import-stage.ts'
import { DETAILS, ROW, sheetRows, workbook } from '../../../testing/spreadsheets.ts'

const { on, send, run, stored } = importStage()

const details = { name: 'Реквизиты', rows: DETAILS }
const old = sheetRows([{ ...ROW, number: 'СЧ-СТАРЫЙ' }])
const now = sheetRows([ROW])
const cover = { name: 'Обложка', rows: [['Счета за октябрь'], ['Составил', 'Бухгалтер']] }

const checked = async (sheets: Parameters<typeof workbook>[0], language?: string) => {
  const bytes = await workbook([...sheets, details])
  return (await send(on.manager, 'invoice/importCheck', bytes, language)).json().data
}

describe('of several sheets', () => {
  it.each([
    [
      'a hidden one is passed by',
      [
        { name: 'Прошлый месяц', rows: old, hidden: true },
        { name: 'Счета', rows: now },
      ],
    ],
    [
      'one that only a macro shows, too',
      [
        { name: 'Архив', rows: old, veryHidden: true },
        { name: 'Счета', rows: now },
      ],
    ],
    [
      'a hidden one with the name of the template, too',
      [
        { name: 'Документы', rows: old, hidden: true },
        { name: 'Счета', rows: now },
      ],
    ],
    ['a cover is passed by', [cover, { name: 'Счета', rows: now }]],
    [
      'the one with the name of the template is read',
      [
        { name: 'Счета', rows: old },
        { name: 'Документы', rows: now },
      ],
    ],
    [
      'the first with the headings is read',
      [cover, { name: 'Счета', rows: now }, { name: 'Ещё', rows: old }],
    ],
  ])('%s', async (_, sheets) => {
    const name = sheets.find(({ rows }) => rows === now)?.name
    expect(await checked(sheets)).toMatchObject({ sheet: name, documents: 1, problems: [], created: 1 })
    await run(await workbook([...sheets, details]))
    expect((await stored()).map(({ number }) => number)).toEqual(['СЧ-1'])
  })

  it('without headings the first that people see is told of', async () => {
    const { sheet, problems } = await checked([{ name: 'Скрытый', rows: [['x']], hidden: true }, cover])
    expect(sheet).toBe('Обложка')
    expect(problems[0]).toMatchObject({ code: 'column_missing' })
  })

  it('a hidden one alone is not read', async () => {
    expect((await checked([{ name: 'Документы', rows: old, hidden: true }])).created).toBe(0)
  })
})

describe('a sheet with more rows than are read', () => {
  const long = Array.from({ length: 20_001 }, (_, at) => [`Товар ${at}`])
  const codesOf = async (sheets: Parameters<typeof workbook>[0]) => {
    const { sheet, problems } = await checked(sheets)
    return { sheet, codes: problems.map(({ code }: { code: string }) => code) }
  }

  it('beside documents without headings is of no interest', async () => {
    const documents = { name: 'Счета', rows: [['x'], ['СЧ-1']] }
    const { sheet, codes } = await codesOf([documents, { name: 'Прайс', rows: long }])
    expect([sheet, ...new Set(codes)]).toEqual(['Счета', 'column_missing'])
  })

  it.each([
    ['with the name of the template', 'Документы', [cover]],
    ['that is the only one but for the details', 'Счета', []],
  ])('%s is refused', async (_, name, others) => {
    const sheets = [...others, { name, rows: long }]
    expect(await codesOf(sheets)).toEqual({ sheet: name, codes: ['too_many_rows'] })
  })
})

describe('hidden rows', () => {
  const rows = sheetRows([ROW, { ...ROW, number: 'СЧ-2' }, { ...ROW, number: 'СЧ-3' }])
  const rowDefs = new Map([
    [2, { hidden: true }],
    [3, { hidden: true }],
    [9, { hidden: true }],
  ])

  it.each([
    ['ru', /скрытые или отфильтрованные строки.*: 2\./],
    ['kk', /жасырылған не сүзілген жолдар бар: 2\./],
  ])('are told before anything is written, in %s', async (language, text) => {
    const { warnings, problems } = await checked([{ name: 'Документы', rows, rowDefs }], language)
    expect(problems).toEqual([])
    expect(warnings).toContainEqual(
      expect.objectContaining({
        code: 'hidden_rows',
        row: 3,
        got: '2',
        message: expect.stringMatching(text),
      }),
    )
    expect(await stored()).toEqual([])
  })

  it('without documents are of no interest', async () => {
    const defs = new Map([[9, { hidden: true }]])
    const { warnings } = await checked([{ name: 'Документы', rows, rowDefs: defs }])
    expect(warnings.map(({ code }: { code: string }) => code)).not.toContain('hidden_rows')
  })
})
