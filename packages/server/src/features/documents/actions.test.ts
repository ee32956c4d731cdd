import { DOCUMENT_KINDS } from '@sauda/sdk/documents'
import { describe, expect, it } from 'vitest'
import { arrival, base, batchOf, document } from '../../testing/documents.ts'
import { documentsStage, FORBIDDEN, NOT_FOUND } from '../../testing/documents-stage.ts'
import type { Person } from '../../testing/people.ts'

const on = documentsStage()
const { ask, data, refused } = on

const REFUSAL = { reason: 'sum', text: 'Вывеску сняли 15 сентября' }

const statusOf = async (id: number) =>
  (await on.test.db.selectFrom('documents').select('status').where('id', '=', id).executeTakeFirst())?.status
const notes = async (who: Person) =>
  (
    await on.test.database.query<{ type: number; body: object }>(
      'select type, body from notifications where user_id = $1',
      [who.id],
    )
  ).rows
const lines = async (who: Person, id: number, kind = 'invoice') =>
  (await data(who, `${kind}/history/${id}`)).items

describe('a document', () => {
  it('is read with its lines, versions and words for its sum', async () => {
    const id = await document(on.test, { of: on.tenant, kind: 'completion' })
    const read = await data(on.tenant, `completion/getById/${id}`)
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
    expect(await data(on.tenant, `completion/getById/${id}`)).toEqual(read)
    expect((await data(on.manager, `completion/getById/${id}`)).allowed_actions).toEqual([
      'download',
      'annul',
      'delete',
    ])
    expect((await data(on.operator, `completion/getById/${id}`)).allowed_actions).toEqual(['download'])
  })

  it('is compared with the one for the same thing a month earlier', async () => {
    const of = on.tenant
    await document(on.test, {
      of,
      says: { period: '2026-09', title: 'Реклама за сентябрь 2026', total: 5, number: '8' },
    })
    await document(on.test, { of, says: { period: '2026-08', title: 'Аренда за август 2026', total: 6 } })
    await document(on.test, {
      of: on.other,
      says: { period: '2026-09', title: 'Аренда за сентябрь 2026', total: 7 },
    })
    await document(on.test, {
      of,
      kind: 'completion',
      says: { period: '2026-09', title: 'Аренда за сентябрь', total: 8 },
    })
    const id = await document(on.test, { of })
    expect((await data(on.tenant, `invoice/getById/${id}`)).previous).toBeNull()
    await document(on.test, {
      of,
      says: { period: '2026-09', title: 'АРЕНДА за сентябрь 2026 г.', total: 9, number: '7' },
    })
    expect((await data(on.tenant, `invoice/getById/${id}`)).previous).toEqual({ number: '7', total: 9 })
    const january = await document(on.test, {
      of,
      says: { period: '2027-01', title: 'Жалдау ақысы, қаңтар 2027' },
    })
    await document(on.test, {
      of,
      says: { period: '2026-12', title: 'Жалдау ақысы, желтоқсан 2026', total: 1, number: '12' },
    })
    expect((await data(on.tenant, `invoice/getById/${january}`)).previous).toEqual({ number: '12', total: 1 })
  })

  it.each([
    ['of another tenant', () => document(on.test, { of: on.other })],
    ['of another kind', () => document(on.test, { of: on.tenant, kind: 'application' })],
    ['that does not exist', async () => 9_007_199_254_740_991],
    [
      'that was deleted',
      async () => {
        const id = await document(on.test, { of: on.tenant })
        await data(on.manager, `invoice/delete/${await batchOf(on.test, id)}/${id}`)
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
      expect(await refused(on.tenant, `invoice/${path}`, json), path).toEqual(NOT_FOUND)
    }
    expect(await data(on.tenant, 'invoice/setView', { ids: [id] })).toBe(true)
    const found = await on.test.db
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
      const baseId = await base(on.test)
      const id = await document(on.test, { of: on.tenant, kind, baseId })
      const read = await data(on.tenant, `${kind}/reject/${id}`, { ...REFUSAL, version: 1 })
      expect(read).toMatchObject({
        status: 3,
        rejection: { ...REFUSAL, at: '2026-11-21T06:00:00.000Z' },
        allowed_actions: ['download'],
      })
      const changes = await on.test.db.selectFrom('document_changes').selectAll().execute()
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
      expect(await notes(on.tenant)).toEqual([])
      for (const who of [on.administrator, on.manager, on.operator]) {
        expect(await notes(who)).toMatchObject([{ type: 3, body: { reason: 'sum', comment: REFUSAL.text } }])
      }
      expect(await lines(on.manager, id, kind)).toMatchObject([
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
    const id = await document(on.test, { of: on.tenant })
    await data(on.tenant, `invoice/reject/${id}`, REFUSAL)
    expect(await on.test.db.selectFrom('document_changes').selectAll().execute()).toEqual([])
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
    const id = await document(on.test, { of: on.tenant })
    expect(await refused(on.tenant, `invoice/reject/${id}`, given)).toEqual({
      status: 422,
      code: 'invalid',
      errors,
    })
    expect(await statusOf(id)).toBe(1)
  })

  it('of a version that is no longer the newest is refused', async () => {
    const id = await document(on.test, { of: on.tenant, guid: 'a', dataVersion: '1' })
    await arrival(on.test, { of: on.tenant, guid: 'a', dataVersion: '2' })
    expect(await refused(on.tenant, `invoice/reject/${id}`, { ...REFUSAL, version: 1 })).toEqual({
      status: 409,
      code: 'changed_meanwhile',
      allowed_actions: ['download', 'reject'],
    })
    expect(await data(on.tenant, `invoice/reject/${id}`, { ...REFUSAL, version: 2 })).toMatchObject({
      status: 3,
    })
  })

  it.each([2, 3, 4, 5])('in status %i is refused', async (status) => {
    const id = await document(on.test, { of: on.tenant, kind: 'completion', status })
    expect(await refused(on.tenant, `completion/reject/${id}`, REFUSAL)).toEqual({
      status: 409,
      code: 'action_not_allowed',
      allowed_actions: ['download'],
    })
    expect(await statusOf(id)).toBe(status)
  })

  it('happens once, if it is asked for twice at the same time', async () => {
    const id = await document(on.test, { of: on.tenant, baseId: await base(on.test) })
    const answers = await Promise.all([1, 2].map(() => ask(on.tenant, `invoice/reject/${id}`, REFUSAL)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await on.test.db.selectFrom('document_changes').selectAll().execute()).toHaveLength(1)
  })

  it('is for tenants alone', async () => {
    const id = await document(on.test, { of: on.tenant })
    for (const who of [on.administrator, on.manager, on.operator]) {
      expect(await refused(who, `invoice/reject/${id}`, REFUSAL)).toEqual(FORBIDDEN)
    }
  })
})

describe('an annulment', () => {
  it.each([1, 2, 3])(
    'of status %i is made by administrators and managers, and told to the tenant',
    async (status) => {
      for (const who of [on.administrator, on.manager]) {
        const id = await document(on.test, {
          of: on.tenant,
          kind: 'completion',
          status,
          baseId: await base(on.test),
        })
        const read = await data(who, `completion/annul/${id}`, { reason: 'duplicate', text: 'Дважды' })
        expect(read).toMatchObject({
          status: 5,
          annulment: { reason: 'duplicate', text: 'Дважды' },
          rejection: null,
        })
      }
      expect(await notes(on.tenant)).toMatchObject([{ type: 5 }, { type: 5, body: { reason: 'duplicate' } }])
      expect(await on.test.db.selectFrom('document_changes').select(['action', 'status']).execute()).toEqual([
        { action: 'annulled', status: 5 },
        { action: 'annulled', status: 5 },
      ])
    },
  )

  it('of what both sides have signed is made by administrators alone', async () => {
    const id = await document(on.test, { of: on.tenant, kind: 'application', status: 4 })
    expect(await refused(on.manager, `application/annul/${id}`, REFUSAL)).toEqual({
      status: 409,
      code: 'action_not_allowed',
      allowed_actions: ['download'],
    })
    expect(await data(on.administrator, `application/annul/${id}`, REFUSAL)).toMatchObject({ status: 5 })
    expect(await refused(on.administrator, `application/annul/${id}`, REFUSAL)).toMatchObject({ status: 409 })
  })

  it('is not for operators and tenants', async () => {
    const id = await document(on.test, { of: on.tenant })
    for (const who of [on.operator, on.tenant, on.other]) {
      expect(await refused(who, `invoice/annul/${id}`, REFUSAL)).toEqual(FORBIDDEN)
    }
    expect(await statusOf(id)).toBe(1)
  })
})

describe('a deletion', () => {
  it('removes a new document from all lists, and is in the audit log', async () => {
    const id = await document(on.test, { of: on.tenant })
    const rid = await batchOf(on.test, id)
    expect(await data(on.manager, `invoice/delete/${rid}/${id}`)).toBe(true)
    expect(await data(on.manager, 'invoice/all', {})).toMatchObject({ total: 0 })
    expect(await data(on.manager, 'invoiceDate/list', {})).toMatchObject({ total: 0 })
    const log = await on.test.db
      .selectFrom('audit')
      .select(['actor_id', 'action'])
      .where('subject_id', '=', id)
      .execute()
    expect(log).toContainEqual({ actor_id: on.manager.id, action: 'deleted' })
  })

  it.each([2, 3, 4, 5])('in status %i is refused', async (status) => {
    const id = await document(on.test, { of: on.tenant, kind: 'completion', status })
    const path = `completion/delete/${await batchOf(on.test, id)}/${id}`
    expect(await refused(on.administrator, path)).toMatchObject({ status: 409, code: 'action_not_allowed' })
    expect(await data(on.administrator, 'completion/all', {})).toMatchObject({ total: 1 })
  })

  it('of a document that is in another batch is refused', async () => {
    const id = await document(on.test, { of: on.tenant })
    const elsewhere = await document(on.test, { of: on.tenant, says: { period: '2026-11' } })
    const path = `invoice/delete/${await batchOf(on.test, elsewhere)}/${id}`
    expect(await refused(on.manager, path)).toEqual(NOT_FOUND)
    for (const who of [on.operator, on.tenant]) expect(await refused(who, path)).toEqual(FORBIDDEN)
  })
})
