import type { SearchAliases } from '@sauda/sdk/search'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, person } from '../../../testing/people.ts'
import { searchWord } from '../../../testing/search-words.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'

let test: TestServer
let administrator: Person
let battery: number

beforeAll(async () => {
  test = await testServer()
  administrator = await person(test, 2)
  await test.db.insertInto('brands').values({ name: 'Toyota' }).execute()
  const parts = await test.db
    .insertInto('spare_parts')
    .values([
      { name: 'Аккумуляторы', name_kk: 'Аккумуляторлар', category: 'electrics' },
      { name: 'Несусветные детали', name_kk: 'Оғаш бөлшектер', category: 'body' },
    ])
    .returning('id')
    .execute()
  battery = parts[0]?.id ?? 0
})
afterAll(() => test.close())

async function aliases(query = ''): Promise<SearchAliases[]> {
  const answer = await test.send({ method: 'GET', path: `/api/search/aliases${query}` })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.items
}
const wordsOf = async (target: string, query?: string) =>
  (await aliases(query)).find((thing) => thing.target === target)?.words ?? []
const hide = (hidden: boolean) =>
  test.send({
    path: '/api/searchWord/hide',
    token: administrator.token,
    json: { text: 'акб', kind: 'part', hidden },
  })

describe('the other words for things', () => {
  it('are those of the dictionary, by the id of the entry, without its names', async () => {
    const found = (await aliases('?kind=part')).find(({ id }) => id === battery)
    expect(found).toMatchObject({ kind: 'part', target: 'Аккумуляторы' })
    expect(found?.words).toContain('акб')
    expect(found?.words.map((word) => word.toLowerCase())).not.toContain('аккумуляторы')
    expect(found?.words.map((word) => word.toLowerCase())).not.toContain('аккумуляторлар')
    // What is wrong with a car is no name of what helps.
    expect(found?.words).not.toContain('пропала зарядка')
    expect(await wordsOf('Toyota')).toContain('тойота')
    expect(await wordsOf('Toyota Camry')).toContain('камри')
  })

  it('have what an administrator adds from the next request on, and no word that is hidden', async () => {
    const { id } = await searchWord(test, { kind: 'part', target: 'Несусветные детали', text: 'Чепуховина' })
    expect(await wordsOf('Несусветные детали', '?kind=part')).toEqual(['Чепуховина'])
    expect((await hide(true)).statusCode).toBe(200)
    expect(await wordsOf('Аккумуляторы')).not.toContain('акб')
    expect((await hide(false)).statusCode).toBe(200)
    expect(await wordsOf('Аккумуляторы')).toContain('акб')
    await test.db.deleteFrom('search_aliases').where('id', '=', id).execute()
    expect(await wordsOf('Несусветные детали')).toEqual([])
  })

  it('are left out for what the centre does not have: an entry that is gone, a model of another maker', async () => {
    const { id } = await searchWord(test, { kind: 'part', target: 'Того нет', text: 'нетушка' })
    const all = await aliases()
    expect(all.flatMap(({ words }) => words)).not.toContain('нетушка')
    expect(all.map(({ target }) => target)).not.toContain('Lada Granta')
    expect(all.every(({ words }) => words.length > 0)).toBe(true)
    await test.db.deleteFrom('search_aliases').where('id', '=', id).execute()
  })

  it('are those of one kind if it is named, and no company is among them', async () => {
    const tenant = await person(test, 1)
    await test.db
      .updateTable('companies')
      .set({ sign: 'Тайная Лавка' })
      .where('id', '=', tenant.company_id)
      .execute()
    expect(new Set((await aliases('?kind=brand')).map(({ kind }) => kind))).toEqual(new Set(['brand']))
    const all = await aliases()
    expect(all.map(({ target }) => target)).not.toContain('Тайная Лавка')
    expect(all.every(({ kind, id }) => (id !== null) === ['part', 'brand', 'service'].includes(kind))).toBe(
      true,
    )
  })

  it.each(['?kind=shop', '?kind=', '?kind=part&kind=brand'])('are not answered for %s', async (query) => {
    const answer = await test.send({ method: 'GET', path: `/api/search/aliases${query}` })
    expect(answer.statusCode).toBe(400)
  })
})
