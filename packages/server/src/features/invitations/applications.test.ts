import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lettersTo, letterTo } from '../../testing/letters.ts'
import { application } from '../../testing/newcomers.ts'
import { type Person, person, room } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { shown } from '../../testing/visitor.ts'

const BIN = '940140000385'

let test: TestServer
let admin: Person
let company: Person
let applied = 0
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  admin = await person(test, 2)
  company = await person(test, 5)
  // E-mails outlive the rows of a test.
  applied += 1
  company.email = `company-${applied}@test.example`
  const { email, id } = company
  await test.db.updateTable('users').set({ email, language: 'kk' }).where('id', '=', id).execute()
})
afterAll(() => test.close())

const apply = (room_ids: number[] = []) => application(test, company.id, { bin: BIN, room_ids })
const decide = (id: number, json: object, { token } = admin) =>
  test.send({ path: `/api/tenantApplication/decide/${id}`, token, json })
const list = async () =>
  (await test.send({ method: 'GET', path: '/api/tenantApplication/list', token: admin.token })).json().data
const me = async () =>
  (await test.send({ method: 'GET', path: '/api/session/me', token: company.token })).json().data
const roomsOf = async (id: number) =>
  (await test.db.selectFrom('rooms').select('id').where('company_id', '=', id).orderBy('id').execute()).map(
    (row) => row.id,
  )

describe('an application', () => {
  it('waits in the list with the rooms that are still free', async () => {
    const [free, taken] = [await room(test), await room(test, { tenant: (await person(test, 1)).id })]
    const id = await apply([free, taken])
    expect((await list()).items).toMatchObject([{ id, user_id: company.id, bin: BIN, rooms: [{ id: free }] }])
    expect((await me()).application).toMatchObject({ state: 'waiting' })
  })

  it('with the BIN of a tenant is not listed', async () => {
    await person(test, 1)
    await test.db.updateTable('companies').set({ bin: BIN, company: 'ТОО «Первый»' }).execute()
    await apply()
    expect((await list()).items).toEqual([])
  })

  it('of a blocked user is not listed', async () => {
    const id = await apply()
    await test.db
      .updateTable('users')
      .set({ blocked_at: test.clock.now() })
      .where('id', '=', company.id)
      .execute()
    expect((await list()).items).toEqual([])
    expect((await decide(id, { accept: true })).statusCode).toBe(404)
  })
})

