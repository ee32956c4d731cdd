import { describe, expect, it } from 'vitest'
import { base, document } from '../../../testing/documents.ts'
import { FORBIDDEN } from '../../../testing/documents-stage.ts'
import { importStage } from '../../../testing/import-stage.ts'
import { importFile, ROW, readSheet, workbook } from '../../../testing/spreadsheets.ts'

const { on, send, check, problemsOf, run, stored, contentOf, registered } = importStage()

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
      .selectFrom('companies')
      .select('company')
      .where('bin', '=', bin)
      .executeTakeFirst()
    expect(await contentOf('СЧ-1')).toMatchObject({
      period: '2026-10',
      supplier: { name: 'ТОО «Sauda Центр»', bin: '201240999077' },
      buyer: { name: tenant?.company, bin },
      vat_total: 5_682_759,
      lines: [{ name: 'Аренда помещения 214', unit: 'мес.', vat_rate: 16, vat: 5_682_759, sum: 41_200_000 }],
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

  it('lists at most twenty problems of a document, and counts the others', async () => {
    const lines = Array.from({ length: 15 }, () => ({ ...ROW, 'lines.quantity': 'x', 'lines.price': -1 }))
    const { problems, more_problems } = await check([...lines, { ...ROW, number: 'СЧ-2', 'lines.sum': 0 }])
    const inSecond = problems.filter(({ row }: { row: number }) => row === 17)
    expect([problems.length - inSecond.length, inSecond.length > 0, more_problems]).toEqual([20, true, 10])
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
