import { afterAll, beforeAll, beforeEach, test as example, expect, it } from 'vitest'
import { type Act, recordActs } from '../../platform/audit-queries.ts'
import { calledFrom } from '../../platform/caller.ts'
import { type Person, person } from '../../testing/people.ts'
import { readSheet } from '../../testing/spreadsheets.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let test: TestServer
let admin: Person
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  admin = await person(test, 2)
})
afterAll(() => test.close())

const ask = (json: object, language = 'ru', who = admin) =>
  test.send({
    ...{ path: '/api/audit/export', token: who.token, json, address: '192.0.2.7' },
    headers: { 'accept-language': language },
  })

async function csv(json: object = {}, language?: string): Promise<string> {
  const answer = await ask({ format: 'csv', ...json }, language)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  return answer.rawPayload.toString('utf8')
}

const dismissed = (query: string, second = 0): Act => ({
  ...{ actorId: null, subject: 'search_miss', subjectId: 0, action: 'dismiss', details: { query } },
  now: new Date(Date.UTC(2026, 10, 20, 5, 0, second)),
})

it('CSV begins with a byte order mark, has semicolons and words, and itself as its first entry', async () => {
  await calledFrom('2001:db8:1:2::/64', () => recordActs(test.db, [dismissed('колодки')]))
  const text = await csv()
  const { name } = await test.db.selectFrom('users').select('name').executeTakeFirstOrThrow()
  expect(text.split('\r\n')).toEqual([
    '\ufeffВремя;Кто;Роль;Раздел;Что;Объект;Номер;Что изменилось;Адрес',
    `2026-11-21 11:00;${name};Администратор;Чтение личных данных;Данные выгружены в файл;Журнал действий;;Файл CSV;192.0.2.7`,
    '2026-11-20 10:00;Портал;;Запросы без ответа;Запрос убран из списка;колодки;;;2001:db8:1:2::/64',
    '',
  ])
})

it('is in Kazakh, too', async () => {
  await recordActs(test.db, [dismissed('қалып')])
  const [head, own, line] = (await csv({}, 'kk')).split('\r\n')
  expect(head).toContain('Уақыты;Кім')
  expect(own).toContain('Әрекеттер журналы')
  expect(line).toContain('Сұрау тізімнен алынды;қалып')
})

example.each([
  ['=1+1', "'=1+1"],
  ['+7 701', "'+7 701"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tтаб', "'\tтаб"],
  ['a;b', '"a;b"'],
  ['«кавычки" и строка\nещё', '"«кавычки"" и строка\nещё"'],
  ['=HYPERLINK("http://x";"y")', '"\'=HYPERLINK(""http://x"";""y"")"'],
])('a cell that says %j is written as %s', async (query, written) => {
  await recordActs(test.db, [dismissed(query)])
  expect(await csv({ subject: 'search_miss' })).toContain(`;Запрос убран из списка;${written};`)
})

it('has all entries of a filter, however many pages they are, each once', async () => {
  const acts = Array.from({ length: 450 }, (_, number) => dismissed(`запрос ${number}`, number % 60))
  await recordActs(test.db, acts)
  const lines = (await csv({ subject: 'search_miss' })).trim().split('\r\n').slice(1)
  expect(lines).toHaveLength(450)
  expect(new Set(lines.map((line) => /запрос \d+/.exec(line)?.[0])).size).toBe(450)
  expect(lines.map((line) => line.slice(0, 16))).toEqual(
    lines
      .map((line) => line.slice(0, 16))
      .sort()
      .reverse(),
  )
})

it('a spreadsheet has the same, and no formulas', async () => {
  await recordActs(test.db, [dismissed('=1+1')])
  const answer = await ask({ subject: 'search_miss' })
  expect(answer.headers['content-type']).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  )
  expect(answer.headers['content-disposition']).toContain(encodeURIComponent('Журнал 2026-11-21.xlsx'))
  const [head, row, ...more] = await readSheet(answer.rawPayload)
  expect(head?.slice(0, 2)).toEqual(['Время', 'Кто'])
  expect(row?.slice(3, 6)).toEqual(['Запросы без ответа', 'Запрос убран из списка', "'=1+1"])
  expect(more).toEqual([])
})

it('is written to the journal with its filter, and before its answer', async () => {
  await csv({ subject: 'ad' })
  await ask({ from: '2026-11-01' })
  const log = await test.db.selectFrom('audit').selectAll().orderBy('id').execute()
  const line = {
    actor_id: admin.id,
    subject: 'personal',
    subject_id: 0,
    action: 'export',
    address: '192.0.2.7',
  }
  expect(log).toMatchObject([
    { ...line, reason: { of: 'audit', format: 'csv', filter: { subject: 'ad' } } },
    { ...line, reason: { of: 'audit', format: 'xlsx', filter: { from: '2026-11-01' } } },
  ])
})

example.each([{ format: 'pdf' }, { subject: 'robot' }, { from: '2026-13-01' }, { format: null }])(
  '%j is refused and writes nothing',
  async (json) => {
    expect((await ask(json)).statusCode).toBe(422)
    expect(await test.db.selectFrom('audit').selectAll().execute()).toEqual([])
  },
)

example.each([1, 3, 4, 5])('role %i gets no file, which writes nothing', async (role) => {
  expect((await ask({ format: 'csv' }, 'ru', await person(test, role))).statusCode).toBe(403)
  expect(await test.db.selectFrom('audit').selectAll().execute()).toEqual([])
})
