import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { madeUpBin } from '../../demo/business-number.ts'
import { documentOf, newGuid, newOneC, TENANT } from '../../testing/one-c.ts'
import { person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
afterAll(() => test.close())

interface Row {
  id: number
  guid: string | null
  document_id: number | null
  known: boolean | null
  set_aside_at: string | null
  set_aside_by: string | null
}

async function desk(role: number) {
  const who = await person(test, role)
  const ask = async <Data>(path: string, json?: unknown) => {
    const method = json === undefined ? ('GET' as const) : ('POST' as const)
    const answer = await test.send({ method, path: `/api/exchange/${path}`, token: who.token, json })
    return { status: answer.statusCode, data: (answer.json() as { data: Data }).data }
  }
  const rows = async (filter: object) => (await ask<{ items: Row[] }>('journal', filter)).data.items
  const { name } = await test.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', who.id)
    .executeTakeFirstOrThrow()
  return { ask, rows, name, token: who.token }
}

/** A row that could not be read: it has no guid by which 1C could send it again. */
async function broken(baseId: number, fields: object = {}): Promise<number> {
  const { id } = await test.db
    .insertInto('exchange_rows')
    .values({
      ...{ base_id: baseId, batch_id: null, place: null, kind: null, guid: null, data_version: null },
      ...{ number: null, company: null, bin: null, total: null, currency: null, outcome: 'refused' },
      ...{
        problems: '[{"field":"","code":"not_json","got":null,"needed":null}]',
        raw: '{',
        document_id: null,
      },
      ...{ at: test.clock.now(), ...fields },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe('rows that nobody can mend', () => {
  it('are put aside, which the journal shows with who and when', async () => {
    const { ask, rows, name } = await desk(3)
    const c = await newOneC(test.server)
    const guid = newGuid()
    await c.put('invoices', guid, documentOf({ total: '1' }))
    const id = await broken(c.baseId)
    const base_id = c.baseId
    expect(await rows({ base_id, unmended: true })).toHaveLength(2)
    expect((await ask('setAside', { ids: [id] })).data).toEqual({ set_aside: 1 })
    expect((await rows({ base_id, unmended: true })).map((row) => row.guid)).toEqual([guid])
    const aside = (await rows({ base_id })).find((row) => row.id === id)
    expect(aside).toMatchObject({ set_aside_by: name, set_aside_at: test.clock.now().toISOString() })
    // Another accountant presses the same button: the first stays.
    expect((await ask('setAside', { ids: [id] })).data).toEqual({ set_aside: 0 })
  })

  it('only if they are refused', async () => {
    const { ask, rows } = await desk(2)
    const c = await newOneC(test.server)
    await c.put('invoices', newGuid(), documentOf())
    const [row] = await rows({ base_id: c.baseId })
    expect((await ask('setAside', { ids: [row?.id] })).data).toEqual({ set_aside: 0 })
    expect(await rows({ base_id: c.baseId })).toMatchObject([{ set_aside_at: null, set_aside_by: null }])
  })

  it.each([[[]], [['1']], [[0]], [Array.from({ length: 1001 }, (_, id) => id + 1)], [undefined]])(
    'rejects the ids of case %#',
    async (ids) => {
      const { ask } = await desk(2)
      expect((await ask('setAside', { ids })).status).toBe(422)
    },
  )
})

it('a repeat of many rows keeps what it has done when one of them stops it', async () => {
  const { ask } = await desk(3)
  const c = await newOneC(test.server)
  const problems = '[{"field":"","code":"internal","got":null,"needed":null}]'
  const ids: number[] = []
  for (let place = 0; place < 45; place++) {
    const raw = JSON.stringify(documentOf({ number: `П-${place}` }))
    ids.push(await broken(c.baseId, { kind: 'invoice', guid: newGuid(), problems, raw }))
  }
  expect((await ask('repeat', { ids })).data).toEqual({ repeated: 45, asked: 0 })
  const created = await test.db
    .selectFrom('exchange_rows')
    .select('id')
    .where('base_id', '=', c.baseId)
    .where('outcome', '=', 'created')
    .execute()
  expect(created).toHaveLength(45)
})

it('a deleted document is no document of the journal', async () => {
  const { rows, token } = await desk(3)
  const c = await newOneC(test.server)
  const { data } = await c.put('invoices', newGuid(), documentOf())
  expect(await rows({ base_id: c.baseId })).toMatchObject([{ document_id: data.id, known: false }])
  const found = await test.db
    .selectFrom('documents')
    .select('batch_id')
    .where('id', '=', Number(data.id))
    .executeTakeFirstOrThrow()
  const path = `/api/invoice/delete/${found.batch_id}/${data.id}`
  const answer = await test.send({ method: 'GET', path, token })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(await rows({ base_id: c.baseId })).toMatchObject([{ document_id: null, known: null }])
  expect(await rows({ base_id: c.baseId, unknown_tenant: true })).toEqual([])
})

it('documents that wait for a tenant are found without walking the journal', async () => {
  const { rows } = await desk(3)
  const c = await newOneC(test.server)
  const tenant = await person(test, 1)
  const bins = [madeUpBin(501, 'company'), madeUpBin(502, 'company'), madeUpBin(503, 'company')]
  await test.db
    .updateTable('companies')
    .set({ bin: bins[1] ?? '' })
    .where('id', '=', tenant.company_id ?? 0)
    .execute()
  const guids = bins.map(newGuid)
  for (const [place, bin] of bins.entries()) {
    const buyer = { ...TENANT, bin }
    await c.put('invoices', guids[place] ?? '', documentOf({ buyer }))
    // A refused newer version is to be mended; the document waits all the same.
    await c.put('invoices', guids[place] ?? '', documentOf({ buyer, data_version: '2', total: '1' }))
  }
  const found = await rows({ base_id: c.baseId, unknown_tenant: true })
  expect(found.map((row) => row.guid)).toEqual([guids[2], guids[0]])
})

it('each of the last fourteen days of Almaty has its rows and refusals', async () => {
  const { ask } = await desk(3)
  const c = await newOneC(test.server)
  const at = (text: string) => ({ at: new Date(text) })
  // 2026-11-21 in Almaty begins at 19:00 UTC of the day before.
  await broken(c.baseId, at('2026-11-20T19:00:00Z'))
  await broken(c.baseId, { ...at('2026-11-20T18:59:59Z'), outcome: 'unchanged', problems: '[]' })
  await broken(c.baseId, at('2026-11-07T18:59:59Z'))
  const { data } = await ask<{ items: { base: { id: number }; days: object[] }[] }>('health')
  const days = data.items.find(({ base }) => base.id === c.baseId)?.days ?? []
  expect(days).toHaveLength(14)
  expect(days[0]).toEqual({ day: '2026-11-08', rows: 0, refused: 0 })
  expect(days.slice(-2)).toEqual([
    { day: '2026-11-20', rows: 1, refused: 0 },
    { day: '2026-11-21', rows: 1, refused: 1 },
  ])
})
