import type { components } from '@sauda/sdk'
import { afterAll, beforeAll, beforeEach, describe, test as example, expect, it } from 'vitest'
import { type Act, recordActs } from '../../platform/audit-queries.ts'
import { calledFrom } from '../../platform/caller.ts'
import { ad } from '../../testing/ads.ts'
import { type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

type Page = components['schemas']['AuditPage']

let test: TestServer
let admin: Person
let operator: Person
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  admin = await person(test, 2)
  operator = await person(test, 4)
})
afterAll(() => test.close())

async function ask(json: object, who = admin) {
  return test.send({ path: '/api/audit/pagination', token: who.token, json })
}

async function list(json: object = {}): Promise<Page> {
  const answer = await ask(json)
  expect(answer.statusCode, answer.body).toBe(200)
  return (answer.json() as { data: Page }).data
}

const at = (time: string) => new Date(`2026-11-${time}+05:00`)

/** Acts from an address, in the order of the list. */
const done = (acts: readonly Act[], address = '192.0.2.7') =>
  calledFrom(address, () => recordActs(test.db, acts))

const dismissed = (query: string, now = at('20T10:00'), actorId = admin.id): Act => ({
  ...{ actorId, subject: 'search_miss', subjectId: 0, action: 'dismiss', details: { query }, now },
})
const namesOf = ({ items }: Page) => items.map(({ object }) => object.name)

describe('an entry', () => {
  it('says who, what, to what, when, from where and what is different', async () => {
    const seller = await person(test, 5)
    const id = await ad(test, seller.id, { draft: { title: 'Фара передняя' } })
    const token = operator.token
    const json = { version: 1, reason: 'photos', comment: 'На втором фото другая деталь.' }
    const answer = await test.send({
      ...{ path: `/api/userBanner/needEdits/${id}`, token, json, address: '192.0.2.9' },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const { items, ...page } = await list()
    expect(page).toEqual({ total: 1, next: null, total_is_estimate: false })
    expect(items).toEqual([
      {
        id: 1,
        at: test.clock.now().toISOString(),
        who: { id: operator.id, name: expect.stringMatching(/^Человек/), role_id: 4 },
        action: 'needEdits',
        object: { subject: 'ad', id, of: null, name: 'Фара передняя', path: `/ads/${id}/confirm` },
        address: '192.0.2.9',
        difference: expect.objectContaining({ from: 10, to: 20, reason: 'photos', comment: json.comment }),
      },
    ])
  })

  it('of the portal itself has nobody, and of what is gone no page', async () => {
    const seller = await person(test, 5)
    const id = await ad(test, seller.id)
    const now = at('20T10:00')
    await recordActs(test.db, [
      { actorId: null, subject: 'ad', subjectId: id, action: 'unpublish', from: 31, to: 30, now },
    ])
    await test.db.updateTable('ads').set({ deleted_at: now }).where('id', '=', id).execute()
    const { items } = await list()
    expect(items).toMatchObject([{ who: null, address: null, object: { id, path: null } }])
  })

  const now = at('20T10:00')
  const cases: [Omit<Act, 'actorId' | 'now'>, object, object][] = [
    [
      {
        ...{ subject: 'dictionary', subjectId: 3, action: 'rename' },
        details: { dictionary: 'brand', before: { name: 'Тойота' }, after: { name: 'Toyota' } },
      },
      { of: 'brand', name: 'Toyota', path: '/dashboard/content/dictionaries/brands' },
      { was: 'Тойота', became: 'Toyota' },
    ],
    [
      {
        ...{ subject: 'dictionary', subjectId: 3, action: 'merge' },
        details: { dictionary: 'sparePart', from: { name: 'Диск' }, into: { name: 'Тормозной диск' } },
      },
      { of: 'sparePart', name: 'Тормозной диск', path: '/dashboard/content/dictionaries/parts' },
      { was: 'Диск', became: 'Тормозной диск' },
    ],
    [
      {
        ...{ subject: 'document_batch', subjectId: 3, action: 'update' },
        details: { from: null, to: '2026-11-25' },
      },
      { of: null, path: null },
      { was: null, became: '2026-11-25' },
    ],
    [
      { subject: 'user', subjectId: 9_999, action: 'update', details: { fields: ['phone', 7] } },
      { name: null, path: null },
      { fields: ['phone'] },
    ],
    [
      { subject: 'content', subjectId: 0, action: 'reorder', details: { set: 'slider', ids: [2, 1] } },
      { of: 'slider', path: '/dashboard/content/slider' },
      {},
    ],
    [
      { subject: 'search_word', subjectId: 4, action: 'create', details: { text: 'шаровая', kind: 'brand' } },
      { name: 'шаровая', path: '/dashboard/search' },
      { comment: null },
    ],
    [
      {
        ...{ subject: 'personal', subjectId: 0, action: 'download' },
        details: { of: 'completion', format: 'archive', documents: 12 },
      },
      { of: 'completion', path: null },
      { count: 12, format: 'archive' },
    ],
    [
      { subject: 'signature', subjectId: 4, action: 'invalid', details: null },
      { path: null },
      { reason: null },
    ],
  ] as [Omit<Act, 'actorId' | 'now'>, object, object][]

  example.each(cases)('tells %j', async (act, object, difference) => {
    await recordActs(test.db, [{ ...act, actorId: admin.id, now } as Act])
    expect((await list()).items).toMatchObject([{ object, difference }])
  })
})

describe('filters', () => {
  beforeEach(async () => {
    await done([dismissed('первый', at('18T23:59:59.999')), dismissed('второй', at('19T00:00'), operator.id)])
    await done([dismissed('третий', at('19T23:59:59.999'))], '2001:db8:1:2::/64')
    await done([
      { actorId: admin.id, subject: 'exchange_base', subjectId: 5, action: 'create', now: at('20T00:00') },
    ])
  })

  example.each([
    ['of nobody in particular', {}, [null, 'третий', 'второй', 'первый']],
    ['of a subject', { subject: 'exchange_base' }, [null]],
    ['of a thing', { subject: 'exchange_base', subject_id: 5 }, [null]],
    ['of another thing', { subject: 'exchange_base', subject_id: 6 }, []],
    ['of an action', { action: 'dismiss' }, ['третий', 'второй', 'первый']],
    ['of an action that another subject has', { subject: 'search_miss', action: 'create' }, []],
    ['from a day in Almaty', { from: '2026-11-19' }, [null, 'третий', 'второй']],
    ['till a day in Almaty', { till: '2026-11-18' }, ['первый']],
    ['of one day', { from: '2026-11-19', till: '2026-11-19' }, ['третий', 'второй']],
    ['of days in the wrong order', { from: '2026-11-20', till: '2026-11-19' }, []],
    ['of an address', { address: ' 192.0.2.7 ' }, [null, 'второй', 'первый']],
    ['of an IPv6 network, by any address of it', { address: '2001:DB8:1:2::ffff' }, ['третий']],
    ['of an address that is none', { address: "' or true --" }, []],
    ['of an empty address', { address: ' ' }, [null, 'третий', 'второй', 'первый']],
  ])('%s', async (_, filter, names) => {
    const found = await list(filter)
    expect(namesOf(found)).toEqual(names)
    expect(found.total).toBe(names.length)
  })

  it('of a person', async () => {
    expect(namesOf(await list({ actor_id: operator.id }))).toEqual(['второй'])
    expect((await list({ actor_id: 999_999 })).items).toEqual([])
  })

  example.each([
    { subject: 'robot' },
    { action: 'teleport' },
    { subject: 'ad', action: 'showPhone; drop table audit' },
    { actor_id: 0 },
    { actor_id: 'admin' },
    { subject_id: -1 },
    { from: 'вчера' },
    { till: '2026-02-31' },
    { address: 'x'.repeat(61) },
    { limit: 0 },
    { limit: 101 },
    { cursor: 'abc' },
    { cursor: Buffer.from('["newest","2026-02-31T00:00:00.000Z",1]').toString('base64url') },
    { cursor: Buffer.from('["oldest","2026-11-20T00:00:00.000Z",1]').toString('base64url') },
  ])('%j is refused', async (filter) => {
    expect((await ask(filter)).statusCode).toBe(422)
  })

  example.each([1, 3, 4, 5])('role %i may not read it', async (role) => {
    const answer = await ask({}, await person(test, role))
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'forbidden'])
  })
})

