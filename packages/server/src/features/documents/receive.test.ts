import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { arrival, base, batchOf, document } from '../../testing/documents.ts'
import { sampleContent } from '../../testing/papers.ts'
import { type Person, person, room } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { dataVersionNumber } from './data-version.ts'

let test: TestServer
let tenant: Person
let baseId: number

beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  tenant = await person(test, 1)
  baseId = await base(test)
})
afterAll(() => test.close())

const GUID = '7d2f0a52-6b1e-4d0a-9a51-3f3f1d2c7b10'
const of1c = (n: bigint | number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(n))
  return bytes.toString('base64')
}
/** Sends a version; its content says which one it is. */
const come = (n: number, { total = n, kind = 'invoice' as const, written = of1c(n) } = {}) =>
  arrival(test, {
    baseId,
    guid: GUID,
    kind,
    of: tenant,
    dataVersion: written,
    says: { total, number: `№ ${n}` },
  })
const stored = () =>
  test.db
    .selectFrom('documents')
    .select(['id', 'status', 'version', 'number', 'total', 'unread'])
    .where('deleted_at', 'is', null)
    .execute()
const versions = async () =>
  (
    await test.db
      .selectFrom('document_versions')
      .select(['version', 'data_version'])
      .orderBy('version')
      .execute()
  ).map(({ version, data_version }) => [version, dataVersionNumber(data_version)])
const act = (path: string, json?: object) =>
  test.send({ method: json ? 'POST' : 'GET', path: `/api/invoice/${path}`, token: tenant.token, json })

