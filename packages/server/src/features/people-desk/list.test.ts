import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ad } from '../../testing/ads.ts'
import { deskActs } from '../../testing/desk-acts.ts'
import { department } from '../../testing/newcomers.ts'
import { type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let test: TestServer
let operator: Person
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  operator = await named(4, 'Яна Операторова')
})
afterAll(() => test.close())

const { post, detail, block } = deskActs(() => test)
const ask = async (json: object = {}) => (await post(operator, '/api/user/pagination', json)).json().data
const names = async (json: object = {}) => (await ask(json)).items.map(({ name }: { name: string }) => name)

async function named(role: number, name: string, set: object = {}): Promise<Person> {
  const one = await person(test, role)
  await test.db
    .updateTable('users')
    .set({ name, ...set })
    .where('id', '=', one.id)
    .execute()
  return one
}

describe('the list', () => {
  it('shows people with companies, rooms and when they came last', async () => {
    const tenant = await named(1, 'Ерлан Қасымов')
    const { items, total, next } = await ask({ q: 'касымов' })
    expect([total, next]).toEqual([1, null])
    expect(items[0]).toMatchObject({
      id: tenant.id,
      role_id: 1,
      memberships: [{ company: { bin: expect.stringMatching(/^\d{12}$/) }, function: 'owner' }],
      rooms: [{ level: 2 }],
      blocked_at: null,
      last_entry_at: test.clock.now().toISOString(),
    })
    expect(items[0]).not.toHaveProperty('password_hash')
  })

  it('is in alphabetical order, page by page, each person once', async () => {
    for (const name of ['Әлия Омар', 'болат Сері', 'Арман Қали', 'Болат Сері', 'Болат Сері'])
      await named(5, name)
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const { items, total, next } = await ask({ limit: 2, cursor })
      expect(total).toBe(6)
      seen.push(...items.map(({ name }: { name: string }) => name))
      cursor = next
    } while (cursor)
    expect(seen).toEqual([
      'Әлия Омар',
      'Арман Қали',
      'болат Сері',
      'Болат Сері',
      'Болат Сері',
      'Яна Операторова',
    ])
  })

  it('is filtered by role, section, building, block and entry, all together', async () => {
    const [one, other] = [await department(test), await department(test)]
    const [a, b] = [{ department_id: one.id }, { department_id: other.id }]
    const blocked_at = test.clock.now()
    await named(3, 'Первый Менеджер', a)
    await named(3, 'Второй Менеджер', { ...b, blocked_at })
    await named(5, 'Гость', { ...a, last_entry_at: null })
    await named(1, 'Арендатор', { ...a, blocked_at, last_entry_at: null })
    expect(await names({ role_id: 3 })).toEqual(['Второй Менеджер', 'Первый Менеджер'])
    expect(await names(a)).toEqual(['Арендатор', 'Гость', 'Первый Менеджер'])
    expect(await names({ facility_id: other.facility_id })).toEqual(['Второй Менеджер'])
    expect(await names({ blocked: true })).toEqual(['Арендатор', 'Второй Менеджер'])
    expect(await names({ blocked: false, ...a })).toEqual(['Гость', 'Первый Менеджер'])
    expect(await names({ never_signed_in: true })).toEqual(['Арендатор', 'Гость'])
    expect(await names({ never_signed_in: false, role_id: 3, facility_id: one.facility_id })).toEqual([
      'Первый Менеджер',
    ])
    expect(await names({ q: 'менеджер', blocked: true })).toEqual(['Второй Менеджер'])
    expect(await names({ role_id: 2 })).toEqual([])
    expect(await names({ department_id: 9_007_199_254_740_991 })).toEqual([])
  })

  it.each(['%', '  🙂', '—', '«»'])('a text that tells nothing finds nobody: %j', async (q) => {
    expect(await names({ q })).toEqual([])
  })

  it.each([
    [{ cursor: 'x' }, 'cursor'],
    [{ cursor: Buffer.from('["name",7,7]').toString('base64url') }, 'cursor'],
    [{ cursor: Buffer.from('["other","а",7]').toString('base64url') }, 'cursor'],
    [{ role_id: 'x' }, 'role_id'],
    [{ limit: 0 }, 'limit'],
    [{ blocked: 'yes' }, 'blocked'],
    [{ q: 'ы'.repeat(201) }, 'q'],
  ])('cannot be asked for by %j', async (json, field) => {
    const answer = await post(operator, '/api/user/pagination', json)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
  })
})

describe('a person', () => {
  it('is shown with numbers of ads and what was done, without sessions to other staff', async () => {
    const owner = await named(5, 'Айгерім')
    for (const status of [31, 31, 10]) await ad(test, owner.id, { status, live: status === 31 })
    const { sessions, block_effects, ...seen } = await detail(operator, owner)
    expect([sessions, block_effects]).toEqual([null, null])
    expect(seen).toMatchObject({
      person: { id: owner.id, memberships: [] },
      language: 'ru',
      ads: [
        { status: 10, count: 1 },
        { status: 31, count: 2 },
      ],
      acts_by: [],
      acts_on: [],
      blocks: [],
    })
  })

  it('is shown to administrators with sessions, and with what a block would end until there is one', async () => {
    const administrator = await named(2, 'Игорь')
    const owner = await named(5, 'Айгерім')
    await test.send({ path: '/api/user/auth', json: { login: owner.email, password: 'x' } })
    expect(await detail(administrator, owner)).toMatchObject({
      sessions: [{ browser: null, system: null }],
      block_effects: { sessions: 1, ads: 0, signing_sessions: 0, invitations: 0 },
    })
    await block(administrator, owner)
    const blocked = await detail(administrator, owner)
    expect([blocked.sessions, blocked.block_effects]).toEqual([[], null])
    expect(blocked.person.blocked_at).not.toBeNull()
    const { acts_by } = await detail(operator, administrator)
    expect(acts_by.map(({ action }: { action: string }) => action)).toEqual(['block'])
  })

  it.each(['999999', '9007199254740991'])('%s is nobody', async (id) => {
    const answer = await test.send({ method: 'GET', path: `/api/user/page/${id}`, token: operator.token })
    expect(answer.statusCode).toBe(404)
  })
})
