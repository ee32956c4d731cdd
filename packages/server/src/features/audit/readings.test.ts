import { beforeEach, describe, test as example, expect, it } from 'vitest'
import { ad } from '../../testing/ads.ts'
import { type Person, person } from '../../testing/people.ts'
import { acts, signAll } from '../../testing/signing-stage.ts'
import { signingTests } from '../../testing/signing-tests.ts'

const on = signingTests({ empties: true })
const send = (ask: Parameters<typeof on.stage.test.send>[0]) => on.stage.test.send(ask)
const readings = () =>
  on.stage.test.db
    .selectFrom('audit')
    .select(['actor_id', 'subject_id', 'action', 'reason'])
    .where('subject', '=', 'personal')
    .orderBy('id')
    .execute()

let seller: Person
let operator: Person
beforeEach(async () => {
  seller = await person(on.stage.test, 5)
  operator = await person(on.stage.test, 4)
})

async function revealed(id: number, who: Person | null): Promise<number> {
  const path = `/api/userBanner/showPhone/${id}`
  return (await send({ path, token: who?.token })).statusCode
}

describe('the phone of an ad', () => {
  it('that staff look at is written down each time, with the ad and the address', async () => {
    const id = await ad(on.stage.test, seller.id, { status: 31, live: true })
    for (const who of [operator, operator, await person(on.stage.test, 2)])
      expect(await revealed(id, who)).toBe(200)
    const log = await readings()
    expect(log.map(({ action, subject_id, reason }) => [action, subject_id, reason])).toEqual(
      Array(3).fill(['showPhone', id, { of: 'ad' }]),
    )
    expect(log.slice(0, 2).map(({ actor_id }) => actor_id)).toEqual([operator.id, operator.id])
  })

  it('that its owner, a guest or a buyer looks at is not', async () => {
    const id = await ad(on.stage.test, seller.id, { status: 31, live: true })
    for (const who of [null, seller, await person(on.stage.test, 5), on.tenant.user])
      expect(await revealed(id, who)).toBe(200)
    expect(await readings()).toEqual([])
  })

  it('of their own ad that staff look at is not', async () => {
    const id = await ad(on.stage.test, operator.id, { status: 10 })
    expect(await revealed(id, operator)).toBe(200)
    expect(await readings()).toEqual([])
  })

  it('that is not shown is not', async () => {
    expect(await revealed(999_999, operator)).toBe(404)
    expect(await readings()).toEqual([])
  })

  it('does not stand in the history of the ad', async () => {
    const id = await ad(on.stage.test, seller.id)
    await revealed(id, operator)
    const answer = await send({
      method: 'GET',
      path: `/api/userBanner/moderation/${id}`,
      token: operator.token,
    })
    expect(answer.json()).toMatchObject({ data: { history: [] } })
  })
})

describe('exports', () => {
  example.each([
    ['invoice/export', 'invoice', { status: [1] }],
    ['completion/export', 'completion', {}],
    ['exchange/journalExport', 'exchange', { outcome: ['refused'] }],
  ])('%s by staff is written down with its filter', async (path, of, json) => {
    const manager = await person(on.stage.test, 3)
    const answer = await send({ path: `/api/${path}`, token: manager.token, json })
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
    expect(await readings()).toMatchObject([
      { actor_id: manager.id, subject_id: 0, action: 'export', reason: { of, format: 'xlsx', filter: json } },
    ])
  })

  it('of a tenant, whose own documents they are, is not', async () => {
    const { token } = on.tenant.user
    expect((await send({ path: '/api/invoice/export', token, json: {} })).statusCode).toBe(200)
    expect(await readings()).toEqual([])
  })

  example.each([
    ['exchange/journalExport', 4],
    ['invoice/export', 5],
  ])('%s that role %i may not have is not', async (path, role) => {
    const { token } = await person(on.stage.test, role)
    expect((await send({ path: `/api/${path}`, token, json: {} })).statusCode).toBe(403)
    expect(await readings()).toEqual([])
  })
})

describe('signatures and what proves them', () => {
  let ids: number[]
  let id: number
  beforeEach(async () => {
    ids = await acts(on.stage, on.tenant, 2)
    id = ids[0] ?? 0
    await signAll(on.stage, on.tenant.user, ids, on.tenant.head)
  })
  const get = (path: string, { token }: Person) =>
    send({ method: 'GET', path: `/api/completionSignature/${path}`, token })

  it('are written down when staff download them', async () => {
    for (const path of [`cms/${id}/tenant`, `archive/${id}`, `copy/${id}`])
      expect((await get(path, operator)).statusCode, path).toBe(200)
    const { token } = operator
    const all = await send({ path: '/api/completionSignature/archives', token, json: { ids } })
    expect(all.statusCode).toBe(200)
    const line = { actor_id: operator.id, action: 'download' }
    expect(await readings()).toMatchObject([
      { ...line, subject_id: id, reason: { of: 'completion', format: 'cms', side: 'tenant' } },
      { ...line, subject_id: id, reason: { of: 'completion', format: 'archive' } },
      { ...line, subject_id: id, reason: { of: 'completion', format: 'copy' } },
      { ...line, subject_id: 0, reason: { of: 'completion', format: 'archive', documents: 2 } },
    ])
  })

  it('are not when the tenant does, or when there is nothing', async () => {
    expect((await get(`cms/${id}/tenant`, on.tenant.user)).statusCode).toBe(200)
    expect((await get(`archive/${id}`, on.tenant.user)).statusCode).toBe(200)
    expect((await get(`cms/${id}/centre`, operator)).statusCode).toBe(404)
    expect((await get('archive/999999', operator)).statusCode).toBe(404)
    expect((await get(`archive/${id}`, seller)).statusCode).toBe(403)
    expect(await readings()).toEqual([])
  })
})
