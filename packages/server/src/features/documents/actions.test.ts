import { DOCUMENT_KINDS } from '@sauda/sdk/documents'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { arrival, base, batchOf, document } from '../../testing/documents.ts'
import { type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let test: TestServer
let tenant: Person
let other: Person
let administrator: Person
let manager: Person
let operator: Person

beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  tenant = await person(test, 1)
  other = await person(test, 1)
  administrator = await person(test, 2)
  manager = await person(test, 3)
  operator = await person(test, 4)
})
afterAll(() => test.close())

const REFUSAL = { reason: 'sum', text: 'Вывеску сняли 15 сентября' }

const ask = (who: Person, path: string, json?: object) =>
  test.send({ method: json ? 'POST' : 'GET', path: `/api/${path}`, token: who.token, json })
const data = async (who: Person, path: string, json?: object) => {
  const answer = await ask(who, path, json)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const refused = async (who: Person, path: string, json?: object) => {
  const answer = await ask(who, path, json)
  const { code, errors, allowed_actions } = answer.json()
  return {
    status: answer.statusCode,
    code,
    ...(errors && { errors }),
    ...(allowed_actions && { allowed_actions }),
  }
}
const notFound = { status: 404, code: 'not_found' }
const forbidden = { status: 403, code: 'forbidden' }
const statusOf = async (id: number) =>
  (await test.db.selectFrom('documents').select('status').where('id', '=', id).executeTakeFirst())?.status
const notes = async (who: Person) =>
  (
    await test.database.query<{ type: number; body: object }>(
      'select type, body from notifications where user_id = $1',
      [who.id],
    )
  ).rows
const lines = async (who: Person, id: number, kind = 'invoice') =>
  (await data(who, `${kind}/history/${id}`)).items

describe('a document', () => {
  it('is read with its lines, versions and words for its sum', async () => {
    const id = await document(test, { of: tenant, kind: 'completion' })
    const read = await data(tenant, `completion/getById/${id}`)
    expect(read).toMatchObject({
      id,
      supplier: { bin: '201240999077' },
      lines: [{ sum: 41_200_000, vat_rate: 16 }],
      vat_total: 5_682_759,
      total_words: 'Четыреста двенадцать тысяч тенге 00 тиын',
      from_sender: false,
      versions: [{ version: 1, pages: 1, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
      rejection: null,
      annulment: null,
      previous: null,
      allowed_actions: ['download', 'sign', 'reject'],
      unread: true,
    })
    // Reading changes nothing.
    expect(await data(tenant, `completion/getById/${id}`)).toEqual(read)
    expect((await data(manager, `completion/getById/${id}`)).allowed_actions).toEqual([
      'download',
      'annul',
      'delete',
    ])
    expect((await data(operator, `completion/getById/${id}`)).allowed_actions).toEqual(['download'])
  })

  it('is compared with the one for the same thing a month earlier', async () => {
    const of = tenant
    await document(test, {
      of,
      says: { period: '2026-09', title: 'Реклама за сентябрь 2026', total: 5, number: '8' },
    })
    await document(test, { of, says: { period: '2026-08', title: 'Аренда за август 2026', total: 6 } })
    await document(test, {
      of: other,
      says: { period: '2026-09', title: 'Аренда за сентябрь 2026', total: 7 },
    })
    await document(test, {
      of,
      kind: 'completion',
      says: { period: '2026-09', title: 'Аренда за сентябрь', total: 8 },
    })
    const id = await document(test, { of })
    expect((await data(tenant, `invoice/getById/${id}`)).previous).toBeNull()
    await document(test, {
      of,
      says: { period: '2026-09', title: 'АРЕНДА за сентябрь 2026 г.', total: 9, number: '7' },
    })
    expect((await data(tenant, `invoice/getById/${id}`)).previous).toEqual({ number: '7', total: 9 })
    const january = await document(test, {
      of,
      says: { period: '2027-01', title: 'Жалдау ақысы, қаңтар 2027' },
    })
    await document(test, {
      of,
      says: { period: '2026-12', title: 'Жалдау ақысы, желтоқсан 2026', total: 1, number: '12' },
    })
    expect((await data(tenant, `invoice/getById/${january}`)).previous).toEqual({ number: '12', total: 1 })
  })

  it.each([
    ['of another tenant', () => document(test, { of: other })],
    ['of another kind', () => document(test, { of: tenant, kind: 'application' })],
    ['that does not exist', async () => 9_007_199_254_740_991],
    [
      'that was deleted',
      async () => {
        const id = await document(test, { of: tenant })
        await data(manager, `invoice/delete/${await batchOf(test, id)}/${id}`)
        return id
      },
    ],
  ])('%s does not exist for any call', async (_which, make) => {
    const id = await make()
    for (const [path, json] of [
      [`getById/${id}`],
      [`history/${id}`],
      [`preview/${id}/1/1`],
      ['download', { id }],
      ['downloadByIds', { ids: [id] }],
      [`reject/${id}`, REFUSAL],
    ] as const) {
      expect(await refused(tenant, `invoice/${path}`, json), path).toEqual(notFound)
    }
    expect(await data(tenant, 'invoice/setView', { ids: [id] })).toBe(true)
    const found = await test.db
      .selectFrom('documents')
      .select(['status', 'unread'])
      .where('id', '=', id)
      .execute()
    expect(found.every(({ status, unread }) => status === 1 && unread)).toBe(true)
  })
})

describe('a rejection', () => {
  it.each(DOCUMENT_KINDS)(
    'of a new document is kept, told to staff and left for its base: %s',
    async (kind) => {
      const baseId = await base(test)
      const id = await document(test, { of: tenant, kind, baseId })
      const read = await data(tenant, `${kind}/reject/${id}`, { ...REFUSAL, version: 1 })
      expect(read).toMatchObject({
        status: 3,
        rejection: { ...REFUSAL, at: '2026-11-21T06:00:00.000Z' },
        allowed_actions: ['download'],
      })
      const changes = await test.db.selectFrom('document_changes').selectAll().execute()
      expect(changes).toMatchObject([
        {
          base_id: baseId,
          document_id: id,
          version: 1,
          action: 'rejected',
          status: 3,
          reason: 'sum',
          comment: REFUSAL.text,
        },
      ])
      expect(await notes(tenant)).toEqual([])
      for (const who of [administrator, manager, operator]) {
        expect(await notes(who)).toMatchObject([{ type: 3, body: { reason: 'sum', comment: REFUSAL.text } }])
      }
      expect(await lines(manager, id, kind)).toMatchObject([
        {
          action: 'rejected',
          status: 3,
          version: 1,
          who: expect.stringContaining('Человек'),
          via: 'portal',
          ...REFUSAL,
        },
        { action: 'received', status: 1, version: 1, who: null, via: 'exchange', reason: null, text: null },
      ])
    },
  )

  it('of what staff have entered is left for no base', async () => {
    const id = await document(test, { of: tenant })
    await data(tenant, `invoice/reject/${id}`, REFUSAL)
    expect(await test.db.selectFrom('document_changes').selectAll().execute()).toEqual([])
  })

  it.each([
    [{ reason: 'sum', text: '  no ' }, { text: ['too_short'] }],
    [{ reason: 'sum', text: ' ' }, { text: ['required'] }],
    [{ reason: 'duplicate', text: 'Два раза' }, { reason: ['unknown'] }],
    [{ reason: 'agreement', text: 'Договорились' }, { reason: ['unknown'] }],
    [{ reason: 'sum', text: 'я'.repeat(1001) }, { text: ['too_long'] }],
    [{ reason: 'sum' }, { text: ['required'] }],
    [{ reason: 'cost', text: 'Дорого' }, { reason: ['unknown'] }],
    [{ ...REFUSAL, version: 0 }, { version: ['too_small'] }],
  ])('without a good reason is refused: %j', async (given, errors) => {
    const id = await document(test, { of: tenant })
    expect(await refused(tenant, `invoice/reject/${id}`, given)).toEqual({
      status: 422,
      code: 'invalid',
      errors,
    })
    expect(await statusOf(id)).toBe(1)
  })

  it('of a version that is no longer the newest is refused', async () => {
    const id = await document(test, { of: tenant, guid: 'a', dataVersion: '1' })
    await arrival(test, { of: tenant, guid: 'a', dataVersion: '2' })
    expect(await refused(tenant, `invoice/reject/${id}`, { ...REFUSAL, version: 1 })).toEqual({
      status: 409,
      code: 'changed_meanwhile',
      allowed_actions: ['download', 'reject'],
    })
    expect(await data(tenant, `invoice/reject/${id}`, { ...REFUSAL, version: 2 })).toMatchObject({
      status: 3,
    })
  })

  it.each([2, 3, 4, 5])('in status %i is refused', async (status) => {
    const id = await document(test, { of: tenant, kind: 'completion', status })
    expect(await refused(tenant, `completion/reject/${id}`, REFUSAL)).toEqual({
      status: 409,
      code: 'action_not_allowed',
      allowed_actions: ['download'],
    })
    expect(await statusOf(id)).toBe(status)
  })

  it('happens once, if it is asked for twice at the same time', async () => {
    const id = await document(test, { of: tenant, baseId: await base(test) })
    const answers = await Promise.all([1, 2].map(() => ask(tenant, `invoice/reject/${id}`, REFUSAL)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await test.db.selectFrom('document_changes').selectAll().execute()).toHaveLength(1)
  })

  it('is for tenants alone', async () => {
    const id = await document(test, { of: tenant })
    for (const who of [administrator, manager, operator]) {
      expect(await refused(who, `invoice/reject/${id}`, REFUSAL)).toEqual(forbidden)
    }
  })
})

describe('an annulment', () => {
  it.each([1, 2, 3])(
    'of status %i is made by administrators and managers, and told to the tenant',
    async (status) => {
      for (const who of [administrator, manager]) {
        const id = await document(test, { of: tenant, kind: 'completion', status, baseId: await base(test) })
        const read = await data(who, `completion/annul/${id}`, { reason: 'duplicate', text: 'Дважды' })
        expect(read).toMatchObject({
          status: 5,
          annulment: { reason: 'duplicate', text: 'Дважды' },
          rejection: null,
        })
      }
      expect(await notes(tenant)).toMatchObject([{ type: 5 }, { type: 5, body: { reason: 'duplicate' } }])
      expect(await test.db.selectFrom('document_changes').select(['action', 'status']).execute()).toEqual([
        { action: 'annulled', status: 5 },
        { action: 'annulled', status: 5 },
      ])
    },
  )

  it('of what both sides have signed is made by administrators alone', async () => {
    const id = await document(test, { of: tenant, kind: 'application', status: 4 })
    expect(await refused(manager, `application/annul/${id}`, REFUSAL)).toEqual({
      status: 409,
      code: 'action_not_allowed',
      allowed_actions: ['download'],
    })
    expect(await data(administrator, `application/annul/${id}`, REFUSAL)).toMatchObject({ status: 5 })
    expect(await refused(administrator, `application/annul/${id}`, REFUSAL)).toMatchObject({ status: 409 })
  })

  it('is not for operators and tenants', async () => {
    const id = await document(test, { of: tenant })
    for (const who of [operator, tenant, other]) {
      expect(await refused(who, `invoice/annul/${id}`, REFUSAL)).toEqual(forbidden)
    }
    expect(await statusOf(id)).toBe(1)
  })
})

describe('a deletion', () => {
  it('removes a new document from all lists, and is in the audit log', async () => {
    const id = await document(test, { of: tenant })
    const rid = await batchOf(test, id)
    expect(await data(manager, `invoice/delete/${rid}/${id}`)).toBe(true)
    expect(await data(manager, 'invoice/all', {})).toMatchObject({ total: 0 })
    expect(await data(manager, 'invoiceDate/list', {})).toMatchObject({ total: 0 })
    const log = await test.db
      .selectFrom('audit')
      .select(['actor_id', 'action'])
      .where('subject_id', '=', id)
      .execute()
    expect(log).toContainEqual({ actor_id: manager.id, action: 'deleted' })
  })

  it.each([2, 3, 4, 5])('in status %i is refused', async (status) => {
    const id = await document(test, { of: tenant, kind: 'completion', status })
    const path = `completion/delete/${await batchOf(test, id)}/${id}`
    expect(await refused(administrator, path)).toMatchObject({ status: 409, code: 'action_not_allowed' })
    expect(await data(administrator, 'completion/all', {})).toMatchObject({ total: 1 })
  })

  it('of a document that is in another batch is refused', async () => {
    const id = await document(test, { of: tenant })
    const elsewhere = await document(test, { of: tenant, says: { period: '2026-11' } })
    const path = `invoice/delete/${await batchOf(test, elsewhere)}/${id}`
    expect(await refused(manager, path)).toEqual(notFound)
    for (const who of [operator, tenant]) expect(await refused(who, path)).toEqual(forbidden)
  })
})

describe('a batch', () => {
  it('gets another due date', async () => {
    const rid = await batchOf(test, await document(test, { of: tenant, kind: 'completion' }))
    const path = `completionDate/update/${rid}`
    const batch = await data(manager, path, { data: { due_on: '2026-11-20' } })
    expect(batch).toMatchObject({ due_on: '2026-11-20', allowed_actions: ['update', 'remind', 'delete'] })
    expect(await data(tenant, 'completion/all', { overdue: true })).toMatchObject({ total: 1 })
    expect(await data(manager, path, { data: { due_on: null } })).toMatchObject({ due_on: null })
    expect(await data(tenant, 'completion/all', { overdue: true })).toMatchObject({ total: 0 })
    for (const who of [operator, tenant])
      expect(await refused(who, path, { data: { due_on: null } })).toEqual(forbidden)
    expect(await refused(manager, `invoiceDate/update/${rid}`, { data: { due_on: null } })).toEqual(notFound)
    expect(await refused(manager, path, { data: { due_on: 'soon' } })).toMatchObject({ status: 422 })
    expect(await refused(manager, path, { data: {} })).toMatchObject({ status: 422 })
  })

  it('is overdue from the day after, in the time of Almaty', async () => {
    const rid = await batchOf(test, await document(test, { of: tenant }))
    await data(manager, `invoiceDate/update/${rid}`, { data: { due_on: '2026-11-21' } })
    test.clock.advance(13 * 3_600_000 - 1000)
    expect(await data(tenant, 'invoice/all', { overdue: true })).toMatchObject({ total: 0 })
    test.clock.advance(1000)
    expect(await data(tenant, 'invoice/all', { overdue: true })).toMatchObject({ total: 1 })
    test.clock.advance(-13 * 3_600_000)
  })

  it('is deleted with its documents while all of them are new', async () => {
    const first = await document(test, { of: tenant })
    const second = await document(test, { of: other, status: 2 })
    const rid = await batchOf(test, first)
    expect(await refused(manager, `invoiceDate/delete/${rid}`)).toEqual({
      status: 409,
      code: 'action_not_allowed',
      allowed_actions: ['update', 'remind'],
    })
    expect(await data(manager, 'invoice/all', {})).toMatchObject({ total: 2 })
    await test.db.updateTable('documents').set({ status: 1 }).where('id', '=', second).execute()
    for (const who of [operator, tenant])
      expect(await refused(who, `invoiceDate/delete/${rid}`)).toEqual(forbidden)
    expect(await refused(manager, `completionDate/delete/${rid}`)).toEqual(notFound)
    expect(await data(manager, `invoiceDate/delete/${rid}`)).toBe(true)
    expect(await refused(manager, `invoiceDate/delete/${rid}`)).toEqual(notFound)
    expect(await data(manager, 'invoice/all', {})).toMatchObject({ total: 0 })
    // The month may begin again.
    expect(await batchOf(test, await document(test, { of: tenant }))).toBe(rid)
  })
})

describe('the mark of unread documents', () => {
  it('is removed by their tenant, once in the log', async () => {
    const own = await document(test, { of: tenant })
    const foreign = await document(test, { of: other })
    for (let n = 0; n < 2; n++)
      expect(await data(tenant, 'invoice/setView', { ids: [own, own, foreign, 999] })).toBe(true)
    expect(await data(manager, 'invoice/all', { unread: true })).toMatchObject({ items: [{ id: foreign }] })
    expect((await lines(tenant, own)).map(({ action }: { action: string }) => action)).toEqual([
      'opened',
      'received',
    ])
    expect(await lines(other, foreign)).toHaveLength(1)
  })

  it('is not for staff', async () => {
    const id = await document(test, { of: tenant })
    expect(await refused(operator, 'invoice/setView', { ids: [id] })).toEqual(forbidden)
    expect(await refused(tenant, 'invoice/setView', { ids: [] })).toMatchObject({ status: 422 })
  })
})
