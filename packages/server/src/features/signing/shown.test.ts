import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { listen } from '../../testing/another-server.ts'
import { type LiveClient, liveClient } from '../../testing/live-client.ts'
import { type Person, person } from '../../testing/people.ts'
import {
  acts,
  type Company,
  company,
  type SigningStage,
  signAll,
  signingStage,
} from '../../testing/signing-stage.ts'
import { recheckSignatures } from './recheck.ts'

const SOON = 20_000

let stage: SigningStage
let port: number
let tenant: Company
let clients: LiveClient[]
beforeAll(async () => {
  stage = await signingStage()
  port = await listen(stage.test.server)
})
beforeEach(async () => {
  await stage.test.empty()
  stage.ocsp.behaviour.outage = null
  tenant = await company(stage)
  clients = []
})
afterEach(() => {
  for (const { pusher } of clients) pusher.disconnect()
})
afterAll(() => stage.close())

async function listening(who: Person): Promise<LiveClient> {
  const client = await liveClient(port, who)
  clients.push(client)
  await vi.waitFor(() => expect(client.subscriptions).toBe(1), SOON)
  return client
}

const shownTo = ({ heard }: LiveClient) =>
  heard.filter(({ event }) => event === 'documents').map(({ data }) => data)

it('pages of the tenant and of staff hear of signed documents, those of other tenants do not', async () => {
  const other = await company(stage)
  const pages = await Promise.all([tenant.user, await person(stage.test, 3), other.user].map(listening))
  const ids = await acts(stage, tenant, 2)
  await signAll(stage, tenant.user, ids, tenant.head)
  const [own, staff, foreign] = pages
  if (!own || !staff || !foreign) throw new Error('no pages')
  await vi.waitFor(() => expect(shownTo(staff)).toHaveLength(1), SOON)
  await vi.waitFor(() => expect(shownTo(own)).toEqual([{ kind: 'completion', ids }]), SOON)
  expect(shownTo(staff)).toEqual([{ kind: 'completion', ids: expect.arrayContaining(ids) }])
  // Its own signing comes through the same channel, and nothing has come before it.
  const theirs = await acts(stage, other)
  await signAll(stage, other.user, theirs, other.head)
  await vi.waitFor(() => expect(shownTo(foreign)).toEqual([{ kind: 'completion', ids: theirs }]), SOON)
})

it('they hear of a signature that waited, once it is decided', async () => {
  const [id = 0] = await acts(stage, tenant)
  stage.ocsp.behaviour.outage = 'down'
  await signAll(stage, tenant.user, [id], tenant.head)
  const own = await listening(tenant.user)
  stage.ocsp.behaviour.outage = null
  await recheckSignatures(stage.test.server.deps)
  await vi.waitFor(() => expect(shownTo(own)).toEqual([{ kind: 'completion', ids: [id] }]), SOON)
})
