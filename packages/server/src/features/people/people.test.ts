import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { department } from '../../testing/newcomers.ts'
import { type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let test: TestServer
let staff: Person
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  staff = await person(test, 4)
})
afterAll(() => test.close())

const get = (path: string, headers = {}) => test.send({ method: 'GET', path, token: staff.token, headers })
const ofDepartments = (ids: unknown) =>
  test.send({ path: '/api/user/getUserByDepartmentsId', token: staff.token, json: { ids } })
async function member(department_id: number, { role = 5, name = 'Ерлан Қасымов', blocked = false } = {}) {
  const one = await person(test, role, { blocked })
  await test.db.updateTable('users').set({ department_id, name }).where('id', '=', one.id).execute()
  return one
}
const namesIn = (answer: { json(): { data: { items: { name: string }[] } } }) =>
  answer.json().data.items.map(({ name }) => name)

describe('people', () => {
  it('are shown with department, facility, company and rooms', async () => {
    const { id, facility_id } = await department(test)
    const tenant = await member(id, { role: 1 })
    const [card, ...more] = (await get(`/api/user/getUserByDepartmentId/${id}`)).json().data.items
    expect(more).toEqual([])
    expect(card).toMatchObject({
      id: tenant.id,
      role_id: 1,
      name: 'Ерлан Қасымов',
      email: tenant.email,
      company: expect.stringContaining('ТОО'),
      bin: expect.stringMatching(/^\d{12}$/),
      department: { id },
      facility: { id: facility_id },
      rooms: [{ level: 2 }],
    })
    expect(card).not.toHaveProperty('password_hash')
  })

  it('are in alphabetical order, with Kazakh letters in their places', async () => {
    const { id } = await department(test)
    for (const name of ['Яна Ли', 'Әлия Омар', 'Болат Сері', 'Арман Қали']) await member(id, { name })
    expect(namesIn(await get(`/api/user/getUserByDepartmentId/${id}`, { 'accept-language': 'kk' }))).toEqual([
      'Арман Қали',
      'Әлия Омар',
      'Болат Сері',
      'Яна Ли',
    ])
  })

  it('are not listed while blocked', async () => {
    const { id, facility_id } = await department(test)
    await member(id, { blocked: true })
    for (const answer of [
      await get(`/api/user/getUserByDepartmentId/${id}`),
      await get(`/api/user/getByFacilityId/${facility_id}`),
      await ofDepartments([id]),
    ]) {
      expect(answer.json().data).toEqual({ items: [], total: 0, truncated: false })
    }
    expect((await get('/api/facility/list')).json().data.items[0].departments[0].people).toBe(0)
  })

  it('of a facility are those of all its departments', async () => {
    const [one, other] = [await department(test), await department(test)]
    await member(one.id, { name: 'Свой' })
    await member(other.id, { name: 'Чужой' })
    await person(test, 5)
    expect(namesIn(await get(`/api/user/getByFacilityId/${one.facility_id}`))).toEqual(['Свой'])
  })

  it('of several departments are listed once each, whatever else is requested', async () => {
    const [one, other] = [await department(test), await department(test)]
    await member(one.id, { name: 'Айна' })
    await member(other.id, { name: 'Берік' })
    expect(namesIn(await ofDepartments([one.id, other.id, one.id, 2 ** 40]))).toEqual(['Айна', 'Берік'])
  })

  it('beyond a thousand are counted, but not listed', async () => {
    const { id } = await department(test)
    const made = Array.from({ length: 1001 }, (_, at) => ({
      role_id: 5,
      name: `Человек ${at}`,
      display_name: `Ч ${at}`,
      email: `many-${at}@test.example`,
      password_hash: '',
      department_id: id,
      created_at: test.clock.now(),
    }))
    await test.db.insertInto('users').values(made).execute()
    const { items, total, truncated } = (await ofDepartments([id])).json().data
    expect([items.length, total, truncated]).toEqual([1000, 1001, true])
  })

  it.each(['getUserByDepartmentId', 'getByFacilityId'])(
    '%s gives not found for a place that does not exist',
    async (path) => {
      expect((await get(`/api/user/${path}/999999`)).statusCode).toBe(404)
      expect((await get(`/api/user/${path}/0`)).statusCode).toBe(400)
      expect((await get(`/api/user/${path}/1x`)).statusCode).toBe(400)
      expect((await get(`/api/user/${path}/9007199254740991`)).statusCode).toBe(404)
    },
  )

  it.each([
    [[], 'required'],
    [['1'], 'not_a_number'],
    [[0], 'too_small'],
    [[1e300], 'too_large'],
    [Array.from({ length: 101 }, (_, at) => at + 1), 'too_many'],
  ])('cannot be searched by %j', async (ids, code) => {
    const answer = await ofDepartments(ids)
    expect(answer.statusCode).toBe(422)
    expect(Object.values(answer.json().errors)).toEqual([[code]])
  })
})

