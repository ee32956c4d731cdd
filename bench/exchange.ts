import { setTimeout as wait } from 'node:timers/promises'
import { addBase } from '../packages/server/src/features/exchange/bases.ts'
import { type OneC, oneC } from '../packages/server/src/player/client.ts'
import { documentsOf } from '../packages/server/src/player/documents.ts'
import { startBenchServer } from './bench-server.ts'
import { atMost, plain, type Row } from './row.ts'

const documents = 1000
const batches = 4

const series = (name: string, isMended = false) =>
  documentsOf({ name, kind: 'invoice', documents, bad: 3, isMended, bins: [], date: '2026-11-20' })

/** Sends a batch and waits until it is processed. Returns the seconds that it took. */
async function secondsOf(c: OneC, rows: ReturnType<typeof series>): Promise<number> {
  const begun = performance.now()
  const { status, code, data } = await c.batch(rows)
  if (status !== 202) throw new Error(code)
  while ((await c.report(data.id)).data.state !== 'done') await wait(100)
  return (performance.now() - begun) / 1000
}

/**
 * How long a batch of 1,000 documents takes from the request to its last row, in an exchange that has some already, its
 * repeat, and how much memory the process has more after the last batch than after the first.
 */
export async function measureExchange(kind: string, serverUrl?: string): Promise<Row[]> {
  const server = await startBenchServer(0, serverUrl)
  const { base, secret } = await addBase(server.deps, { name: 'Bench', actorId: null })
  const address = `http://127.0.0.1:${server.port}`
  const c = oneC(fetch, { address, login: base.login, secret })
  const taken: number[] = []
  const memory: number[] = []
  for (let batch = 1; batch <= batches; batch++) {
    taken.push(await secondsOf(c, series(`Б${batch}`)))
    memory.push(process.memoryUsage.rss() / 2 ** 20)
  }
  const repeated = await secondsOf(c, series('Б1', true))
  await server.close()
  const [first = 0, last = 0] = [memory[0], memory.at(-1)]
  const what = `batch of 1,000 from 1C · ${kind}`
  return [
    atMost(`${what} · slowest`, Math.max(...taken), 20, 's'),
    plain(`${what} · mended and repeated`, repeated, 's'),
    atMost(`${what} · memory more after ${batches} than after one`, last - first, 100, 'MB'),
  ]
}