describe('pages', () => {
  it('walk over acts of one moment, and miss none that come meanwhile', async () => {
    const now = at('20T10:00')
    await done(Array.from({ length: 7 }, (_, number) => dismissed(String(number), now)))
    const seen: (string | null)[] = []
    let cursor: string | null = null
    do {
      const found: Page = await list({ limit: 3, cursor })
      seen.push(...namesOf(found))
      cursor = found.next
      await done([dismissed('новее', at('20T11:00'))])
    } while (cursor !== null)
    expect(seen).toEqual(['6', '5', '4', '3', '2', '1', '0'])
  })

  it('follow the time, in whatever order acts were written', async () => {
    await done([dismissed('второй', at('20T10:00')), dismissed('первый', at('19T10:00'))])
    expect(namesOf(await list())).toEqual(['второй', 'первый'])
    expect(namesOf(await list({ limit: 1, cursor: (await list({ limit: 1 })).next }))).toEqual(['первый'])
  })

  it('count up to a thousand', async () => {
    await done(Array.from({ length: 1000 }, (_, number) => dismissed(String(number))))
    expect(await list({ limit: 1 })).toMatchObject({ total: 1000, total_is_estimate: false })
    await done([dismissed('ещё')])
    expect(await list({ limit: 1 })).toMatchObject({ total: 1000, total_is_estimate: true })
  })

  it('reading the journal writes nothing', async () => {
    await list()
    expect((await list()).items).toEqual([])
  })
})
