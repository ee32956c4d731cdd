import { isDeepStrictEqual } from 'node:util'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { listen } from '../../testing/another-server.ts'
import { type LiveClient, liveClient } from '../../testing/live-client.ts'
import { type Person, person } from '../../testing/people.ts'
import { acts, company, signAll } from '../../testing/signing-stage.ts'
import { signingTests } from '../../testing/signing-tests.ts'
import { recheckSignatures } from './recheck.ts'

const SOON = 20_000

const on = signingTests({ empties: true })
let port: number
let clients: LiveClient[]
beforeAll(async () => {
  port = await listen(on.stage.test.server)
})
beforeEach(() => {
  clients = []
})
afterEach(() => {
  for (const { pusher } of clients) pusher.disconnect()
})

async function listening(who: Person): Promise<LiveClient> {
  const client = await liveClient(port, who)
  clients.push(client)
  await vi.waitFor(() => expect(client.subscriptions).toBe(1), SOON)
  return client
}

const shownTo = ({ heard }: LiveClient) =>
  heard.filter(({ event }) => event === 'documents').map(({ data }) => data)

it('pages of the tenant and of staff hear of signed documents, those of other tenants do not', async () => {
  const other = await company(on.stage)
  const pages = await Promise.all([on.tenant.user, await person(on.stage.test, 3), other.user].map(listening))
  const ids = await acts(on.stage, on.tenant, 2)
  await signAll(on.stage, on.tenant.user, ids, on.tenant.head)
  const [own, staff, foreign] = pages
  if (!own || !staff || !foreign) throw new Error('no pages')
  await vi.waitFor(() => expect(shownTo(staff)).toHaveLength(1), SOON)
  // Signatures are decided side by side, so the order of the ids means nothing.
  const both = [
    { kind: 'completion', ids: expect.toSatisfy((heard) => isDeepStrictEqual(heard.toSorted(), ids)) },
  ]
  await vi.waitFor(() => expect(shownTo(own)).toEqual(both), SOON)
  expect(shownTo(staff)).toEqual(both)
  // Its own signing comes through the same channel, and nothing has come before it.
  const theirs = await acts(on.stage, other)
  await signAll(on.stage, other.user, theirs, other.head)
  await vi.waitFor(() => expect(shownTo(foreign)).toEqual([{ kind: 'completion', ids: theirs }]), SOON)
})

it('they hear of a signature that waited, once it is decided', async () => {
  const [id = 0] = await acts(on.stage, on.tenant)
  on.stage.ocsp.behaviour.outage = 'down'
  await signAll(on.stage, on.tenant.user, [id], on.tenant.head)
  const own = await listening(on.tenant.user)
  on.stage.ocsp.behaviour.outage = null
  await recheckSignatures(on.stage.test.server.deps)
  await vi.waitFor(() => expect(shownTo(own)).toEqual([{ kind: 'completion', ids: [id] }]), SOON)
})
