import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openHostedPush } from './hosted-push.ts'
import type { PushService } from './push.ts'

const SECRET = 'the-secret'
const SOON = 20_000

let pusher: Server
let push: PushService
let status: number
let answers: boolean
type Taken = { name: string; channels: string[]; data: string }
type Batch = { batch: { name: string; channel: string; data: string }[] }
const taken: (Taken & { path: string })[] = []
const batches: Batch['batch'][] = []
const errors: unknown[] = []

/** The checks of hosted Pusher: the body's digest, and the signature over method, path and parameters. */
async function take(request: IncomingMessage): Promise<number> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://pusher')
  const body = await text(request)
  const signature = searchParams.get('auth_signature')
  searchParams.delete('auth_signature')
  const signed = [...searchParams]
    .map((pair) => pair.join('='))
    .sort()
    .join('&')
  const right = createHmac('sha256', SECRET).update(`POST\n${pathname}\n${signed}`).digest('hex')
  if (signature !== right || searchParams.get('auth_key') !== 'the-key') return 401
  if (searchParams.get('body_md5') !== createHash('md5').update(body).digest('hex')) return 401
  const posted: Taken | Batch = JSON.parse(body)
  if (status !== 200) return status
  if ('batch' in posted) batches.push(posted.batch)
  else taken.push({ path: pathname, ...posted })
  return status
}

async function openWith(secret: string): Promise<PushService> {
  const server = new URL(`http://127.0.0.1:${(pusher.address() as AddressInfo).port}`)
  return openHostedPush({ appId: '77', key: 'the-key', secret, server }, (error) => errors.push(error))
}

beforeEach(async () => {
  taken.length = batches.length = errors.length = 0
  status = 200
  answers = true
  pusher = createServer((request, response) => {
    take(request).then((answer) => answers && response.writeHead(answer).end('{}'))
  })
  pusher.listen(0, '127.0.0.1')
  await once(pusher, 'listening')
  push = await openWith(SECRET)
})
afterEach(() => {
  pusher.close()
  pusher.closeAllConnections()
})

it('sends signed events to the channels of users', async () => {
  push.send([12, 13], 'ad', { id: 7, version: 3 })
  await vi.waitFor(() => expect(taken).toHaveLength(1), SOON)
  expect(taken[0]).toMatchObject({
    path: '/apps/77/events',
    name: 'ad',
    channels: ['private-user-12', 'private-user-13'],
    data: '{"id":7,"version":3}',
  })
  expect(errors).toEqual([])
})

it('names at most a hundred users at once', async () => {
  const people = Array.from({ length: 250 }, (_, index) => index + 1)
  push.send(people, 'ad', { id: 7, version: 3 })
  await vi.waitFor(() => expect(taken).toHaveLength(3), SOON)
  expect(taken.map(({ channels }) => channels.length)).toEqual([100, 100, 50])
})

it('sends ten events in one request, in order', async () => {
  for (let id = 1; id <= 25; id++) push.send([id], 'notification', { id })
  await vi.waitFor(() => expect(batches).toHaveLength(3), SOON)
  expect(batches.map(({ length }) => length).toSorted((a, b) => b - a)).toEqual([10, 10, 5])
  expect(batches.find(({ length }) => length === 5)?.[0]).toEqual({
    name: 'notification',
    channel: 'private-user-21',
    data: '{"id":21}',
  })
  expect([taken, errors]).toEqual([[], []])
})

it('sends events for one user and for many separately', async () => {
  push.send([1], 'notification', { id: 1 })
  push.send([2], 'notification', { id: 2 })
  push.send([1, 2], 'ad', { id: 7, version: 3 })
  push.send([3], 'notification', { id: 3 })
  await vi.waitFor(() => expect([batches, taken]).toMatchObject([[{ length: 2 }], { length: 2 }]), SOON)
  expect(taken.map(({ channels }) => channels.length).toSorted()).toEqual([1, 2])
})

it('drops the oldest when too many wait, and logs it once', async () => {
  for (let id = 1; id <= 1_100; id++) push.send([id], 'notification', { id })
  await vi.waitFor(() => expect(batches).toHaveLength(100), SOON)
  const channels = batches.flat().map(({ channel }) => channel)
  expect(channels).not.toContain('private-user-100')
  expect(channels).toEqual(expect.arrayContaining(['private-user-101', 'private-user-1100']))
  expect(errors.map(String)).toEqual([expect.stringMatching(/the oldest of 1000 hints are dropped/)])
})

it('gives clients the address of the server', () => {
  const { port } = pusher.address() as AddressInfo
  expect(push.access).toMatchObject({ key: 'the-key', host: `127.0.0.1:${port}`, secure: false })
})

it('gives clients the address of a server with TLS', async () => {
  const server = new URL('https://push.example:6001')
  const distant = await openHostedPush({ appId: '77', key: 'k', secret: 's', server }, () => {})
  expect(distant.access).toMatchObject({ host: 'push.example:6001', secure: true })
})

it('gives clients the cluster of hosted Pusher', async () => {
  const hosted = await openHostedPush({ appId: '77', key: 'k', secret: 's', cluster: 'eu' }, () => {})
  expect(hosted.access).toMatchObject({ key: 'k', cluster: 'eu', host: null, secure: null })
})

it.each([
  ['rejects our signature', async () => openWith('another')],
  [
    'has an error',
    async () => {
      status = 500
      return push
    },
  ],
  [
    'is unavailable',
    async () => {
      pusher.close()
      pusher.closeAllConnections()
      return push
    },
  ],
])('only logs an error when the server %s', async (_what, prepare) => {
  const sending = await prepare()
  sending.send([12], 'ad', { id: 7, version: 3 })
  await vi.waitFor(() => expect(errors).toHaveLength(1), SOON)
  expect(taken).toEqual([])
})

it('finishes requests in progress before it closes', async () => {
  push.send([12], 'ad', { id: 7, version: 3 })
  await push.close()
  expect(taken).toHaveLength(1)
})

it('waits only for a while for a server that does not respond, and drops the rest', async () => {
  answers = false
  for (let id = 1; id <= 60; id++) push.send([id], 'notification', { id })
  await push.close()
  await vi.waitFor(() => expect(errors).toHaveLength(4), SOON)
  expect(batches).toHaveLength(4)
})
