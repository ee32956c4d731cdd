import { describe, expect, it } from 'vitest'
import { base, document } from '../../../testing/documents.ts'
import { documentsStage, FORBIDDEN } from '../../../testing/documents-stage.ts'
import type { Person } from '../../../testing/people.ts'
import { readSheet } from '../../../testing/spreadsheets.ts'

const on = documentsStage()
const { ask } = on

const exported = async (who: Person, path: string, json: object = {}, language = 'ru') => {
  const answer = await ask(who, path, json, { 'accept-language': language })
  expect(answer.statusCode, answer.body).toBe(200)
  return { headers: answer.headers, rows: await readSheet(answer.rawPayload) }
}

describe('the list as a spreadsheet', () => {
  it('has headings, a row for each document and the sums of each currency', async () => {
    await document(on.test, { of: on.tenant, says: { number: 'СЧ-1', date: '2026-10-01', rooms: [] } })
    await document(on.test, { of: on.other, says: { number: 'СЧ-2', date: '2026-10-02', total: 7 } })
    await document(on.test, { of: on.tenant, says: { number: 'СЧ-3', date: '2026-10-03', currency: 'USD' } })
    const { headers, rows } = await exported(on.manager, 'invoice/export')
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('Счета 2')}`)
    expect(rows[0]).toEqual(
      'Номер,Дата,За что,Арендатор,БИН,Бутики,Сумма с НДС,Валюта,Статус,Срок,Получен'.split(','),
    )
    expect(rows.slice(1, 4).map(([number]) => number)).toEqual(['СЧ-3', 'СЧ-2', 'СЧ-1'])
    expect(rows[2]?.slice(0, 3)).toEqual(['СЧ-2', new Date('2026-10-02'), 'Аренда за октябрь 2026'])
    expect(rows[2]?.[6]).toBe(0.07)
    expect(rows.slice(-2).map((row) => [row[0], row[2], row[6], row[7]])).toEqual([
      ['Итого', 'Документов: 2', 412_000.07, 'KZT'],
      ['Итого', 'Документов: 1', 412_000, 'USD'],
    ])
  })

  it('is in the language of the request', async () => {
    await document(on.test, { of: on.tenant })
    const { headers, rows } = await exported(on.tenant, 'completion/export', {}, 'kk')
    expect(headers['content-disposition']).toContain(encodeURIComponent('Актілер '))
    expect(rows[0]?.[0]).toBe('Нөмірі')
    expect((await exported(on.tenant, 'invoice/export', {}, 'kk')).rows[1]?.[8]).toBe('Жаңа')
  })

  it('contains all documents of the filter, in its order', async () => {
    for (let at = 0; at < 30; at++)
      await document(on.test, { of: on.tenant, says: { number: `СЧ-${at}`, total: 100 + at } })
    const filter = { total_from: 105, sort: 'total_asc' }
    const { rows } = await exported(on.manager, 'invoice/export', filter)
    const numbers = rows.slice(1, -1).map(([number]) => number)
    expect(numbers).toEqual(Array.from({ length: 25 }, (_, at) => `СЧ-${at + 5}`))
  })

  it('contains only the own documents of a tenant, whatever its filter says', async () => {
    await document(on.test, { of: on.tenant, says: { number: 'СВОЙ' } })
    await document(on.test, { of: on.other, says: { number: 'ЧУЖОЙ' } })
    const { rows } = await exported(on.tenant, 'invoice/export')
    expect(rows.flat().filter((cell) => cell === 'СВОЙ' || cell === 'ЧУЖОЙ')).toEqual(['СВОЙ'])
    const { bin } = await on.test.db
      .selectFrom('companies')
      .select('bin')
      .where('id', '=', on.other.company_id ?? 0)
      .executeTakeFirstOrThrow()
    expect((await exported(on.tenant, 'invoice/export', { bin })).rows).toHaveLength(1)
    expect((await exported(on.tenant, 'invoice/export', { rows: 'lines' })).rows).toHaveLength(2)
  })

  it('does not change anything: looking at a list is no download', async () => {
    const id = await document(on.test, { of: on.tenant })
    await exported(on.tenant, 'invoice/export')
    await exported(on.tenant, 'invoice/export', { rows: 'lines' })
    const { status, unread } = await on.data(on.tenant, `invoice/getById/${id}`)
    expect({ status, unread }).toEqual({ status: 1, unread: true })
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+7 701', "'+7 701"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ["'=1", "''=1"],
    ["O'Neil", "O'Neil"],
    ['a=b', 'a=b'],
    ['<b>&"', '<b>&"'],
  ])('writes %j as the text %j', async (title, shown) => {
    await document(on.test, { of: on.tenant, says: { title } })
    const { rows } = await exported(on.manager, 'invoice/export')
    expect(rows[1]?.[2]).toBe(shown)
  })

  it('has only headings if nothing matches', async () => {
    expect((await exported(on.manager, 'invoice/export', { q: 'нет такого' })).rows).toHaveLength(1)
  })

  it('is refused with a filter that is none', async () => {
    expect(await on.refused(on.manager, 'invoice/export', { status: ['x'] })).toMatchObject({ status: 422 })
    expect(await on.refused(on.manager, 'invoice/export', { rows: 'cells' })).toMatchObject({ status: 422 })
  })
})

describe('the journal as a spreadsheet', () => {
  it('has the rows of a filter with what is wrong in words', async () => {
    const baseId = await base(on.test)
    const problems = JSON.stringify([
      { field: 'total', code: 'total_mismatch', got: '1.00', needed: '2.00' },
      { field: 'lines.0.vat', code: 'vat_mismatch', got: '1.00', needed: '2.00' },
    ])
    const row = {
      base_id: baseId,
      kind: 'invoice',
      number: '=СЧ',
      raw: '{}',
      at: on.test.clock.now(),
    } as const
    await on.test.db
      .insertInto('exchange_rows')
      .values([
        { ...row, outcome: 'refused', problems, more_problems: 7, total: 12_345, currency: 'KZT' },
        { ...row, outcome: 'created', problems: '[]', number: 'ДРУГОЙ' },
      ])
      .execute()
    const { rows, headers } = await exported(on.manager, 'exchange/journalExport', { outcome: ['refused'] })
    expect(headers['content-disposition']).toContain(encodeURIComponent('Обмен '))
    expect(rows).toHaveLength(2)
    expect(rows[1]?.slice(2, 9)).toEqual(['Счёт', "'=СЧ", null, null, 123.45, 'KZT', 'Не принят'])
    expect(rows[1]?.[9]).toMatch(/^итог: .+\nстрока 1, сумма НДС: .+\nЕщё ошибок: 7\.$/)
    const kk = await exported(on.manager, 'exchange/journalExport', {}, 'kk')
    expect(kk.rows.map((cells) => cells[8])).toEqual(['Нәтижесі', 'Қабылданды', 'Қабылданбады'])
  })

  it('is for administrators and managers', async () => {
    expect(await on.refused(on.operator, 'exchange/journalExport', {})).toEqual(FORBIDDEN)
    expect(await on.refused(on.tenant, 'exchange/journalExport', {})).toEqual(FORBIDDEN)
  })
})
