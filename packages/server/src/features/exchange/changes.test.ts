import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { madeUpBin } from '../../demo/business-number.ts'
import { documentOf, lineOf, newGuid, newOneC, TENANT } from '../../testing/one-c.ts'
import { person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
afterAll(() => test.close())

let scenes = 0

/** A base with documents of a tenant, who can reject them. */
async function scene(count: number) {
  const c = await newOneC(test.server)
  const tenant = await person(test, 1)
  scenes += 1
  const bin = madeUpBin(scenes, 'company')
  await test.db
    .updateTable('companies')
    .set({ bin })
    .where('id', '=', tenant.company_id ?? 0)
    .execute()
  const guids = Array.from({ length: count }, newGuid)
  const ids: number[] = []
  for (const guid of guids) {
    const { data } = await c.put('completions', guid, documentOf({ buyer: { ...TENANT, bin } }))
    ids.push(Number(data.id))
  }
  const reject = async (at: number) => {
    const answer = await test.send({
      path: `/api/completion/reject/${ids[at]}`,
      token: tenant.token,
      json: { reason: 'sum', text: 'Сумма за октябрь другая' },
    })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  return { c, guids, reject }
}

describe('changes', () => {
  it('tell of a rejection with its reason until they are acknowledged', async () => {
    const { c, guids, reject } = await scene(2)
    expect((await c.changes()).data).toMatchObject({ items: [], resend: [], more: false })
    await reject(0)
    const first = await c.changes()
    expect(first.data.items).toMatchObject([
      { kind: 'completion', guid: guids[0], action: 'rejected', status: 3, version: 1, reason: 'sum' },
    ])
    // The response was lost.
    const again = await c.changes()
    expect(again.data.items).toEqual(first.data.items)
    expect((await c.changes(again.data.next)).data.items).toEqual([])
  })

  it('are acknowledged by the response that was read, and no others', async () => {
    const { c, guids, reject } = await scene(3)
    await reject(0)
    await reject(1)
    const one = await c.changes(undefined, 1)
    expect(one.data).toMatchObject({ items: [{ guid: guids[0] }], more: true })
    await reject(2)
    const lost = await c.changes(one.data.next, 1)
    expect(lost.data.items).toMatchObject([{ guid: guids[1] }])
    const repeated = await c.changes(one.data.next, 5)
    expect(repeated.data.items.map(({ guid }) => guid)).toEqual([guids[1], guids[2]])
    expect((await c.changes(repeated.data.next)).data).toMatchObject({ items: [], more: false })
  })

  it('of another base are neither returned nor acknowledged', async () => {
    const { c, reject } = await scene(1)
    await reject(0)
    const { data } = await c.changes()
    const other = await newOneC(test.server)
    expect((await other.changes(data.next)).data.items).toEqual([])
    expect((await c.changes()).data.items).toHaveLength(1)
  })

  it.each(['0', 'abc', '-1', '1e3', "1' or 1=1"])('reject the cursor %s', async (cursor) => {
    const { c } = await scene(0)
    expect(await c.changes(cursor)).toMatchObject({ status: 422, code: 'invalid' })
  })
})

describe('the desk', () => {
  const desk = async (role: number) => {
    const { token } = await person(test, role)
    return async <Data>(path: string, json?: unknown) => {
      const method = json === undefined ? ('GET' as const) : ('POST' as const)
      const answer = await test.send({ method, path: `/api/exchange/${path}`, token, json })
      return { status: answer.statusCode, data: (answer.json() as { data: Data }).data }
    }
  }
  type Journal = {
    items: { id: number; guid: string; outcome: string; known: boolean | null }[]
    total: number
    next: string | null
  }

  it('adds a base whose secret works, and revokes it', async () => {
    const ask = await desk(2)
    const { data } = await ask<{ base: { id: number; login: string }; secret: string }>('createBase', {
      name: ' Склад ',
      networks: ['192.0.2.0/24'],
    })
    expect(data).toMatchObject({ base: { name: 'Склад', networks: ['192.0.2.0/24'], seen_at: null } })
    expect(data.secret).toHaveLength(43)
    expect((await ask<true>(`revokeBase/${data.base.id}`, {})).status).toBe(200)
    expect((await ask<true>(`revokeBase/${data.base.id}`, {})).status).toBe(404)
    const { data: bases } = await ask<{ items: { id: number; revoked_at: string | null }[] }>('bases')
    expect(bases.items.find(({ id }) => id === data.base.id)?.revoked_at).not.toBeNull()
  })

  it.each([
    ['a name of spaces', { name: '  ' }],
    ['a network that is none', { name: 'Склад', networks: ['192.0.2.0/33'] }],
    ['a network of all addresses', { name: 'Склад', networks: ['0.0.0.0/0'] }],
    ['a network with a word', { name: 'Склад', networks: ['office'] }],
    ['another field', { name: 'Склад', secret: 'mine' }],
  ])('rejects a base with %s', async (_, draft) => {
    expect((await (await desk(2))('createBase', draft)).status).toBe(422)
  })

  it('finds rows by base, outcome, text and day, page by page', async () => {
    const ask = await desk(3)
    const { c, guids } = await scene(3)
    await c.put('invoices', newGuid(), documentOf({ number: 'ЭЛ-77', total: '1' }))
    const of = (filter: object) => ask<Journal>('journal', { base_id: c.baseId, ...filter })
    expect((await of({})).data).toMatchObject({ total: 4, next: null })
    expect((await of({ outcome: ['refused'] })).data.items).toMatchObject([
      { outcome: 'refused', known: null },
    ])
    expect((await of({ q: 'эл-77' })).data.total).toBe(1)
    expect((await of({ q: guids[1] })).data.items).toMatchObject([{ guid: guids[1], known: true }])
    expect((await of({ q: '%' })).data.total).toBe(0)
    expect((await of({ from: '2026-11-21', to: '2026-11-21' })).data.total).toBe(4)
    expect((await of({ to: '2026-11-20' })).data.total).toBe(0)
    const first = await of({ limit: 3 })
    const second = await of({ limit: 3, cursor: first.data.next })
    expect([first.data.items.length, second.data.items.length, second.data.next]).toEqual([3, 1, null])
    const { id } = second.data.items[0] ?? { id: 0 }
    expect((await ask<{ raw: string }>(`row/${id}`)).data.raw).toContain('"number"')
  })

  it('finds refused rows until they are mended', async () => {
    const ask = await desk(3)
    const { c } = await scene(0)
    const unmended = async () =>
      (await ask<Journal>('journal', { base_id: c.baseId, unmended: true })).data.items.map(
        ({ guid }) => guid,
      )
    const [first, second] = [newGuid(), newGuid()]
    for (const guid of [first, second, second]) await c.put('invoices', guid, documentOf({ total: '1' }))
    expect(await unmended()).toEqual([second, first])
    await c.put('completions', second, documentOf())
    expect(await unmended()).toEqual([second, first])
    await c.put('invoices', second, documentOf({ data_version: '2' }))
    expect(await unmended()).toEqual([first])
    // The portal has what is newer: there is nothing to mend.
    await c.put('invoices', second, documentOf({ data_version: '1' }))
    expect(await unmended()).toEqual([first])
  })

  it('finds documents that wait for their tenant, each once', async () => {
    const ask = await desk(3)
    const { c } = await scene(1)
    const guid = newGuid()
    const waiting = async () =>
      (await ask<Journal>('journal', { base_id: c.baseId, unknown_tenant: true })).data.items
    scenes += 1
    const bin = madeUpBin(scenes, 'company')
    const buyer = { ...TENANT, bin }
    await c.put('invoices', guid, documentOf({ buyer }))
    await c.put('invoices', guid, documentOf({ buyer, data_version: '2' }))
    expect(await waiting()).toMatchObject([{ guid, outcome: 'renewed', known: false }])
    const tenant = await person(test, 1)
    await test.db
      .updateTable('companies')
      .set({ bin })
      .where('id', '=', tenant.company_id ?? 0)
      .execute()
    expect(await waiting()).toEqual([])
  })

  it('asks 1C to send a refused document again, which its changes tell once', async () => {
    const ask = await desk(3)
    const { c } = await scene(0)
    const guid = newGuid()
    await c.put('invoices', guid, documentOf({ total: '1' }))
    const { data } = await ask<Journal>('journal', { base_id: c.baseId, outcome: ['refused'] })
    const ids = data.items.map(({ id }) => id)
    expect((await ask('repeat', { ids })).data).toEqual({ repeated: 0, asked: 1 })
    const told = await c.changes()
    expect(told.data.resend).toMatchObject([{ kind: 'invoice', guid }])
    expect((await c.changes(told.data.next)).data.resend).toEqual([])
  })

  it('processes a row again whose cause was ours', async () => {
    const ask = await desk(3)
    const { c } = await scene(0)
    const guid = newGuid()
    const { id } = await test.db
      .insertInto('exchange_rows')
      .values({
        base_id: c.baseId,
        batch_id: null,
        place: null,
        ...{ kind: 'invoice', guid, data_version: '1', number: null, company: null, bin: null, total: null },
        currency: null,
        outcome: 'refused',
        problems: JSON.stringify([{ field: '', code: 'internal', got: null, needed: null }]),
        raw: JSON.stringify(documentOf({ lines: [lineOf()] })),
        document_id: null,
        at: test.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await ask('repeat', { ids: [id] })).data).toEqual({ repeated: 1, asked: 0 })
    expect((await ask<{ outcome: string }>(`row/${id}`)).data.outcome).toBe('created')
  })

  it('shows the health of each base', async () => {
    const ask = await desk(3)
    const { c, reject } = await scene(1)
    await c.put('invoices', newGuid(), documentOf({ total: '1' }))
    await c.put(
      'invoices',
      newGuid(),
      documentOf({ buyer: { name: 'ИП Оспанов', bin: madeUpBin(90, 'entrepreneur') } }),
    )
    await reject(0)
    const { data } = await ask<{ items: ({ base: { id: number } } & Record<string, unknown>)[] }>('health')
    expect(data.items.find(({ base }) => base.id === c.baseId)).toMatchObject({
      rows_today: 3,
      refused_today: 1,
      refused_week: 1,
      waiting_rows: 0,
      waiting_changes: 1,
      unknown_tenants: 1,
      batches: [],
    })
  })
})
