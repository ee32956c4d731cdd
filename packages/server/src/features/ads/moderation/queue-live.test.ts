import { adFields, adForm } from '@sauda/sdk/ads'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ad, DRAFT } from '../../../testing/ads.ts'
import { listen } from '../../../testing/another-server.ts'
import { type LiveClient, liveClient } from '../../../testing/live-client.ts'
import { type Person, person } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'

const SOON = 20_000

let test: TestServer
let port: number
let owner: Person
let manager: Person
let operator: Person
beforeAll(async () => {
  test = await testServer()
  port = await listen(test.server)
})
beforeEach(async () => {
  await test.empty()
  owner = await person(test, 5)
  manager = await person(test, 3)
  operator = await person(test, 4)
})
afterAll(() => test.close())

const act = (operation: string, id: number, { token }: Person, json?: object) =>
  test.send({ path: `/api/userBanner/${operation}/${id}`, token, json })

it('the queue tells the pages of staff what came and that something left, but not those who did it', async () => {
  const people = [owner, manager, operator]
  const pages = await Promise.all(people.map((who) => liveClient(port, who)))
  const [ofOwner, ofManager, ofOperator] = pages as [LiveClient, LiveClient, LiveClient]
  const hints = ({ heard }: LiveClient) => heard.filter(({ event }) => event === 'queue')
  try {
    for (const page of pages) await vi.waitFor(() => expect(page.subscriptions).toBe(1), SOON)
    const id = await ad(test, owner.id)
    expect((await act('publish', id, manager)).statusCode).toBe(200)
    await vi.waitFor(
      () => expect(hints(ofOperator)).toEqual([{ event: 'queue', data: { entered: null } }]),
      SOON,
    )
    for (let n = 0; n < 2; n++) {
      const form = adForm(adFields(DRAFT), [])
      form.append('id', String(id))
      const path = `/api/userBanner/update/${id}`
      expect((await test.send({ path, token: owner.token, form })).statusCode).toBe(200)
    }
    const entered = { type: 15, user_banner_id: { id, title: DRAFT.title, title_kk: null } }
    await vi.waitFor(() => expect(hints(ofManager)).toEqual([{ event: 'queue', data: { entered } }]), SOON)
    // The second edit has changed nothing in the queue.
    expect((await act('archive', id, operator)).statusCode).toBe(200)
    await vi.waitFor(() => expect(hints(ofManager)).toHaveLength(2), SOON)
    expect(hints(ofOperator)).toHaveLength(2)
    expect(hints(ofOwner)).toEqual([])
    expect(
      (await test.database.query('select from notifications where user_id <> $1', [owner.id])).rowCount,
    ).toBe(0)
  } finally {
    for (const { pusher } of pages) pusher.disconnect()
  }
})
