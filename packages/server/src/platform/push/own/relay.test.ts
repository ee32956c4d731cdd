import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { testDatabase } from '../../../testing/test-database.ts'
import { type Database, openDatabase } from '../../database/open-database.ts'
import type { PushMessage } from '../push.ts'
import { openRelay, type Relay } from './relay.ts'

const SOON = 20_000

let database: Database
let other: Database
let relays: Relay[]
let heard: PushMessage[][]
let gaps: number
const errors: unknown[] = []

beforeAll(async () => {
  database = await testDatabase()
  other = database.url ? await openDatabase({ url: database.url }) : { ...database, close: async () => {} }
})
afterAll(async () => {
  await other.close()
  await database.close()
})
beforeEach(async () => {
  gaps = errors.length = 0
  heard = [[], []]
  relays = await Promise.all(
    [database, other].map((its, index) =>
      openRelay(its, {
        onMessage: (message) => heard[index]?.push(message),
        onGap: () => gaps++,
        onError: (error) => errors.push(error),
      }),
    ),
  )
})
afterEach(() => Promise.all(relays.map((relay) => relay.close())))

/** The connection to the database's server, which can be cut and stalled; the embedded database has none. */
async function lineTo(url: string | undefined) {
  const held: (() => void)[] = []
  const sockets = new Set<Socket>()
  let isHeld = false
  const server = createServer((near) => {
    sockets.add(near.on('error', () => {}).on('close', () => sockets.delete(near)))
    const goOn = () => {
      const { hostname, port } = new URL(`${url}`)
      const far = connect(Number(port) || 5432, hostname).on('error', () => near.destroy())
      near.on('close', () => far.destroy()).pipe(far)
      far.on('close', () => near.destroy()).pipe(near)
    }
    if (isHeld) held.push(goOn)
    else goOn()
  })
  const listen = async (port = 0) => {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await listen()
  const near = url ? new URL(url) : undefined
  if (near) near.host = `127.0.0.1:${port}`
  const cut = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(cut)
  return {
    url: near?.href,
    sockets,
    held,
    cut,
    mend: (andHold = false) => {
      isHeld = andHold
      return listen(port)
    },
  }
}

const said = (text: string): PushMessage => ({ users: [1], event: 'note', data: { text } })

it('carries messages from one server to the other, in order, and not back', async () => {
  const all = Array.from({ length: 50 }, (_, index) => said(`${index}`))
  for (const message of all) relays[0]?.publish(message)
  relays[1]?.publish(said('екі'))
  await vi.waitFor(() => expect(heard).toEqual([[said('екі')], all]), SOON)
})

it('carries messages longer than one payload, and equal ones', async () => {
  const long = said('ұзақ '.repeat(10_000))
  relays[0]?.publish(long)
  relays[0]?.publish(long)
  await vi.waitFor(() => expect(heard[1]).toEqual([long, long]), SOON)
})

it('receives nothing after it is closed', async () => {
  await relays[1]?.close()
  // A third one shows when the message has gone out: what is sent later would reach the new one.
  const third = vi.fn()
  const witness = await openRelay(other, { onMessage: third, onGap: third, onError: third })
  relays[0]?.publish(said('кеш'))
  await vi.waitFor(() => expect(third.mock.calls).toEqual([[said('кеш')]]), SOON)
  await witness.close()
  relays[1] = await openRelay(other, {
    onMessage: (message) => heard[1]?.push(message),
    onGap: () => gaps++,
    onError: (error) => errors.push(error),
  })
  relays[0]?.publish(said('енді'))
  await vi.waitFor(() => expect(heard[1]).toEqual([said('енді')]), SOON)
})

it('listens again after its connections were cut, and reports a gap', async () => {
  // The embedded database has no connections to cut.
  const { rowCount } = await database.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`)
  await vi.waitFor(() => expect(gaps).toBe(rowCount), SOON)
  expect(errors).toHaveLength(gaps)
  relays[0]?.publish(said('қайта'))
  await vi.waitFor(() => expect(heard[1]).toEqual([said('қайта')]), SOON)
})

it('reports a gap to the others after messages that could not be sent', async () => {
  const line = await lineTo(database.url)
  const far = line.url ? await openDatabase({ url: line.url }) : { ...database, close: async () => {} }
  const failures: unknown[] = []
  const listener = { onMessage: () => {}, onGap: () => {}, onError: (error: unknown) => failures.push(error) }
  const relay = await openRelay(far, listener)
  line.cut()
  relay.publish(said('жоғалды'))
  if (line.url) await vi.waitFor(() => expect(failures.length).toBeGreaterThan(2), SOON)
  await line.mend()
  const all = line.url ? [2, [], []] : [0, [said('жоғалды')], [said('жоғалды')]]
  await vi.waitFor(() => expect([gaps, ...heard]).toEqual(all), SOON)
  await relay.close()
  await far.close()
})

it('leaves nothing behind if closed while it reconnects', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const before = vi.getTimerCount()
  const line = await lineTo(database.url)
  const failures: unknown[] = []
  const listener = {
    onMessage: () => {},
    onGap: () => gaps++,
    onError: (error: unknown) => failures.push(error),
  }
  const relay = await openRelay({ ...database, ...(line.url && { url: line.url }) }, listener)
  line.cut()
  await line.mend(true)
  if (line.url) await vi.waitFor(() => expect(line.held).toHaveLength(1), SOON)
  await relay.close()
  const told = failures.length
  for (const goOn of line.held) goOn()
  await vi.waitFor(() => expect(line.sockets.size).toBe(0), SOON)
  expect([gaps, failures.length, vi.getTimerCount()]).toEqual([0, told, before])
})
