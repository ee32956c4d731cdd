import { describe, expect, it } from 'vitest'
import { base, document } from '../../../testing/documents.ts'
import { documentsStage, FORBIDDEN } from '../../../testing/documents-stage.ts'
import type { Person } from '../../../testing/people.ts'
import {
  DETAILS,
  formOf,
  importFile,
  ROW,
  readSheet,
  type SheetCells,
  workbook,
} from '../../../testing/spreadsheets.ts'

const on = documentsStage()

const send = (who: Person, path: string, bytes: Uint8Array | string, language = 'ru') =>
  on.test.send({
    method: 'POST',
    path: `/api/${path}`,
    token: who.token,
    form: formOf(bytes),
    headers: { 'accept-language': language },
  })

const check = async (rows: readonly SheetCells[], kind = 'invoice') => {
  const answer = await send(on.manager, `${kind}/importCheck`, await importFile(rows))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}

/** Returns the problems as `F2 code`, in their order. */
const problemsOf = async (rows: readonly SheetCells[], kind?: string) =>
  (await check(rows, kind)).problems.map(
    ({ row, column, code }: { row: number | null; column: string | null; code: string }) =>
      `${column ?? ''}${row ?? ''} ${code}`,
  )

/** Imports a file and returns the lines of the response. */
const run = async (bytes: Uint8Array, { kind = 'invoice', who = on.manager } = {}) => {
  const answer = await send(who, `${kind}/import`, bytes)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

const stored = () =>
  on.test.db
    .selectFrom('documents')
    .select(['kind', 'number', 'dated_on', 'bin', 'company', 'total', 'status', 'version', 'base_id'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()

/** Registers the tenant of the rows. */
const registered = async () => {
  const bin = ROW['buyer.bin']
  await on.test.db.updateTable('tenants').set({ bin }).where('user_id', '=', on.tenant.id).execute()
  return bin
}

const contentOf = async (number: string) => {
  const found = await on.test.database.query<{ content: Record<string, unknown> }>(
    `select content from document_versions v join documents d on d.id = v.document_id and d.version = v.version
     where d.number = $1 and d.deleted_at is null`,
    [number],
  )
  return found.rows[0]?.content
}

describe('an import', () => {
  it('stores the documents of a file with the parties, and says who imported them', async () => {
    const bin = await registered()
    const row = { ...ROW, 'buyer.bin': bin, 'buyer.name': null }
    const events = await run(await importFile([row, { ...row, number: 'СЧ-2' }]))
    expect(events.at(-1)).toMatchObject({
      state: 'done',
      done: 2,
      total: 2,
      result: { created: 2, problems: [] },
    })
    expect(await stored()).toMatchObject([
      {
        number: 'СЧ-1',
        dated_on: '2026-10-31',
        bin,
        total: 41_200_000,
        status: 1,
        version: 1,
        base_id: null,
      },
      { number: 'СЧ-2' },
    ])
    const tenant = await on.test.db
      .selectFrom('tenants')
      .select('company')
      .where('bin', '=', bin)
      .executeTakeFirst()
    expect(await contentOf('СЧ-1')).toMatchObject({
      period: '2026-10',
      supplier: { name: 'ТОО «Sauda Центр»', bin: '201240999077' },
      buyer: { name: tenant?.company, bin },
      vat_total: 5_682_759,
      lines: [{ name: 'Аренда помещения 214', unit: null, vat_rate: 16, vat: 5_682_759, sum: 41_200_000 }],
    })
    const { items } = await on.data(on.tenant, 'invoice/pagination', {})
    expect(items).toHaveLength(2)
    const history = await on.data(on.manager, `invoice/history/${items[0].id}`)
    expect(history.items[0]).toMatchObject({ action: 'received', via: 'import', who: expect.any(String) })
  })

  it('takes several rows as the lines of a document, repeated or left empty', async () => {
    const line = { 'lines.name': 'Вода', 'lines.quantity': 2, 'lines.price': 50, 'lines.sum': 100 }
    const { number, date } = ROW
    const rows = [
      ROW,
      line,
      { ...line, number, date, 'buyer.bin': ROW['buyer.bin'] },
      { ...ROW, number: 'СЧ-2' },
    ]
    expect(await check(rows)).toMatchObject({ documents: 2, lines: 4, created: 2, problems: [] })
    await run(await importFile(rows))
    expect(await contentOf('СЧ-1')).toMatchObject({
      total: 41_220_000,
      lines: [{}, { vat: 0 }, { sum: 10_000 }],
    })
  })

  it('writes nothing while it checks, and nothing if a single row is wrong', async () => {
    const right = Array.from({ length: 20 }, (_, at) => ({ ...ROW, number: `СЧ-${at}` }))
    await check(right)
    expect(await stored()).toEqual([])
    const [only] = await run(await importFile([...right, { ...ROW, number: 'СЧ-X', 'lines.sum': -1 }]))
    expect(only).toMatchObject({ state: 'refused', done: 0, total: 21 })
    expect(only.result.problems).toMatchObject([{ row: 22, code: 'negative', field: 'lines.sum' }])
    expect(await stored()).toEqual([])
  })

  it('repeated, changes nothing; changed, makes a new version', async () => {
    const file = await importFile([ROW, { ...ROW, number: 'СЧ-2' }])
    await run(file)
    expect((await run(file)).at(-1)).toMatchObject({ state: 'done', result: { created: 0, unchanged: 2 } })
    const changed = await importFile([
      { ...ROW, title: 'Аренда, исправлено' },
      { ...ROW, number: 'СЧ-2' },
    ])
    expect((await run(changed)).at(-1).result).toMatchObject({ renewed: 1, unchanged: 1 })
    expect(await stored()).toMatchObject([
      { number: 'СЧ-1', version: 2 },
      { number: 'СЧ-2', version: 1 },
    ])
  })

  it('of two at once, stores each document once', async () => {
    const file = await importFile([ROW, { ...ROW, number: 'СЧ-2' }])
    const both = await Promise.all([run(file), run(file)])
    expect(both.map((events) => events.at(-1).result.created).toSorted()).toEqual([0, 2])
    expect(await stored()).toHaveLength(2)
  })

  it('brings back a document that was deleted or annulled, as a new one', async () => {
    const file = await importFile([ROW])
    for (const way of ['delete', 'annul']) {
      await run(file)
      const { items } = await on.data(on.manager, 'invoice/pagination', { status: [1] })
      const { id, rid } = items[0]
      if (way === 'delete') await on.data(on.manager, `invoice/delete/${rid}/${id}`)
      else await on.data(on.manager, `invoice/annul/${id}`, { reason: 'duplicate', text: 'Выставлен дважды' })
    }
    expect((await run(file)).at(-1).result).toMatchObject({ created: 1 })
    expect(await stored()).toMatchObject([{ status: 5 }, { status: 1 }])
  })

  it('refuses a document that came from 1C, and one that is signed', async () => {
    const says = { number: 'СЧ-1', date: '2026-10-31' }
    await document(on.test, { baseId: await base(on.test), says })
    await document(on.test, { kind: 'completion', says, status: 2 })
    expect(await problemsOf([ROW])).toEqual(['A2 document_elsewhere'])
    expect(await problemsOf([ROW], 'completion')).toEqual(['A2 is_signed'])
  })

  it('knows the tenant by BIN: the name from the registration, the details from its newest document', async () => {
    const bin = await registered()
    await document(on.test, { kind: 'completion', of: on.tenant, says: { number: 'АВР-7' } })
    const { warnings } = await check([{ ...ROW, 'buyer.bin': bin, 'buyer.name': null }])
    expect(warnings).toEqual([])
    await run(await importFile([{ ...ROW, 'buyer.bin': bin, 'buyer.name': 'ТОО «Другое имя»' }]))
    expect(await contentOf('СЧ-1')).toMatchObject({
      buyer: { name: 'ТОО «Другое имя»', bin, address: 'Алматы, пр. Райымбека, 348' },
    })
  })

  it('warns of a tenant who is not registered, and needs its name', async () => {
    const { problems, warnings } = await check([ROW])
    expect(problems).toEqual([])
    expect(warnings).toMatchObject([{ row: 2, column: 'E', code: 'tenant_unknown', got: '201240999007' }])
    expect(await problemsOf([{ ...ROW, 'buyer.name': null }])).toEqual(['F2 required'])
  })

  it('takes the centre from the file, else from the newest document, else refuses', async () => {
    const bytes = await importFile([ROW], { details: null })
    const refused = (await send(on.manager, 'invoice/importCheck', bytes)).json().data
    expect(refused.problems).toMatchObject([{ row: null, code: 'supplier_missing' }])
    await document(on.test, { kind: 'application' })
    await run(bytes)
    expect(await contentOf('СЧ-1')).toMatchObject({ supplier: { kbe: '17', bank: 'АО «Банк Алатау»' } })
    const wrong = await importFile([ROW], {
      details: [
        ['БИН', '123'],
        ['Наименование', 'ТОО'],
      ],
    })
    expect((await send(on.manager, 'invoice/importCheck', wrong)).json().data.problems).toMatchObject([
      { row: null, field: 'supplier.bin', code: 'bin_too_short' },
    ])
  })

  it('takes an appendix that is text alone', async () => {
    const { number, date, title } = { ...ROW, number: '4' }
    const row = { number, date, title, 'buyer.bin': ROW['buyer.bin'], 'buyer.name': 'ТОО «АвтоДиск»' }
    const rows = [{ ...row, paragraphs: 'Первый абзац.' }, { paragraphs: 'Второй\nв две строки.' }]
    expect(await problemsOf(rows, 'application')).toEqual([])
    await run(await importFile(rows), { kind: 'application' })
    expect(await contentOf('4')).toMatchObject({
      paragraphs: ['Первый абзац.', 'Второй\nв две строки.'],
      total: 0,
    })
  })

  it('tells how far it is', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => ({ ...ROW, number: `СЧ-${at}` }))
    const events = await run(await importFile(rows))
    expect(events.map(({ state, done, total }) => `${state} ${done}/${total}`)).toEqual([
      'running 0/60',
      'running 25/60',
      'running 50/60',
      'done 60/60',
    ])
  })

  it('is refused for tenants and operators, and without a file', async () => {
    const bytes = await importFile([ROW])
    for (const path of ['invoice/import', 'invoice/importCheck'])
      for (const who of [on.tenant, on.operator])
        expect((await send(who, path, bytes)).json()).toMatchObject({ code: FORBIDDEN.code })
    const form = new FormData()
    form.append('other', 'x')
    const answer = await on.test.send({
      method: 'POST',
      path: '/api/invoice/import',
      token: on.manager.token,
      form,
    })
    expect(answer.json()).toMatchObject({ code: 'invalid', errors: { file: ['required'] } })
  })
})

describe('the template', () => {
  it.each(['ru', 'kk'])(
    'in %s has headings that the import reads, and explains each of them',
    async (language) => {
      await document(on.test, { kind: 'completion' })
      const answer = await on.ask(on.manager, 'invoice/importTemplate', undefined, {
        'accept-language': language,
      })
      expect(answer.headers['content-disposition']).toContain("filename*=UTF-8''")
      const [head] = await readSheet(answer.rawPayload, 0)
      expect(head).toHaveLength(19)
      const help = await readSheet(answer.rawPayload, 1)
      expect(help.slice(-19).map(([name]) => name)).toEqual(head)
      expect(help.slice(-19).every((row) => String(row[2]).length > 5)).toBe(true)
      const details = await readSheet(answer.rawPayload, 2)
      expect(details.map((row) => row[1])).toContain('201240999077')
      const bytes = await workbook([
        { name: 'x', rows: [head ?? [], (head ?? []).map(() => null)] },
        { name: language === 'ru' ? 'Реквизиты' : 'Деректемелер', rows: details },
      ])
      const { problems } = (await send(on.manager, 'invoice/importCheck', bytes, language)).json().data
      expect(problems).toMatchObject([{ code: 'no_rows' }])
    },
  )

  it('is for administrators and managers', async () => {
    expect(await on.refused(on.tenant, 'invoice/importTemplate')).toEqual(FORBIDDEN)
    expect(await on.refused(on.operator, 'invoice/importTemplate')).toEqual(FORBIDDEN)
  })
})

describe('cells', () => {
  it.each<[string, SheetCells]>([
    ['a date of the spreadsheet', { date: new Date('2026-10-31') }],
    ['a date as its serial number', { date: 46_326 }],
    ['a date as text with dots', { date: '31.10.2026' }],
    ['a date as ISO text', { date: '2026-10-31' }],
    ['a date with slashes', { date: '31/10/2026' }],
    ['a sum as text with spaces and a comma', { 'lines.sum': '412\u00a0000,00' }],
    ['a sum with the noise of arithmetic', { 'lines.sum': 411_999.999_999_999_94 }],
    ['a rate in percent', { 'lines.vat_rate': 0.16 }],
    ['a rate as text', { 'lines.vat_rate': '16 %' }],
    ['VAT that is left to the portal', { 'lines.vat': null }],
    ['a BIN as a number', { 'buyer.bin': 201_240_999_007 }],
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
    [{ date: '31.10.26' }, 'B2 not_a_date'],
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
    [{ currency: 'тенге' }, 'J2 currency_unknown'],
    [{ 'lines.name': null }, 'K2 required'],
    [{ 'lines.quantity': '1,0001' }, 'M2 too_many_decimals'],
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
