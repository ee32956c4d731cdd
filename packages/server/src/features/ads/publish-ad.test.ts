import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ad } from '../../testing/ads.ts'
import { type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let test: TestServer
let owner: Person
let manager: Person
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  owner = await person(test, 5)
  manager = await person(test, 3)
})
afterAll(() => test.close())

const publish = (id: number, { token }: { token?: string } = manager) =>
  test.send({ path: `/api/userBanner/publish/${id}`, token })
const read = (id: number, token?: string, json?: object) =>
  test.send({ path: `/api/userBanner/getById/${id}`, token, json })

describe('publishing', () => {
  it('shows the ad to everyone for 30 days, sorted by its first publication, and logs it', async () => {
    const id = await ad(test, owner.id)
    test.clock.advance(60_000)
    const now = test.clock.now()
    const answer = await publish(id)
    expect(answer.json().data).toMatchObject({
      status: 31,
      live: true,
      revision: 'live',
      published_at: now.toISOString(),
      expires_at: new Date(now.getTime() + 30 * 86_400_000).toISOString(),
    })
    const catalogue = await test.send({ path: '/api/userBanner/pagination', json: {} })
    expect(catalogue.json().data.items).toMatchObject([{ id, sort_at: now.toISOString() }])
    expect(catalogue.json().data.items[0]).not.toHaveProperty('status')
    const audit = await test.db.selectFrom('audit').selectAll().execute()
    expect(audit).toMatchObject([
      { actor_id: manager.id, action: 'publish', from_status: 10, to_status: 31, subject_id: id },
    ])
  })

  it.each([20, 31, 40])('is rejected from status %i with the allowed actions', async (status) => {
    const id = await ad(test, owner.id, { status, live: status === 31 })
    const answer = await publish(id)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'action_not_allowed'])
    expect(answer.json().allowed_actions).toContain('delete')
    expect(answer.json().allowed_actions).not.toContain('publish')
  })

  it.each([10, 15, 30])('is accepted from status %i', async (status) => {
    expect((await publish(await ad(test, owner.id, { status }))).statusCode).toBe(200)
  })

  it('happens once if two do it at once', async () => {
    const id = await ad(test, owner.id)
    const other = await person(test, 4)
    const answers = await Promise.all([publish(id), publish(id, other)])
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409])
    const audit = await test.db.selectFrom('audit').select('action').execute()
    expect(audit).toHaveLength(1)
  })

  it('is forbidden to owners, and strangers cannot see the ad', async () => {
    const id = await ad(test, owner.id)
    expect((await publish(id, owner)).json().code).toBe('forbidden')
    expect((await publish(id, await person(test, 5))).json().code).toBe('not_found')
    expect((await publish(id, {})).json().code).toBe('sign_in_required')
    expect((await publish(999_999)).json().code).toBe('not_found')
  })

  it('does not affect a deleted ad', async () => {
    const id = await ad(test, owner.id)
    await test.db.updateTable('ads').set({ deleted_at: test.clock.now() }).where('id', '=', id).execute()
    expect((await publish(id)).json().code).toBe('not_found')
    expect((await read(id, owner.token)).json().code).toBe('not_found')
  })
})

describe('reading an ad', () => {
  it('gives strangers the live revision without its state, whatever revision they request', async () => {
    const id = await ad(test, owner.id, { live: true, status: 31 })
    const seen = (await read(id, undefined, { revision: 'newest' })).json().data
    expect(seen.revision).toBe('live')
    for (const field of ['status', 'live', 'allowed_actions', 'expires_at', 'created_at', 'phone']) {
      expect(seen).not.toHaveProperty(field)
    }
  })

  it('gives owner and staff its state', async () => {
    const id = await ad(test, owner.id)
    expect((await read(id, owner.token)).json().data.allowed_actions).not.toContain('publish')
    expect((await read(id, manager.token)).json().data.allowed_actions).toContain('publish')
  })
})