describe('an approved application', () => {
  it('makes the company a tenant with its rooms and notifies it in its language', async () => {
    const [wanted, given] = [await room(test), await room(test)]
    const id = await apply([wanted])
    expect(shown(await decide(id, { accept: true, room_ids: [given], comment: ' Добро ' }))).toEqual([
      200,
      true,
    ])
    expect(await me()).toMatchObject({ role_id: 1, bin: BIN, company: 'ИП Оспанов', application: null })
    expect(await roomsOf((await me()).company_id)).toEqual([given])
    const { text } = await letterTo(test, company.email)
    expect(text).toContain('ИП Оспанов компаниясын растады')
    expect(text).toContain('https://sauda.example/kk/account')
    expect((await list()).items).toEqual([])
    const log = await test.db.selectFrom('audit').selectAll().execute()
    expect(log).toMatchObject([
      {
        subject: 'tenant_application',
        subject_id: id,
        actor_id: admin.id,
        action: 'accept',
        reason: { user_id: company.id, room_ids: [given], comment: 'Добро' },
      },
    ])
  })

  it('may have no rooms', async () => {
    await decide(await apply([await room(test)]), { accept: true })
    expect(await me()).toMatchObject({ role_id: 1 })
    expect(await roomsOf(company.id)).toEqual([])
  })

  it('cannot have the BIN of a tenant', async () => {
    await person(test, 1)
    await test.db.updateTable('companies').set({ bin: BIN }).execute()
    const id = await apply()
    expect(shown(await decide(id, { accept: true }))).toEqual([422, { bin: ['taken'] }])
    expect((await me()).role_id).toBe(5)
  })

  it('cannot have a room that is taken or does not exist', async () => {
    const taken = await room(test, { tenant: (await person(test, 1)).id })
    const id = await apply()
    expect(shown(await decide(id, { accept: true, room_ids: [await room(test), taken] }))).toEqual([
      422,
      { room_ids: ['occupied'] },
    ])
    expect(shown(await decide(id, { accept: true, room_ids: [999_999] }))).toEqual([
      422,
      { room_ids: ['unknown'] },
    ])
    expect((await me()).role_id).toBe(5)
    expect(await lettersTo(test, company.email)).toEqual([])
  })

  it('does not share a room with a concurrent one', async () => {
    const only = await room(test)
    const other = await person(test, 5)
    const ids = [await apply(), await application(test, other.id, { bin: '971240001315' })]
    const answers = await Promise.all(ids.map((id) => decide(id, { accept: true, room_ids: [only] })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  })

  it('does not share a BIN with a concurrent one', async () => {
    const other = await person(test, 5)
    const ids = [await apply(), await application(test, other.id, { bin: BIN })]
    const answers = await Promise.all(ids.map((id) => decide(id, { accept: true })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    const refused = answers.find(({ statusCode }) => statusCode === 422)
    expect(refused?.json().errors).toEqual({ bin: ['taken'] })
  })
})

describe('a rejected application', () => {
  it('does not change the user, who is told why', async () => {
    const id = await apply()
    expect(shown(await decide(id, { accept: false, comment: 'Нет договора аренды' }))).toEqual([200, true])
    expect(await me()).toMatchObject({
      role_id: 5,
      application: { state: 'refused', comment: 'Нет договора аренды' },
    })
    const { text } = await letterTo(test, company.email)
    expect(text).toContain('Нет договора аренды')
    expect(text).toContain('https://sauda.example/kk/profile')
    expect((await list()).items).toEqual([])
  })

  it.each([
    [{ accept: false }, { comment: ['required'] }],
    [{ accept: false, comment: '  ' }, { comment: ['required'] }],
    [{ accept: false, comment: 'Нет', room_ids: [1] }, { room_ids: ['unexpected'] }],
    [{ accept: false, comment: 'н'.repeat(1001) }, { comment: ['too_long'] }],
    [{ comment: 'Нет' }, { accept: ['required'] }],
    [{ accept: true, role_id: 2 }, { role_id: ['unexpected'] }],
    [{ accept: true, room_ids: [1e300] }, { 'room_ids.0': ['too_large'] }],
  ])('cannot have %j', async (decision, errors) => {
    expect(shown(await decide(await apply(), decision))).toEqual([422, errors])
    expect((await list()).items).toHaveLength(1)
  })
})

describe('of two decisions', () => {
  it('only the first counts', async () => {
    const id = await apply()
    await decide(id, { accept: false, comment: 'Нет договора' })
    const answer = await decide(id, { accept: true })
    expect([answer.statusCode, answer.json().allowed_actions]).toEqual([409, []])
    expect((await me()).role_id).toBe(5)
  })

  it('only one counts if they are concurrent', async () => {
    const id = await apply()
    const answers = await Promise.all([
      decide(id, { accept: true }),
      decide(id, { accept: false, comment: 'Нет' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await test.db.selectFrom('audit').select('id').execute()).toHaveLength(1)
  })

  it('both fail if there is no application', async () => {
    expect((await decide(999_999, { accept: true })).statusCode).toBe(404)
  })
})

it.each([1, 3, 4, 5])('role %i cannot decide on applications', async (role) => {
  const asker = role === 5 ? company : await person(test, role)
  expect((await decide(await apply(), { accept: true }, asker)).statusCode).toBe(403)
  expect((await me()).role_id).toBe(5)
})
