import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PortalServer } from '../../create-server.ts'
import { withTransaction } from '../../platform/database/transaction.ts'
import { anotherServer, listen } from '../../testing/another-server.ts'
import { type LiveClient, liveClient } from '../../testing/live-client.ts'
import { PASSWORD, type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { announceAd } from '../ads/announce.ts'

const SOON = 20_000

let test: TestServer
let port: number
let someone: Person
let clients: LiveClient[]

beforeAll(async () => {
  test = await testServer()
  port = await listen(test.server)
})
beforeEach(async () => {
  await test.empty()
  someone = await person(test, 5)
  clients = []
})
afterEach(() => {
  for (const { pusher } of clients) pusher.disconnect()
})
afterAll(() => test.close())

async function connect(who: Pick<Person, 'token'>, at = port, channel?: string): Promise<LiveClient> {
  const client = await liveClient(at, who, channel)
  clients.push(client)
  return client
}
async function listening(who: Person, at = port): Promise<LiveClient> {
  const client = await connect(who, at)
  await vi.waitFor(() => expect(client.subscriptions).toBe(1), SOON)
  return client
}
/** Creates an event of a user's ad, through one of the servers. */
function happens(
  owner: Person,
  type: number,
  through: PortalServer = test.server,
  fails = false,
): Promise<void> {
  const ad = { id: 7, owner_id: owner.id, company_id: owner.company_id, title: 'Фара', title_kk: null }
  return withTransaction(through.deps.db, async (trx) => {
    await announceAd(through.deps, trx, { type, ad, actorId: null })
    if (fails) throw new Error('undone')
  })
}
const typesOf = ({ heard }: LiveClient) => heard.map(({ data }) => (data as { type: number }).type)
const listOf = async (who: Person) => {
  const answer = await test.send({
    path: '/api/notification/get',
    token: who.token,
    json: { user_id: who.id },
  })
  return answer.json().data
}

it('uses its own endpoint, with TLS if its pages use it', async () => {
  const answer = await test.send({ method: 'GET', path: '/api/realtime/settings', token: someone.token })
  expect(answer.json().data).toMatchObject({ cluster: 'portal', host: null, secure: null })
})

describe('a page', () => {
  it('receives a notification as it is listed', async () => {
    const page = await listening(someone)
    await happens(someone, 31)
    await vi.waitFor(() => expect(page.heard).toHaveLength(1), SOON)
    expect(page.heard[0]).toEqual({ event: 'notification', data: (await listOf(someone)).items[0] })
  })

  it('receives nothing that was rolled back, nor events of others', async () => {
    const page = await listening(someone)
    await expect(happens(someone, 20, test.server, true)).rejects.toThrow('undone')
    await happens(await person(test, 5), 30)
    await happens(someone, 31)
    await vi.waitFor(() => expect(typesOf(page)).toEqual([31]), SOON)
    expect((await listOf(someone)).total).toBe(1)
  })

  it('receives what another page of the same user has viewed', async () => {
    const [page, other] = [await listening(someone), await listening(someone)]
    await happens(someone, 31)
    const { items } = await listOf(someone)
    await test.send({
      path: '/api/notification/setView',
      token: someone.token,
      json: { user_id: someone.id, ids: [items[0].id] },
    })
    for (const { heard } of [page, other]) {
      await vi.waitFor(
        () => expect(heard.at(-1)).toEqual({ event: 'viewed', data: { count: 1, view_count: 1 } }),
        SOON,
      )
    }
  })

  it('cannot subscribe to another user’s channel', async () => {
    const thief = await person(test, 5)
    const stealing = await connect(thief, port, `private-user-${someone.id}`)
    await vi.waitFor(() => expect(stealing.refusals).toBe(1), SOON)
    const page = await listening(someone)
    await happens(someone, 31)
    await vi.waitFor(() => expect(page.heard).toHaveLength(1), SOON)
    expect(stealing.heard).toEqual([])
  })

  it('receives nothing after sign-out, unlike the user’s other pages', async () => {
    const page = await listening(someone)
    const { token } = (
      await test.send({
        path: '/api/user/auth',
        json: { login: someone.email, password: PASSWORD, issue_token: true },
      })
    ).json().data
    const other = await listening({ ...someone, token })
    await test.send({ path: '/api/session/signOut', token: someone.token })
    await vi.waitFor(() => expect([page.refusals, other.subscriptions]).toEqual([1, 2]), SOON)
    await happens(someone, 31)
    await vi.waitFor(() => expect(other.heard).toHaveLength(1), SOON)
    expect(page.heard).toEqual([])
  })
})

it('receives nothing after another user signs in over its session', async () => {
  const page = await listening(someone)
  const { email } = await person(test, 5)
  await test.send({
    path: '/api/user/auth',
    token: someone.token,
    json: { login: email, password: PASSWORD },
  })
  await vi.waitFor(() => expect(page.refusals).toBe(1), SOON)
  await happens(someone, 31)
  expect(page.heard).toEqual([])
})

it('reconnects after a restart and fetches what happened meanwhile', async () => {
  const first = await anotherServer(test)
  const its = await listen(first)
  const page = await listening(someone, its)
  await happens(someone, 20)
  await vi.waitFor(() => expect(typesOf(page)).toEqual([20]), SOON)

  await first.close()
  await happens(someone, 31)
  const second = await anotherServer(test)
  await listen(second, its)
  // pusher-js retries every fifteen seconds if there is no response.
  await vi.waitFor(() => expect(page.subscriptions).toBe(2), 3 * SOON)
  expect((await listOf(someone)).items.map(({ type }: { type: number }) => type)).toEqual([31, 20])
  await happens(someone, 30)
  await vi.waitFor(() => expect(typesOf(page)).toEqual([20, 30]), SOON)
  page.pusher.disconnect()
  await second.close()
}, 120_000)

it('reaches users at every server of the database, each page once', async () => {
  const second = await anotherServer(test)
  const its = await listen(second)
  const [here, there] = [await listening(someone), await listening(someone, its)]
  await happens(someone, 20)
  await happens(someone, 31, second)
  await happens(someone, 30)
  for (const page of [here, there]) {
    await vi.waitFor(() => expect(typesOf(page).toSorted()).toEqual([20, 30, 31]), SOON)
  }
  there.pusher.disconnect()
  await second.close()
})
