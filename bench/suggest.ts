import { startBenchServer } from './bench-server.ts'
import { load } from './load.ts'
import { atMost, plain, type Row } from './row.ts'

/** The goal holds for a million; the embedded database takes too long to be filled with them. */
const ads = { PGlite: 100_000, PostgreSQL: 1_000_000 }

const typed = {
  'one letter': 'д',
  'a part': 'деталь 1',
  'a part and a brand': 'деталь 12 марка 3',
  'a model': 'камри',
  'an article number': '0986479',
  'another layout': 'ltnfkm',
  'a wrong letter': 'дитальь',
  nonsense: 'щщжжъъ',
}

/** An article number in the title of every third ad, many of them with the same beginning. */
const numbered = `
  update ad_listings set card = jsonb_set(card, '{title}',
    to_jsonb('Диск тормозной Bosch 0 986 ' || lpad((ad_id % 1000)::text, 3, '0') || ' ' || lpad((ad_id % 997)::text, 3, '0')))
  where ad_id % 3 = 0`

/** Response times of suggestions, one request at a time, and the time to read all counts again. */
export async function measureSuggestions(kind: string, serverUrl?: string): Promise<Row[]> {
  const count = serverUrl ? ads.PostgreSQL : ads.PGlite
  const server = await startBenchServer(count, serverUrl)
  try {
    await server.database.query(numbered)
    await server.database.query('vacuum analyze ad_listings')
    const what = `suggest · ${kind} · ${count / 1000} k`
    const pathOf = (q: string) => `/api/search/suggest?q=${encodeURIComponent(q)}`
    const first = await load({ port: server.port, path: pathOf('д'), connections: 1, requests: 1 })
    const rows: Row[] = [plain(`${what} · reads the counts`, first.p50, 'ms')]
    for (const [name, q] of Object.entries(typed)) {
      const job = { port: server.port, path: pathOf(q), connections: 1 }
      await load({ ...job, requests: 20 })
      const { p50, p95 } = await load({ ...job, requests: 400 })
      rows.push(plain(`${what} · ${name} · p50`, p50, 'ms'), atMost(`${what} · ${name} · p95`, p95, 50, 'ms'))
    }
    return rows
  } finally {
    await server.close()
  }
}
