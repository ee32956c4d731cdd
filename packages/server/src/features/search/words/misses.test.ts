import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ad } from '../../../testing/ads.ts'
import { type Person, person } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'
import { countMiss, sweepMisses } from './miss-queries.ts'
import { isPersonal } from './personal.ts'

const DAY = 86_400_000

let test: TestServer
let administrator: Person

beforeAll(async () => {
  test = await testServer()
  administrator = await person(test, 2)
  const seller = await person(test, 5)
  await test.db.insertInto('brands').values({ name: 'Toyota' }).execute()
  const part = await test.db
    .insertInto('spare_parts')
    .values({ name: 'Бамперы', name_kk: 'Бамперлер', category: 'body' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const draft = { kind: 'part', spare_part_id: part.id, title: 'Бампер передний' } as const
  await ad(test, seller.id, { live: true, status: 31, draft })
})
afterAll(() => test.close())

const ask = (json: object, by: { token?: string; address?: string; headers?: Record<string, string> } = {}) =>
  test.send({ path: '/api/userBanner/pagination', json, ...by })
const askMisses = (json: object) =>
  test.send({ path: '/api/searchMiss/pagination', token: administrator.token, json })
const misses = async (json: object = { limit: 100 }) => (await askMisses(json)).json().data
const timesOf = async (query: string) =>
  (await misses()).items.find((miss: { query: string }) => miss.query === query)?.times ?? 0
const dismiss = (query: string) =>
  test.send({ path: '/api/searchMiss/dismiss', token: administrator.token, json: { query } })

describe('a query that finds nothing', () => {
  it('is counted in any spelling, with how it was typed last and nothing of who asked', async () => {
    await ask({ q: 'Шрус ЛЕВЫЙ' })
    await ask({ q: 'шрус, левый!' })
    expect((await misses()).items).toEqual([
      {
        query: 'шрус левый',
        text: 'шрус, левый!',
        times: 2,
        ads: 0,
        last_at: '2026-11-21T06:00:00.000Z',
        clauses: expect.arrayContaining([expect.objectContaining({ said: 'шрус' })]),
      },
    ])
    const columns = await test.db.introspection.getTables()
    const kept = columns.find(({ name }) => name === 'search_misses')?.columns.map(({ name }) => name)
    expect(kept?.toSorted()).toEqual(['ads', 'day', 'last_at', 'query', 'text', 'times'])
  })

  it('is counted if ads have only a part of it', async () => {
    await ask({ q: 'бампер камри' })
    const { items } = await misses()
    expect(items).toContainEqual(expect.objectContaining({ query: 'бампер камри', times: 1, ads: 1 }))
  })

  it('is not counted where a number of ads is asked for, as while one still types', async () => {
    await ask({ q: 'недопис', limit: 12 })
    expect(await timesOf('недопис')).toBe(0)
    await ask({ q: 'недопис' })
    expect(await timesOf('недопис')).toBe(1)
  })

  it('counts once for the same visitor within an hour, and again later', async () => {
    const address = '10.9.9.9'
    for (let time = 0; time < 5; time++) await ask({ q: 'мутотень' }, { address })
    expect(await timesOf('мутотень')).toBe(1)
    test.clock.advance(2 * 3_600_000)
    await ask({ q: 'мутотень' }, { address })
    expect(await timesOf('мутотень')).toBe(2)
  })

  it.each([
    ['that finds something', { q: 'бампер' }, {}],
    ['that asks for nothing', { q: '???' }, {}],
    ['in quotation marks', { q: '«нетакого»' }, {}],
    ['in plain quotation marks', { q: ' "нетакого бампера" ' }, {}],
    ['with another filter', { q: 'нетакого', kind: 'part' }, {}],
    ['with a price', { q: 'нетакого', price_to: 1 }, {}],
    ['of a robot', { q: 'нетакого' }, { headers: { 'user-agent': 'Googlebot/2.1' } }],
    ['with a telephone', { q: 'нетакого +7 (701) 123-45-67' }, {}],
    ['with an e-mail', { q: 'нетакого ivan@mail.kz' }, {}],
    ['that is longer than a person types', { q: 'нетакого '.repeat(20) }, {}],
  ])('is not counted: %s', async (_what, json, by) => {
    const before = await misses()
    expect((await ask(json, by)).statusCode).toBe(200)
    expect(await misses()).toEqual(before)
  })

  it.each([2, 3, 4])('is not counted for staff of role %i', async (role) => {
    const { token } = await person(test, role)
    await ask({ q: 'служебное' }, { token })
    expect(await timesOf('служебное')).toBe(0)
  })

  it('is not counted beyond what one address may ask, nor beyond what a day may have', async () => {
    for (let at = 0; at < 40; at++) await ask({ q: `флуд${'ж'.repeat(at + 1)}` }, { address: '10.8.8.8' })
    const { items } = await misses()
    expect(items.filter(({ query }: { query: string }) => query.startsWith('флуд'))).toHaveLength(30)

    test.clock.advance(DAY)
    const now = test.clock.now()
    for (let at = 0; at < 310; at++)
      await countMiss(test.db, { query: `поток ${at}`, text: 'поток', ads: 0 }, now)
    const rows = await test.db
      .selectFrom('search_misses')
      .select('query')
      .where('text', '=', 'поток')
      .execute()
    expect(rows).toHaveLength(300)
    // A query that is there already still counts.
    await countMiss(test.db, { query: 'поток 1', text: 'поток', ads: 0 }, now)
    expect(await timesOf('поток 1')).toBe(2)

    // Page by page, all of them come once and in one order, also those that were asked equally often at the same time.
    const pages: string[][] = []
    let cursor: string | null = null
    do {
      const page: { items: { query: string }[]; total: number; next: string | null } = await misses({
        limit: 90,
        cursor,
      })
      pages.push(page.items.map(({ query }) => query))
      cursor = page.next
      expect(page.total).toBeGreaterThanOrEqual(300)
    } while (cursor !== null)
    const all = pages.flat()
    expect(pages.slice(0, 3).map(({ length }) => length)).toEqual([90, 90, 90])
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter((query) => query.startsWith('поток'))).toHaveLength(300)
    expect(all.indexOf('поток 1')).toBeLessThan(all.indexOf('поток 0'))
    expect((await misses({ limit: 100 })).items.map(({ query }: { query: string }) => query)).toEqual(
      all.slice(0, 100),
    )
    await test.db.deleteFrom('search_misses').where('text', '=', 'поток').execute()
  })

  it.each([
    ['of another list', { cursor: Buffer.from('["words",1,1]').toString('base64url') }],
    ['that is no cursor', { cursor: '💥' }],
    ['of a name that is no text', { cursor: Buffer.from('["asked","1 x \\u0000",1]').toString('base64url') }],
    ['that is too long', { cursor: 'a'.repeat(601) }],
    ['with more than a page holds', { limit: 101 }],
    ['with less than a page holds', { limit: 0 }],
  ])('is not listed for a page %s', async (_what, json) => {
    expect((await askMisses(json)).statusCode).toBe(422)
  })

  it('leaves the list when it is dismissed and is not counted again for 90 days', async () => {
    await ask({ q: 'ерунда' })
    expect((await dismiss('ерунда')).statusCode).toBe(200)
    expect((await dismiss('ерунда')).json().code).toBe('not_found')
    await ask({ q: 'ерунда' })
    expect(await timesOf('ерунда')).toBe(0)
    test.clock.advance(91 * DAY)
    await sweepMisses(test.db, test.clock.now())
    // The session is over, too.
    administrator = await person(test, 2)
    expect((await misses()).items).toEqual([])
    await ask({ q: 'ерунда' })
    expect(await timesOf('ерунда')).toBe(1)
  })

  it('is answered even if it cannot be counted', async () => {
    await test.db.schema.alterTable('search_misses').renameTo('search_misses_away').execute()
    const answer = await ask({ q: 'небывальщина' })
    await test.db.schema.alterTable('search_misses_away').renameTo('search_misses').execute()
    expect(answer.statusCode).toBe(200)
  })
})

it.each([
  ['+7 701 123 45 67', true],
  ['87011234567', true],
  ['8(727)258-36-14', true],
  ['иин 900101300123', true],
  ['пишите на a@b.kz', true],
  ['ａ＠ｂ.ｋｚ', true],
  ['0986479743', true],
  ['суппорт XW7BF4FK60S061437', true],
  ['фара jzx100-012345 левая', true],
  ['масло 5w30 4 л', false],
  ['шины 205/55 r16', false],
  ['камри 2015', false],
  ['gdb3454', false],
])('%j may tell of a person: %s', (typed, told) => {
  expect(isPersonal(typed)).toBe(told)
})
