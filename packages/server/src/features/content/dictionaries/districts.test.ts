import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ad } from '../../../testing/ads.ts'
import { editor } from '../../../testing/content.ts'
import { type Person, person } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'

const ALMALY = { name: 'Алмалинский район', name_kk: 'Алмалы ауданы' }
const MEDEU = { name: 'Медеуский район', name_kk: 'Медеу ауданы' }

let test: TestServer
let someone: Person
let almaly: number
let medeu: number
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  someone = await person(test, 5)
  almaly = (await send('dictionaryDistrict/create', ALMALY)).json().data.id
  medeu = (await send('dictionaryDistrict/create', MEDEU)).json().data.id
})
afterAll(() => test.close())

const send = async (path: string, json?: object) =>
  test.send({ path: `/api/${path}`, token: (await editor(test)).token, json })
const get = async (path: string, token?: string) =>
  (await test.send({ method: 'GET', path: `/api/${path}`, token })).json().data
const entries = async () => (await get('dictionaryDistrict/entries', (await editor(test)).token)).items
const choose = (district_id: number, who = someone) =>
  test.send({ path: `/api/user/update/${who.id}`, token: who.token, json: { data: { district_id } } })
/** What ads say of the district of their seller, by the id of the ad. */
const shown = async () => {
  const { items } = (await test.send({ path: '/api/userBanner/pagination', json: {} })).json().data
  return Object.fromEntries(items.map((card: { id: number; district?: object }) => [card.id, card.district]))
}
const sold = (who = someone) => ad(test, who.id, { status: 31, live: true })
const acts = async () => (await send('content/acts', { about: 'district' })).json().data.items

