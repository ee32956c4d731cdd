import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ad, DRAFT } from '../../../testing/ads.ts'
import { type Person, person } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'
import { publishDue } from './planned.ts'

let test: TestServer
let owner: Person
let manager: Person
let other: Person
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  owner = await person(test, 5)
  manager = await person(test, 3)
  other = await person(test, 4)
})
afterAll(() => test.close())

const act = (operation: string, id: number, { token }: Person, json?: object) =>
  test.send({ path: `/api/userBanner/${operation}/${id}`, token, json })
/** Plans a publication that the server's own clock does not reach during a test. */
const plan = async (id: number, who = manager, wish: object = {}) => {
  const answer = await act('publish', id, who, { undo_seconds: 60, ...wish })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const queue = async ({ token } = manager) =>
  (await test.send({ method: 'GET', path: '/api/userBanner/queue', token })).json().data
const read = async (id: number, { token }: Partial<Person> = owner) =>
  (await test.send({ path: `/api/userBanner/getById/${id}`, json: { revision: 'newest' }, token })).json()
    .data
const publish = async (seconds: number) => {
  test.clock.advance(seconds * 1000)
  await publishDue(test.server.deps)
}
const logged = async () =>
  (await test.db.selectFrom('audit').select(['action', 'actor_id']).execute()) as object[]
const newsOf = ({ id }: Person) =>
  test.db.selectFrom('notifications').select('type').where('user_id', '=', id).execute()

describe('a publication that can be undone', () => {
  it('leaves the queue and takes effect after its time, once, in the name of the moderator', async () => {
    const id = await ad(test, owner.id)
    const planned = await plan(id)
    expect(planned).toMatchObject({ status: 10, live: false, version: 2 })
    expect(await queue()).toMatchObject({
      items: [],
      counts: { all: 0 },
      planned: [{ id, title: DRAFT.title, title_kk: null, publish_at: expect.any(String) }],
    })
    await publish(59)
    expect(await read(id)).toMatchObject({ status: 10 })
    expect([await logged(), await newsOf(owner)]).toEqual([[], []])
    await publish(1)
    await publish(1)
    expect(await read(id)).toMatchObject({ status: 31, live: true })
    expect(await logged()).toEqual([{ action: 'publish', actor_id: manager.id }])
    expect(await newsOf(owner)).toEqual([{ type: 31 }])
    expect(await queue()).toMatchObject({ planned: [] })
  })

  it('takes effect by the work of the server alone', async () => {
    const id = await ad(test, owner.id)
    await plan(id, manager, { undo_seconds: 1 })
    await vi.waitFor(async () => expect(await read(id)).toMatchObject({ status: 31 }), 20_000)
  })

  it('is in the list of its moderator only, and in no count or list of what waits', async () => {
    const id = await ad(test, owner.id)
    await plan(id)
    expect((await queue(other)).planned).toEqual([])
    const { token } = manager
    const waiting = await test.send({ method: 'GET', path: `/api/userBanner/count/${manager.id}`, token })
    const page = await test.send({ path: '/api/userBanner/pagination', json: { list: 'new' }, token })
    expect([waiting.json().data, page.json().data.total]).toEqual([0, 0])
    // Its owner still sees it in moderation.
    const own = await test.send({
      path: '/api/userBanner/pagination',
      json: { list: 'new' },
      token: owner.token,
    })
    expect(own.json().data.items).toMatchObject([{ id, status: 10 }])
  })

  it('is undone within its time: the ad waits in its old place', async () => {
    const first = await ad(test, owner.id)
    test.clock.advance(1000)
    const second = await ad(test, owner.id)
    await plan(first)
    const answer = await act('undoPublish', first, manager)
    expect(answer.json().data).toMatchObject({ status: 10, version: 3 })
    expect((await queue()).items).toMatchObject([{ id: first }, { id: second }])
    await publish(60)
    expect(await read(first)).toMatchObject({ status: 10 })
    expect(await logged()).toEqual([])
  })

  it.each([
    ['that was never planned', async () => ad(test, owner.id)],
    [
      'that has taken effect',
      async () => {
        const id = await ad(test, owner.id)
        await plan(id)
        await publish(60)
        return id
      },
    ],
    [
      'that is undone already',
      async () => {
        const id = await ad(test, owner.id)
        await plan(id)
        await act('undoPublish', id, other)
        return id
      },
    ],
  ])('cannot be undone: one %s', async (_what, prepare) => {
    const id = await prepare()
    const { status } = await read(id)
    const answer = await act('undoPublish', id, manager)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'action_not_allowed'])
    expect(answer.json().allowed_actions).toContain('needEdits')
    expect((await read(id)).status).toBe(status)
  })

  it('of no ad is not found', async () => {
    expect((await act('undoPublish', 999_999, manager)).statusCode).toBe(404)
  })

  it('gives way to the decision of another moderator who has seen it', async () => {
    const id = await ad(test, owner.id)
    await plan(id, manager, { version: 1 })
    const late = await act('needEdits', id, other, { reason: 'text', version: 1 })
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile'])
    expect((await act('needEdits', id, other, { reason: 'text', version: 2 })).statusCode).toBe(200)
    await publish(60)
    expect(await read(id)).toMatchObject({ status: 20, live: false })
    expect((await queue()).planned).toEqual([])
  })

  it('gives way to a deletion by the owner', async () => {
    const id = await ad(test, owner.id)
    await plan(id)
    expect((await act('delete', id, owner)).statusCode).toBe(200)
    await publish(60)
    expect(await read(id)).toBeUndefined()
  })

  it.each([
    ['is blocked', { blocked_at: new Date() }],
    ['moderates no more', { role_id: 5 }],
  ])('is dropped if its moderator %s: the ad waits again', async (_what, change) => {
    const id = await ad(test, owner.id)
    await plan(id)
    await test.db.updateTable('users').set(change).where('id', '=', manager.id).execute()
    await publish(60)
    expect(await read(id)).toMatchObject({ status: 10, live: false })
    expect((await queue(other)).items).toMatchObject([{ id }])
  })

  it('that is planned once more takes effect at its new time', async () => {
    const id = await ad(test, owner.id)
    await plan(id)
    test.clock.advance(30_000)
    await plan(id, other)
    await publish(30)
    expect(await read(id)).toMatchObject({ status: 10 })
    await publish(30)
    expect(await logged()).toEqual([{ action: 'publish', actor_id: other.id }])
  })

  it.each([-1, 61, 1.5, '5', null])('cannot be undone for %j seconds', async (seconds) => {
    const answer = await act('publish', await ad(test, owner.id), manager, { undo_seconds: seconds })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toHaveProperty('undo_seconds')
  })

  it('of an ad that cannot be published is refused at once', async () => {
    const id = await ad(test, owner.id, { status: 31, live: true })
    const answer = await act('publish', id, manager, { undo_seconds: 5 })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'action_not_allowed'])
    const own = await act('publish', await ad(test, owner.id), owner, { undo_seconds: 5 })
    expect(own.statusCode).toBe(403)
  })
})