describe('a document that comes', () => {
  it('is new, then known, then renewed', async () => {
    const created = await come(5)
    expect(created).toEqual({ id: expect.any(Number), version: 1, outcome: 'created' })
    expect(await come(5)).toEqual({ ...created, outcome: 'unchanged' })
    expect(await come(7)).toEqual({ ...created, version: 2, outcome: 'renewed' })
    expect(await stored()).toMatchObject([{ version: 2, number: '№ 7', total: 7, status: 1, unread: true }])
    expect(await versions()).toEqual([
      [1, 5n],
      [2, 7n],
    ])
  })

  it('is refused if it is older, or if the same version says something else', async () => {
    const { id } = await come(5)
    expect(await come(4)).toEqual({ id, version: 1, outcome: 'refused', refusal: 'older_version' })
    expect(await come(5, { total: 6 })).toEqual({
      id,
      version: 1,
      outcome: 'refused',
      refusal: 'changed_content',
    })
    expect(await come(5, { written: '5' })).toMatchObject({ outcome: 'unchanged' })
    expect(await stored()).toMatchObject([{ total: 5, version: 1 }])
  })

  it.each(['', 'x', '-1', '1.5', 'AAAAAAAAAA==', 'AAAAAAAAAAAAAAAA', '12345678901234567890'])(
    'is refused with the version %j',
    async (written) => {
      expect(await come(5, { written })).toEqual({
        id: null,
        version: null,
        outcome: 'refused',
        refusal: 'wrong_version',
      })
      expect(await stored()).toEqual([])
    },
  )

  it('has versions that are compared as numbers, written as 1C does', async () => {
    await come(1, { written: of1c(255) })
    expect(await come(2, { written: of1c(256) })).toMatchObject({ outcome: 'renewed' })
    expect(await come(3, { written: of1c(2n ** 63n) })).toMatchObject({ outcome: 'renewed' })
    expect(await come(4, { written: '9' })).toMatchObject({ refusal: 'older_version' })
    expect(dataVersionNumber('AAAAAAAAAAU=')).toBe(5n)
  })

  it('is renewed after a rejection and a download, and is unread and new again', async () => {
    const { id } = await come(1)
    for (const [n, path, json] of [
      [2, `reject/${id}`, { reason: 'sum', text: 'Неверно' }],
      [3, 'download', { id }],
    ] as const) {
      expect((await act(path, json)).statusCode).toBe(200)
      expect((await stored())[0]?.status).not.toBe(1)
      expect(await come(n)).toMatchObject({ outcome: 'renewed' })
      expect(await stored()).toMatchObject([{ status: 1, unread: true, total: n }])
    }
    const read = (await act(`getById/${id}`)).json().data
    expect(read.versions.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1])
    const old = await act('download', { id, version: 1 })
    expect([old.statusCode, old.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    expect(await stored()).toMatchObject([{ status: 1, unread: true }])
  })

  it.each([
    ['completion', 2, 'is_signed'],
    ['application', 2, 'is_signed'],
    ['completion', 4, 'is_signed'],
    ['invoice', 5, 'is_annulled'],
    ['completion', 5, 'is_annulled'],
  ] as const)('is not renewed: %s in status %i', async (kind, status, refusal) => {
    const id = await document(test, { kind, baseId, guid: GUID, of: tenant, status })
    const again = { kind, baseId, guid: GUID, of: tenant }
    expect(await arrival(test, { ...again, dataVersion: '2', says: { total: 9 } })).toEqual({
      id,
      version: 1,
      outcome: 'refused',
      refusal,
    })
    expect(await arrival(test, again)).toMatchObject({ outcome: 'unchanged' })
    expect(await stored()).toMatchObject([{ status, total: sampleContent().total }])
  })

  it('that staff have deleted stays deleted until a newer version comes', async () => {
    const { id } = await come(5)
    await test.db.updateTable('documents').set({ deleted_at: test.clock.now() }).execute()
    expect(await come(5)).toMatchObject({ id, outcome: 'unchanged' })
    expect(await come(4)).toMatchObject({ refusal: 'older_version' })
    expect(await stored()).toEqual([])
    expect(await come(6)).toMatchObject({ version: 1, outcome: 'created' })
    expect(await come(6)).toMatchObject({ outcome: 'unchanged' })
    expect(await stored()).toMatchObject([{ total: 6 }])
  })

  it('is another one from another base, of another kind, and from staff', async () => {
    const elsewhere = await base(test)
    const outcomes = [
      await come(1),
      await arrival(test, { baseId: elsewhere, guid: GUID }),
      await arrival(test, { baseId, kind: 'completion', guid: GUID }),
      await arrival(test, { guid: GUID }),
      await arrival(test, { guid: GUID }),
    ].map(({ outcome }) => outcome)
    expect(outcomes).toEqual(['created', 'created', 'created', 'created', 'unchanged'])
  })

  it('is one if it comes several times at once', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => come(1)))
    expect(all.map(({ outcome }) => outcome).sort()).toEqual(['created', ...Array(4).fill('unchanged')])
    expect(await stored()).toHaveLength(1)
  })

  it('ends in the same state whatever the order of repeated and stale versions', async () => {
    let n = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 12 }),
        async (order) => {
          n += 1
          const guid = `order-${n}`
          for (const version of order) {
            await arrival(test, { baseId, guid, dataVersion: of1c(version), says: { total: version } })
          }
          const document = await test.db
            .selectFrom('documents')
            .select(['id', 'total', 'status', 'version'])
            .where('guid', '=', guid)
            .executeTakeFirstOrThrow()
          const kept = await test.db
            .selectFrom('document_versions')
            .select('data_version')
            .where('document_id', '=', document.id)
            .orderBy('version')
            .execute()
          // Versions that are higher than all before them.
          const rising = order.filter((version, index) =>
            order.slice(0, index).every((before) => before < version),
          )
          expect(kept.map(({ data_version }) => Number(dataVersionNumber(data_version)))).toEqual(rising)
          expect(document).toMatchObject({ total: Math.max(...order), status: 1, version: rising.length })
        },
      ),
      { numRuns: 40 },
    )
  })

  it('finds its rooms by their numbers', async () => {
    const ids = [await room(test, { level: 2 }), await room(test, { level: 3 })]
    for (const [index, number] of ['214', '315'].entries()) {
      await test.db
        .updateTable('rooms')
        .set({ number })
        .where('id', '=', ids[index] ?? 0)
        .execute()
    }
    const roomsOf = async (rooms: string[]) => {
      const id = await document(test, { says: { rooms } })
      const found = await test.db
        .selectFrom('documents')
        .select('room_ids')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return found.room_ids
    }
    expect(await roomsOf(['214'])).toEqual([ids[0]])
    expect(await roomsOf(['3|315', ' 2-214 '])).toEqual([ids[1], ids[0]])
    expect(await roomsOf(['2 | 214', '214'])).toEqual([ids[0]])
    expect(await roomsOf(['3-214', '999', '', '9|214'])).toEqual([])
  })

  it('joins the batch of its month, with the due date of its kind', async () => {
    const due = async (kind: 'invoice' | 'completion') => {
      const id = await document(test, { kind, says: { period: '2026-12' } })
      return test.db
        .selectFrom('document_batches')
        .selectAll()
        .where('id', '=', await batchOf(test, id))
        .executeTakeFirstOrThrow()
    }
    expect(await due('invoice')).toMatchObject({ period: '2026-12-01', due_on: '2026-12-25' })
    expect(await due('completion')).toMatchObject({ period: '2026-12-01', due_on: '2027-01-25' })
    await test.db.updateTable('document_batches').set({ due_on: null }).execute()
    expect(await due('invoice')).toMatchObject({ due_on: null })
  })

  it('for another tenant leaves the one before, and takes its versions along for nobody', async () => {
    const { id } = await come(1)
    const next = await person(test, 1)
    const address = () =>
      test.db
        .selectFrom('documents')
        .select('check_token')
        .where('id', '=', id ?? 0)
        .executeTakeFirstOrThrow()
    const before = await address()
    await arrival(test, { baseId, guid: GUID, of: next, dataVersion: of1c(2) })
    // The address that is printed on the paper of the tenant before leads nowhere.
    expect(await address()).not.toEqual(before)
    expect((await act(`getById/${id}`)).statusCode).toBe(404)
    const read = await test.send({ method: 'GET', path: `/api/invoice/getById/${id}`, token: next.token })
    expect(read.json().data.versions).toMatchObject([{ version: 2 }])
    for (const path of [`preview/${id}/1/1`, 'download']) {
      const json = path === 'download' ? { id, version: 1 } : undefined
      const method = json ? 'POST' : 'GET'
      const answer = await test.send({ method, path: `/api/invoice/${path}`, token: next.token, json })
      expect(answer.statusCode).toBe(404)
    }
  })
})