describe('a district', () => {
  it('is added, and people choose it at once', async () => {
    const draft = { name: '  Алатауский   район ', name_kk: 'Алатау ауданы' }
    const answer = await send('dictionaryDistrict/create', draft)
    const id = answer.json().data.id
    const added = { id, name: 'Алатауский район', name_kk: 'Алатау ауданы' }
    expect(answer.json().data).toEqual({ ...added, people: 0 })
    expect((await get('dictionaryDistrict/list')).items).toEqual([
      added,
      { id: almaly, ...ALMALY },
      { id: medeu, ...MEDEU },
    ])
    expect((await choose(id)).json().data.district).toEqual(added)
  })

  it.each([
    ['ru', ['Алмалинский район', 'Ауэзовский район', 'Красный район', 'Медеуский район']],
    // The code points of these Kazakh letters follow all Russian ones.
    ['kk', ['Алмалы ауданы', 'Әуезов ауданы', 'Медеу ауданы', 'Ұлы дала ауданы']],
  ] as const)('stands by its name in %s, for people and for administrators', async (language, names) => {
    await send('dictionaryDistrict/create', { name: 'Красный район', name_kk: 'Ұлы дала ауданы' })
    await send('dictionaryDistrict/create', { name: 'Ауэзовский район', name_kk: 'Әуезов ауданы' })
    const { token } = await editor(test)
    const headers = { 'accept-language': language }
    for (const path of ['dictionaryDistrict/list', 'dictionaryDistrict/entries']) {
      const answer = await test.send({ method: 'GET', path: `/api/${path}`, token, headers })
      const { items } = answer.json().data
      expect(items.map((one: typeof ALMALY) => (language === 'kk' ? one.name_kk : one.name))).toEqual(names)
    }
  })

  it('has the number of its people, which only administrators see', async () => {
    await choose(almaly)
    await choose(almaly, await person(test, 5))
    expect(await entries()).toEqual([
      { id: almaly, ...ALMALY, people: 2 },
      { id: medeu, ...MEDEU, people: 0 },
    ])
    expect((await get('dictionaryDistrict/list')).items[0]).not.toHaveProperty('people')
  })

  it('is renamed in the details of its people and in their ads, not in those of others', async () => {
    const other = await person(test, 5)
    await choose(almaly)
    await choose(medeu, other)
    const [own, others, shops] = [await sold(), await sold(other), await sold(await person(test, 1))]
    await shown()
    const renamed = { name: 'Район Алмалы', name_kk: 'Алмалы' }
    const answer = await send(`dictionaryDistrict/update/${almaly}`, renamed)
    expect(answer.json().data).toEqual({ id: almaly, ...renamed, people: 1 })
    expect(await get('session/me', someone.token)).toMatchObject({ district: { id: almaly, ...renamed } })
    expect(await shown()).toEqual({
      [own]: { id: almaly, ...renamed },
      [others]: { id: medeu, ...MEDEU },
      [shops]: undefined,
    })
    const page = await test.send({ path: `/api/userBanner/getById/${own}`, json: {} })
    expect(page.json().data.seller.district).toEqual({ id: almaly, ...renamed })
  })

  it('may get one new name alone', async () => {
    await choose(almaly)
    const own = await sold()
    await send(`dictionaryDistrict/update/${almaly}`, { ...ALMALY, name_kk: 'Алмалы' })
    expect(await shown()).toEqual({ [own]: { id: almaly, ...ALMALY, name_kk: 'Алмалы' } })
  })

  it('is deleted: its people and their ads have none, and may choose another one', async () => {
    await choose(almaly)
    const own = await sold()
    expect(await shown()).toEqual({ [own]: { id: almaly, ...ALMALY } })
    const answer = await send(`dictionaryDistrict/delete/${almaly}`)
    expect([answer.statusCode, answer.json().data]).toEqual([200, true])
    expect(await entries()).toEqual([{ id: medeu, ...MEDEU, people: 0 }])
    expect(await get('session/me', someone.token)).toMatchObject({ district: null })
    expect(await shown()).toEqual({ [own]: undefined })
    expect((await choose(almaly)).json().errors).toEqual({ district_id: ['unknown'] })
    await choose(medeu)
    expect(await shown()).toEqual({ [own]: { id: medeu, ...MEDEU } })
  })

  it.each(['update', 'delete'])('that is not there: %s fails', async (action) => {
    const answer = await send(`dictionaryDistrict/${action}/987`, action === 'update' ? ALMALY : undefined)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    expect(await entries()).toHaveLength(2)
  })

  it('is in the log with the names before and after, and with the number of people who lost it', async () => {
    await choose(almaly)
    await send(`dictionaryDistrict/update/${almaly}`, { name: 'Район Алмалы', name_kk: 'Алмалы' })
    await send(`dictionaryDistrict/delete/${almaly}`)
    expect(await acts()).toMatchObject([
      { action: 'delete', about: 'district', name: 'Район Алмалы', set: null },
      { action: 'rename', name: 'Район Алмалы', name_kk: 'Алмалы', was: ALMALY.name },
      { action: 'create', name: MEDEU.name },
      { action: 'create', name: ALMALY.name, name_kk: ALMALY.name_kk },
    ])
    const { reason } = await test.db
      .selectFrom('audit')
      .select('reason')
      .where('action', '=', 'delete')
      .executeTakeFirstOrThrow()
    expect(reason).toMatchObject({ people: 1 })
  })
})

describe('the names of a district', () => {
  it.each([
    [{ ...ALMALY }, { name: ['taken'], name_kk: ['taken'] }],
    [{ name: ' АЛМАЛИНСКИЙ  район', name_kk: 'Басқа аудан' }, { name: ['taken'] }],
    [{ name: 'Другой район', name_kk: 'алмалы ауданы' }, { name_kk: ['taken'] }],
    [
      { name: '', name_kk: '' },
      { name: ['required'], name_kk: ['required'] },
    ],
    [{ name: 'Другой район' }, { name_kk: ['required'] }],
    [{ name: '—', name_kk: 'Басқа аудан' }, { name: ['required'] }],
    [{ name: 'Р'.repeat(81), name_kk: 'Басқа аудан' }, { name: ['too_long'] }],
    [{ name: '\u202e\u200b', name_kk: 'Басқа аудан' }, { name: ['required'] }],
  ])('cannot be %j', async (draft, errors) => {
    const added = await send('dictionaryDistrict/create', draft)
    expect([added.statusCode, added.json().errors]).toEqual([422, errors])
    const renamed = await send(`dictionaryDistrict/update/${medeu}`, draft)
    expect([renamed.statusCode, renamed.json().errors]).toEqual([422, errors])
    expect(await entries()).toMatchObject([ALMALY, MEDEU])
    expect(await acts()).toHaveLength(2)
  })

  it('may stay as they are', async () => {
    expect((await send(`dictionaryDistrict/update/${medeu}`, MEDEU)).statusCode).toBe(200)
  })
})
