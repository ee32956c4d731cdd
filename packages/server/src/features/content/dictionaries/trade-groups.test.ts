import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { editor } from '../../../testing/content.ts'
import { person, room } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'

const BRAKES = { name: 'Подвеска и тормоза', name_kk: 'Аспа мен тежегіш' }
const TYRES = { name: 'Шины и диски', name_kk: 'Шиналар мен дискілер' }

let test: TestServer
let brought: { name: string; name_kk: string; companies: number }[]
let brakes: number
let tyres: number
beforeAll(async () => {
  test = await testServer()
  brought = await list()
})
beforeEach(async () => {
  await test.empty()
  brakes = (await send('create', BRAKES)).json().data.id
  tyres = (await send('create', TYRES)).json().data.id
})
afterAll(() => test.close())

const send = async (path: string, json?: object) =>
  test.send({ path: `/api/dictionaryTradeGroup/${path}`, token: (await editor(test)).token, json })
const list = async () =>
  (await test.send({ method: 'GET', path: '/api/dictionaryTradeGroup/list' })).json().data.items
/** A shop of a group, and its room. */
async function shop(group: number) {
  const { id, company_id } = await person(test, 1)
  await test.db
    .updateTable('companies')
    .set({ trade_group_id: group })
    .where('id', '=', company_id ?? 0)
    .execute()
  return { id, company_id, door: await room(test, { tenant: id }) }
}
const shown = async (door: number) => {
  const { items } = (await test.send({ method: 'GET', path: '/api/room/get' })).json().data
  return items.find(({ id }: { id: number }) => id === door)?.trade_group
}
const acts = async () =>
  (
    await test.send({
      path: '/api/content/acts',
      token: (await editor(test)).token,
      json: { about: 'tradeGroup' },
    })
  ).json().data.items

it('A new portal has eight groups, in both languages', () => {
  expect(brought.map(({ name }) => name)).toEqual([
    'Двигатель и трансмиссия',
    'Подвеска и тормоза',
    'Кузов и стекла',
    'Электрика и свет',
    'Шины и диски',
    'Масла и химия',
    'Аксессуары и инструмент',
    'Сервис',
  ])
  expect(brought.every(({ name_kk, companies }) => name_kk !== '' && companies === 0)).toBe(true)
})

describe('a group of trades', () => {
  it('is counted with its companies, and stands in the order of addition', async () => {
    await shop(tyres)
    expect(await list()).toEqual([
      { id: brakes, ...BRAKES, companies: 0 },
      { id: tyres, ...TYRES, companies: 1 },
    ])
  })

  it('is one of at most eight', async () => {
    for (let n = 3; n <= 8; n++)
      expect((await send('create', { name: `Группа ${n}`, name_kk: `Топ ${n}` })).statusCode).toBe(200)
    const ninth = await send('create', { name: 'Девятая', name_kk: 'Тоғызыншы' })
    expect([ninth.statusCode, ninth.json().errors]).toEqual([422, { name: ['too_many'] }])
    expect(await list()).toHaveLength(8)
  })

  it('is one of at most eight also when two are added at once', async () => {
    for (let n = 3; n <= 7; n++) await send('create', { name: `Группа ${n}`, name_kk: `Топ ${n}` })
    const answers = await Promise.all(
      ['а', 'б'].map((n) => send('create', { name: `Группа ${n}`, name_kk: `Топ ${n}` })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
  })

  it('is renamed where shops show it', async () => {
    const { door } = await shop(brakes)
    await send(`update/${brakes}`, { name: 'Тормоза', name_kk: 'Тежегіштер' })
    expect(await shown(door)).toEqual({ id: brakes, name: 'Тормоза', name_kk: 'Тежегіштер' })
  })

  it('is not deleted while shops have it', async () => {
    const { door } = await shop(brakes)
    const refused = await send(`delete/${brakes}`)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'in_use', uses: { companies: 1 } },
    ])
    expect(await shown(door)).toMatchObject({ id: brakes })
    expect((await send(`delete/${tyres}`)).json().data).toBe(true)
    expect(await list()).toMatchObject([{ id: brakes }])
  })

  it('is merged into another one with its shops', async () => {
    const { door } = await shop(brakes)
    const answer = await send('merge', { from_id: brakes, into_id: tyres })
    expect(answer.json().data.moved).toMatchObject({ companies: 1 })
    expect(await shown(door)).toEqual({ id: tyres, ...TYRES })
    expect(await list()).toEqual([{ id: tyres, ...TYRES, companies: 1 }])
    expect(await acts()).toMatchObject([
      { action: 'merge', about: 'tradeGroup' },
      { action: 'create' },
      { action: 'create' },
    ])
  })

  it.each([
    [{ ...BRAKES }, { name: ['taken'], name_kk: ['taken'] }],
    [{ name: '', name_kk: 'Басқа' }, { name: ['required'] }],
    [{ name: 'Другая' }, { name_kk: ['required'] }],
    [{ name: 'Г'.repeat(81), name_kk: 'Басқа' }, { name: ['too_long'] }],
  ])('cannot be named %j', async (draft, errors) => {
    for (const path of ['create', `update/${tyres}`]) {
      const answer = await send(path, draft)
      expect([answer.statusCode, answer.json().errors]).toEqual([422, errors])
    }
    expect(await list()).toHaveLength(2)
  })

  it.each([
    ['update/987', TYRES],
    ['delete/987', undefined],
    ['merge', { from_id: 987, into_id: 1 }],
  ])('that is not there: %s', async (path, json) => {
    expect((await send(path, json)).statusCode).toBe(404)
  })

  it('cannot be merged into itself', async () => {
    const answer = await send('merge', { from_id: tyres, into_id: tyres })
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { into_id: ['repeated'] }])
  })
})