describe('lists behind a sign-in', () => {
  it('have all ads for staff, oldest waiting first, and their own for others', async () => {
    const first = await ad(test, owner.id)
    test.clock.advance(1000)
    const second = await ad(test, (await person(test, 5)).id, { status: 15 })
    const list = async (token: string, list: string) =>
      (await test.send({ path: '/api/userBanner/pagination', token, json: { list } })).json().data.items as {
        id: number
      }[]
    expect((await list(manager.token, 'new')).map(({ id }) => id)).toEqual([first, second])
    expect((await list(owner.token, 'new')).map(({ id }) => id)).toEqual([first])
    expect(await list(manager.token, 'own')).toEqual([])
    expect(await list(owner.token, 'active')).toEqual([])
  })

  it('count waiting ads', async () => {
    await ad(test, owner.id)
    await ad(test, owner.id, { status: 20 })
    const count = async ({ id, token }: Person) =>
      (await test.send({ method: 'GET', path: `/api/userBanner/count/${id}`, token })).json().data
    expect(await count(manager)).toBe(1)
    expect(await count(owner)).toBe(1)
  })

  it('tell owner and staff why an ad was sent back, and which version they show', async () => {
    const id = await ad(test, owner.id)
    const other = await ad(test, owner.id)
    const said = { reason: 'photos', comment: 'Темно.' }
    await test.send({ path: `/api/userBanner/needEdits/${id}`, token: manager.token, json: said })
    const at = test.clock.now().toISOString()
    for (const { token } of [owner, manager]) {
      for (const path of ['pagination', 'all']) {
        const list = await test.send({ path: `/api/userBanner/${path}`, token, json: { list: 'new' } })
        const cards: { id: number }[] = list.json().data.items
        expect(cards.toSorted((a, b) => a.id - b.id)).toMatchObject([
          { id, version: 2, remark: { action: 'needEdits', ...said, at } },
          { id: other, version: 1, remark: null },
        ])
      }
    }
  })

  it('are the only ones to do so: the catalogue’s cards do not', async () => {
    const id = await ad(test, owner.id, { live: true, status: 31 })
    const json = { reason: 'photos' }
    await test.send({ path: `/api/userBanner/needEdits/${id}`, token: manager.token, json })
    for (const token of [undefined, owner.token, manager.token]) {
      const [card] = (await test.send({ path: '/api/userBanner/pagination', token, json: {} })).json().data
        .items
      expect(card.id).toBe(id)
      for (const field of ['remark', 'version', 'status']) expect(card).not.toHaveProperty(field)
    }
  })

  it.each(['active', 'new', 'inactive', 'own'])('%s requires sign-in', async (list) => {
    const answer = await test.send({ path: '/api/userBanner/pagination', json: { list } })
    expect(answer.json().code).toBe('sign_in_required')
  })
})

describe('the phone', () => {
  const show = (id: number, token?: string, address = '10.1.1.1') =>
    test.send({ path: `/api/userBanner/showPhone/${id}`, token, address })

  it('is revealed by its call only, and counted for buyers', async () => {
    const id = await ad(test, owner.id, { live: true, status: 31 })
    for (const token of [undefined, owner.token, manager.token]) {
      expect((await show(id, token)).json().data).toEqual({ phone: '+77012345678' })
    }
    const others = await Promise.all([
      read(id),
      read(id, owner.token),
      read(id, manager.token),
      test.send({ path: '/api/userBanner/pagination', json: {} }),
      test.send({ path: '/api/userBanner/all', json: { list: 'active' }, token: manager.token }),
    ])
    for (const answer of others) expect(answer.body).not.toMatch(/2345678|234.?56.?78/)
    expect(others[0]?.json().data.phone_views).toBe(1)
  })

  it('is limited by address, and by user from any address', async () => {
    const id = await ad(test, owner.id, { live: true, status: 31 })
    const stranger = await person(test, 5)
    for (let n = 0; n < 30; n++) expect((await show(id, stranger.token, `10.2.0.${n}`)).statusCode).toBe(200)
    expect((await show(id, stranger.token, '10.2.1.1')).statusCode).toBe(429)
    for (let n = 0; n < 30; n++) await show(id, undefined, '10.3.0.1')
    const refused = await show(id, undefined, '10.3.0.1')
    expect(refused.json()).toMatchObject({ code: 'too_many_requests', retry_after: 3600 })
    expect((await show(id, undefined, '10.3.0.2')).statusCode).toBe(200)
  })

  it('of a waiting ad is visible to its owner and staff only', async () => {
    const id = await ad(test, owner.id)
    expect((await show(id)).json().code).toBe('not_found')
    expect((await show(id, owner.token)).statusCode).toBe(200)
    expect((await show(id, manager.token)).statusCode).toBe(200)
  })
})