describe('a text', () => {
  const find = async (q: string) =>
    namesIn(await test.send({ path: '/api/user/find', token: staff.token, json: { q } }))

  /** A tenant with a phone, a company and a room, in no department, beside somebody else. */
  async function tenant() {
    const { id, company_id } = await person(test, 1)
    const change = { name: 'Ерлан Қасымов', email: 'erlan@avtodisk.example', phone: '+77013000031' }
    await test.db.updateTable('users').set(change).where('id', '=', id).execute()
    const company = { company: 'ТОО «АвтоДиск»', bin: '310540000130' }
    await test.db.updateTable('companies').set(company).where('id', '=', company_id).execute()
    const { number } = await test.db
      .selectFrom('rooms')
      .select('number')
      .where('company_id', '=', company_id)
      .executeTakeFirstOrThrow()
    const other = await person(test, 1)
    await test.db.updateTable('users').set({ name: 'Айна Ли' }).where('id', '=', other.id).execute()
    return { id, company_id, number }
  }

  it.each([
    'ерлан',
    'ЕРЛАН касымов',
    'қасымов ерл',
    'автодиск',
    'ЖШС АвтоДиск',
    'avtodisk.example',
    '310540000130',
    '31054',
    '8 (701) 300-00-31',
    '+77013000031',
    '300 00 31',
    '701 300',
    '701 300 00',
    '8 701 300',
    '310 540 000 130',
    'ерлан 87013000031',
  ])('«%s» finds the person', async (q) => {
    await tenant()
    expect(await find(q)).toEqual(['Ерлан Қасымов'])
  })

  it('with the number of a room finds its tenant', async () => {
    const { number } = await tenant()
    expect(await find(`бутик ${number}`)).toContain('Ерлан Қасымов')
    expect(await find(`ерлан ${number}`)).toEqual(['Ерлан Қасымов'])
    expect(await find(`ерлан ${number}9`)).toEqual([])
  })

  it.each(['214', '2-12345', '10245', '2-12345а'])(
    'with the number %s of a room finds its tenant alone',
    async (number) => {
      const { company_id } = await tenant()
      await test.db.updateTable('rooms').set({ number }).where('company_id', '=', company_id).execute()
      for (const q of [number, `бутик ${number}`, `ерлан ${number.toUpperCase()}`]) {
        expect(await find(q)).toEqual(['Ерлан Қасымов'])
      }
      expect(await find(`${number}9`)).toEqual([])
    },
  )

  it.each([
    'айна ерлан',
    '10540000130',
    '310540000131',
    '8 701 300 00 32',
    '%',
    '_',
    '\\',
    "' or 1=1 --",
    '  ',
    '🙂',
    'ерлан'.repeat(40),
  ])('«%s» finds nobody', async (q) => {
    await tenant()
    expect(await find(q)).toEqual([])
  })

  it('finds people without a department, and shows that', async () => {
    const { id } = await tenant()
    const answer = await test.send({ path: '/api/user/find', token: staff.token, json: { q: 'ерлан' } })
    expect(answer.json().data).toMatchObject({
      items: [{ id, department: null, facility: null, bin: '310540000130' }],
      total: 1,
      truncated: false,
    })
  })

  it('does not find blocked people', async () => {
    const { id } = await tenant()
    await test.db.updateTable('users').set({ blocked_at: test.clock.now() }).where('id', '=', id).execute()
    expect(await find('ерлан')).toEqual([])
  })

  it('cannot have a NUL', async () => {
    const answer = await test.send({ path: '/api/user/find', token: staff.token, json: { q: 'ер\u0000лан' } })
    expect(answer.statusCode).toBe(400)
  })

  it.each([
    [{}, 'required'],
    [{ q: '' }, 'required'],
    [{ q: 7 }, 'wrong_format'],
    [{ q: 'ы'.repeat(201) }, 'too_long'],
  ])('cannot be %j', async (json, code) => {
    const answer = await test.send({ path: '/api/user/find', token: staff.token, json })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ q: [code] })
  })
})

it('facilities are sorted by name, with the number of people in each department', async () => {
  const { id, facility_id } = await department(test)
  await member(id)
  await member(id, { role: 3 })
  const { items, total } = (await get('/api/facility/list')).json().data
  expect(total).toBe(1)
  expect(items).toMatchObject([{ id: facility_id, departments: [{ id, people: 2 }] }])
})
