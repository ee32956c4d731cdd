import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ad } from '../../testing/ads.ts'
import { type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { makeTenant } from './users.ts'

let test: TestServer
let someone: Person
let almaly: { id: number; name: string; name_kk: string }
let medeu: typeof almaly
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  someone = await person(test, 5)
  const made = await test.db
    .insertInto('districts')
    .values([
      { name: 'Медеуский район', name_kk: 'Медеу ауданы' },
      { name: 'Алмалинский район', name_kk: 'Алмалы ауданы' },
    ])
    .returning(['id', 'name', 'name_kk'])
    .execute()
  const [second, first] = made
  if (!first || !second) throw new Error('Two districts were inserted')
  almaly = first
  medeu = second
})
afterAll(() => test.close())

const choose = (district_id: unknown, who = someone) =>
  test.send({ path: `/api/user/update/${who.id}`, token: who.token, json: { data: { district_id } } })
const get = async (path: string, token?: string) =>
  (await test.send({ method: 'GET', path, ...(token && { token }) })).json().data
const me = () => get('/api/session/me', someone.token)
const adOf = async (id: number) =>
  (await test.send({ path: `/api/userBanner/getById/${id}`, json: {} })).json().data
const cards = async () =>
  (await test.send({ path: '/api/userBanner/pagination', json: {} })).json().data.items

it('Anybody reads the districts by their names', async () => {
  expect(await get('/api/dictionaryDistrict/list')).toEqual({ items: [almaly, medeu], total: 2, next: null })
  await test.db.deleteFrom('districts').execute()
  expect(await get('/api/dictionaryDistrict/list')).toEqual({ items: [], total: 0, next: null })
})

it('An individual chooses a district, changes it and removes it', async () => {
  expect(await me()).toMatchObject({ district: null })
  expect((await choose(almaly.id)).json().data).toMatchObject({ id: someone.id, district: almaly })
  expect((await choose(medeu.id)).json().data.district).toEqual(medeu)
  await test.send({
    path: `/api/user/update/${someone.id}`,
    token: someone.token,
    json: { data: { language: 'kk' } },
  })
  expect(await me()).toMatchObject({ language: 'kk', district: medeu })
  expect((await choose(null)).json().data.district).toBeNull()
})

it('The log names the field and not the district', async () => {
  await choose(almaly.id)
  const log = await test.db.selectFrom('audit').select(['action', 'reason']).execute()
  expect(log).toEqual([{ action: 'update', reason: { fields: ['district_id'] } }])
})

it.each([
  [999_999, 'unknown'],
  [0, 'too_small'],
  [2 ** 31, 'too_large'],
  ['Алмалинский район', 'not_a_number'],
  [1.5, 'not_a_number'],
])('The district %j is rejected', async (district_id, code) => {
  await choose(almaly.id)
  const answer = await choose(district_id)
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { district_id: [code] }])
  expect(await me()).toMatchObject({ district: almaly })
})

it.each([1, 2, 3, 4])('Role %i has no district', async (role) => {
  const other = await person(test, role)
  const answer = await choose(almaly.id, other)
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { district_id: ['unexpected'] }])
  expect(await get('/api/session/me', other.token)).toMatchObject({ district: null })
})

it('Ads of an individual have the district, and those of a shop have none', async () => {
  const shop = await person(test, 1)
  await choose(almaly.id)
  const own = await ad(test, someone.id, { status: 31, live: true })
  const shops = await ad(test, shop.id, { status: 31, live: true })
  expect((await adOf(own)).seller).toMatchObject({ is_tenant: false, district: almaly })
  expect((await adOf(shops)).seller).toMatchObject({ is_tenant: true, district: null })
  const shown = new Map((await cards()).map((card: { id: number }) => [card.id, card]))
  expect(shown.get(own)).toMatchObject({ plate: null, district: almaly })
  expect(shown.get(shops)).not.toHaveProperty('district')
})

it('The catalogue shows a changed district at once, also where an answer was kept', async () => {
  await ad(test, someone.id, { status: 31, live: true })
  const other = await person(test, 5)
  await choose(almaly.id, other)
  const others = await ad(test, other.id, { status: 31, live: true })
  const districts = async () =>
    Object.fromEntries(
      (await cards()).map((card: { id: number; district?: typeof almaly }) => [
        card.id === others ? 'other' : 'own',
        card.district?.name,
      ]),
    )
  expect(await districts()).toEqual({ own: undefined, other: almaly.name })
  await choose(medeu.id)
  expect(await districts()).toEqual({ own: medeu.name, other: almaly.name })
  await choose(null)
  expect(await districts()).toEqual({ own: undefined, other: almaly.name })
})

it('Whoever joins a company keeps the district of the ads that were placed before', async () => {
  await choose(almaly.id)
  const id = await ad(test, someone.id, { status: 31, live: true })
  const company = { company: 'ИП Оспанов', bin: '900101300009' }
  await test.db
    .transaction()
    .execute((trx) => makeTenant(trx, someone.id, company, { now: test.clock.now(), by: null }))
  const later = await ad(test, someone.id, { status: 31, live: true })
  expect([(await adOf(id)).seller.district, (await adOf(later)).seller.district]).toEqual([almaly, null])
  expect(await cards()).toMatchObject([{ id: later }, { id, district: almaly }])
  expect((await cards())[0]).not.toHaveProperty('district')
})
