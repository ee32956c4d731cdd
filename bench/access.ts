import { hashPassword } from '../packages/server/src/platform/passwords.ts'
import { type BenchServer, listPath, startBenchServer } from './bench-server.ts'
import { load } from './load.ts'
import { atMost, plain, type Row } from './row.ts'

const tries = 200
const waiting = 50

/** Times in milliseconds, for addresses with and without a user. */
interface Times {
  known: number[]
  unknown: number[]
}

/** Each request comes from a different network, so that no limit is reached. */
let network = 0

async function ask(
  { handle }: BenchServer,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<number> {
  network += 1
  const request = new Request(`http://127.0.0.1/api/${path}`, {
    method,
    headers: { 'x-portal-client': 'bench', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const asked = performance.now()
  await handle(request, { address: `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}` })
  return performance.now() - asked
}

async function people({ database }: BenchServer): Promise<void> {
  await database.query(
    `insert into users (role_id, name, display_name, email, password_hash, created_at)
     select 5, 'Человек', 'Человек', 'known' || n || '@example.kz', $1, now() from generate_series(0, $2::int) n`,
    [await hashPassword('горшок-ветер-семнадцать'), tries + waiting],
  )
  await database.query('analyze')
}

/** Alternating, so that other load on the machine affects both. The first requests warm up. */
async function inTurns(tryOne: (email: string) => Promise<number>): Promise<Times> {
  const times: Times = { known: [], unknown: [] }
  for (let n = 0; n < tries; n++) {
    for (const who of n % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      times[who].push(await tryOne(`${who}${n}@example.kz`))
    }
  }
  return times
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

/** How often the two can be distinguished by time alone, in percent; 50 is chance. */
function toldApart({ known, unknown }: Times): number {
  const slower = known.flatMap((one) => unknown.map((other) => (one > other ? 1 : one < other ? 0 : 0.5)))
  const share = (100 * slower.reduce<number>((sum, it) => sum + it, 0)) / slower.length
  return Math.max(share, 100 - share)
}

function compared(what: string, times: Times): Row[] {
  return [
    plain(`${what} · known, median`, median(times.known), 'ms'),
    plain(`${what} · unknown, median`, median(times.unknown), 'ms'),
    // With 200 samples of each, chance alone may reach 56.
    atMost(`${what} · told apart by time`, toldApart(times), 60, '%'),
  ]
}

/** How long another user waits for a list while so many sign-ins are constantly in progress. */
async function whileSigningIn(server: BenchServer): Promise<number> {
  let isOver = false
  const signIns = Array.from({ length: waiting }, async (_, n) => {
    const login = `known${tries + n}@example.kz`
    while (!isOver) await ask(server, 'POST', 'user/auth', { login, password: 'горшок-ветер-семнадцать' })
  })
  const job = { port: server.port, path: listPath, body: { limit: 20 }, connections: 1 }
  const { p95 } = await load({ ...job, requests: 300 })
  isOver = true
  await Promise.all(signIns)
  return p95
}

/** Measures what response times of rejected access reveal, and how many sign-ins slow down other users. */
export async function measureAccess(kind: string, serverUrl?: string): Promise<Row[]> {
  const server = await startBenchServer(1000, serverUrl)
  await people(server)
  const signIn = await inTurns((login) =>
    ask(server, 'POST', 'user/auth', { login, password: 'не тот пароль' }),
  )
  const restore = await inTurns((email) => ask(server, 'GET', `user/restore/${email}`))
  const p95 = await whileSigningIn(server)
  await server.close()
  return [
    ...compared(`sign-in · ${kind}`, signIn),
    ...compared(`restore · ${kind}`, restore),
    atMost(`list of 20 · ${kind} · p95 while ${waiting} sign-ins wait`, p95, 250, 'ms'),
  ]
}
