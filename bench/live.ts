import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { announceAd } from '../packages/server/src/features/ads/announce.ts'
import { afterCommit, withTransaction } from '../packages/server/src/platform/database/transaction.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { collectGarbage } from './collect-garbage.ts'
import type { LiveClients, LiveReport } from './live-clients.ts'
import { atMost, plain, type Row } from './row.ts'
import { startSecondProcess } from './second-process.ts'

const connections = 500
const notifications = 400
const broadcasts = 20

type Arrival = Exclude<LiveReport, string>

/** Users with an open page each, in a separate process, so that this one contains only the server side. */
async function openPages({ deps }: BenchServer, users: number[], port: number) {
  const clients = fork(new URL('live-clients.ts', import.meta.url), { serialization: 'advanced' })
  const arrivals: Arrival[] = []
  const listening = untilListening(clients)
  clients.on('message', (report: LiveReport) => {
    if (report !== 'listening') arrivals.push(report)
  })
  clients.send({ port, users, access: deps.pushAccess } satisfies LiveClients)
  await listening
  const arrived = async (event: string, count: number) => {
    for (;;) {
      const of = arrivals.filter((arrival) => arrival.event === event)
      if (of.length >= count) return of
      await wait(10)
    }
  }
  const close = async () => {
    clients.kill()
    await once(clients, 'exit')
  }
  return { arrived, close }
}

async function untilListening(clients: ChildProcess): Promise<void> {
  const ended = once(clients, 'exit').then(() => {
    throw new Error('the clients have stopped')
  })
  await Promise.race([once(clients, 'message'), ended])
}

async function people({ database }: BenchServer): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>(
    `insert into users (role_id, name, display_name, email, password_hash, created_at)
     select 5, 'Читатель', 'Читатель', 'reader' || n || '@example.kz', '', now() from generate_series(1, $1::int) n
     returning id`,
    [connections],
  )
  return rows.map(({ id }) => id)
}

/** Milliseconds from the commit of each notification to its arrival at the page. */
async function commitToClient(
  { deps }: BenchServer,
  users: number[],
  arrived: (event: string, count: number) => Promise<Arrival[]>,
): Promise<number[]> {
  const committed = new Map<number, bigint>()
  for (let id = 1; id <= notifications; id++) {
    await withTransaction(deps.db, async (trx) => {
      afterCommit(() => committed.set(id, process.hrtime.bigint()))
      const ad = {
        id,
        owner_id: users[id % users.length] ?? 0,
        company_id: null,
        title: 'Диски тормозные',
        title_kk: null,
      }
      await announceAd(deps, trx, { type: 31, ad, actorId: null })
    })
  }
  const heard = await arrived('notification', notifications)
  if (heard.length > notifications) throw new Error('a notification has arrived twice')
  const times = heard.map(({ data, at }) =>
    milliseconds(committed.get(JSON.parse(data).user_banner_id.id) ?? at, at),
  )
  return times.sort((a, b) => a - b)
}

/** Milliseconds until the last page has received an event, median of several. */
async function toEverybody(
  { deps }: BenchServer,
  users: number[],
  arrived: (event: string, count: number) => Promise<Arrival[]>,
): Promise<number> {
  const times: number[] = []
  for (let n = 1; n <= broadcasts; n++) {
    const sent = process.hrtime.bigint()
    deps.push.send(users, 'ad', { id: n, version: 1 })
    const last = (await arrived('ad', n * users.length)).at(-1)
    times.push(milliseconds(sent, last?.at ?? sent))
  }
  return times.sort((a, b) => a - b)[Math.floor(broadcasts / 2)] ?? Number.NaN
}

function milliseconds(from: bigint, to: bigint): number {
  return Number(to - from) / 1e6
}

/** Heap of this thread after garbage collection, in kilobytes; the whole process would be noisier. */
async function memory(): Promise<number> {
  await collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1024
}

function delays(what: string, times: readonly number[]): Row[] {
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return [plain(`${what}, p50`, at(0.5), 'ms'), atMost(`${what}, p95`, at(0.95), 100, 'ms')]
}

/** The same for users connected to another process on the same database, by LISTEN and NOTIFY. */
async function atAnotherProcess(server: BenchServer, users: number[], what: string): Promise<Row[]> {
  if (!server.database.url) return []
  const second = await startSecondProcess(server.database.url)
  const pages = await openPages(server, users, second.port)
  const times = await commitToClient(server, users, pages.arrived)
  await pages.close()
  await second.stop()
  return delays(`${what} at another process · commit to client`, times)
}

/** 500 users with an open page: how soon they receive events, and what their connections cost the server. */
export async function measureLive(kind: string, serverUrl?: string): Promise<Row[]> {
  const server = await startBenchServer(100, serverUrl)
  const users = await people(server)
  const before = await memory()
  const pages = await openPages(server, users, server.port)
  const each = ((await memory()) - before) / connections
  const times = await commitToClient(server, users, pages.arrived)
  const everybody = await toEverybody(server, users, pages.arrived)
  await pages.close()
  const what = `live · ${kind} · ${connections} connections`
  const elsewhere = await atAnotherProcess(server, users, what)
  await server.close()
  return [
    ...delays(`${what} · commit to client`, times),
    atMost(`${what} · one event to all, the last`, everybody, 250, 'ms'),
    atMost(`${what} · memory of each`, each, 64, 'kB'),
    ...elsewhere,
  ]
}
