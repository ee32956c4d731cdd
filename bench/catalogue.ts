import { writeCursor } from '../packages/server/src/contract/paging.ts'
import { commonWord, rareWord } from '../packages/server/src/testing/many-ads.ts'
import { type BenchServer, listPath, startBenchServer } from './bench-server.ts'
import { load } from './load.ts'
import { atMost, plain, type Row } from './row.ts'

const small = 10_000
const large = 100_000

/** The cursor at nine tenths of the catalogue. */
async function deepCursor({ database }: BenchServer, ads: number): Promise<string> {
  const { rows } = await database.query<{ at: Date; id: number }>(
    'select sort_at as at, ad_id as id from ad_listings order by sort_at desc, ad_id desc offset $1 limit 1',
    [Math.floor(ads * 0.9)],
  )
  const [row] = rows
  if (!row) throw new Error('the catalogue is too short')
  return writeCursor({ order: 'newest', value: row.at.toISOString(), id: row.id })
}

async function questions(server: BenchServer, ads: number): Promise<Record<string, object>> {
  return {
    'first page': {},
    'deep page': { cursor: await deepCursor(server, ads) },
    'common word': { q: commonWord },
    'rare word': { q: rareWord },
  }
}

/** p50 and p95 of each query, one request at a time. */
async function latencies(
  ads: number,
  serverUrl?: string,
): Promise<Map<string, { p50: number; p95: number }>> {
  const server = await startBenchServer(ads, serverUrl)
  const measured = new Map<string, { p50: number; p95: number }>()
  for (const [name, body] of Object.entries(await questions(server, ads))) {
    const job = { port: server.port, path: listPath, body, connections: 1 }
    await load({ ...job, requests: 50 })
    measured.set(name, await load({ ...job, requests: 400 }))
  }
  await server.close()
  return measured
}

/** Response times of the catalogue at two sizes, and their ratio. */
export async function measureCatalogue(kind: string, serverUrl?: string): Promise<Row[]> {
  const few = await latencies(small, serverUrl)
  const many = await latencies(large, serverUrl)
  return [...many].flatMap(([name, { p50, p95 }]) => {
    const before = few.get(name)
    const what = `catalogue · ${kind} · ${name}`
    return [
      plain(`${what} · 10 k · p50`, before?.p50 ?? Number.NaN, 'ms'),
      plain(`${what} · 10 k · p95`, before?.p95 ?? Number.NaN, 'ms'),
      plain(`${what} · 100 k · p50`, p50, 'ms'),
      plain(`${what} · 100 k · p95`, p95, 'ms'),
      atMost(`${what} · 100 k to 10 k, p95`, p95 / (before?.p95 ?? Number.NaN), 1.5, '×'),
    ]
  })
}
