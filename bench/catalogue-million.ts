import { commonWord, oldCommonWord, oldWord, rareWord } from '../packages/server/src/testing/many-ads.ts'
import { type BenchServer, listPath, startBenchServer } from './bench-server.ts'
import { atMost, plain, type Row } from './row.ts'

/** No combination may take longer. */
const bound = 50
/** The machine may do something else at the moment: the least of so many times. */
const portals = 3
const combinations = 150

/** Equal for equal seeds. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** The choices of each filter; most questions leave a filter out. */
const choices: Record<string, readonly object[]> = {
  q: [commonWord, rareWord, oldWord, oldCommonWord, `${commonWord} ${oldWord}`, 'деталь 12', 'слово77'].map(
    (q) => ({ q }),
  ),
  kind: ['part', 'part', 'goods', 'service'].map((kind) => ({ kind })),
  brand: [1, 7, 40, [3, 17, 40]].map((brand_id) => ({ brand_id })),
  part: [2, 12, 60].map((spare_part_id) => ({ spare_part_id })),
  category: ['brakes', 'oils', ['lights', 'tyres']].map((category) => ({ category })),
  price: [
    { price_from: 500_000, price_to: 500_500 },
    { price_to: 20_000 },
    { price_from: 890_000 },
    { price_from: 100_000, price_to: 800_000, negotiable: true },
    { negotiable: true },
  ],
  condition: [['new'], ['refurbished'], ['used', 'new']].map((condition) => ({ condition })),
  level: [2, [1, 4]].map((level) => ({ level })),
  weekday: [{ weekday: 3 }],
}
const orders = ['newest', 'price_asc', 'price_desc']

/** Filter × order × word × facets. */
function question(next: () => number): object {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)]
  const filters = Object.values(choices).map((some) => (next() < 0.3 ? pick(some) : {}))
  return Object.assign({ sort: pick(orders), facets: next() < 0.5 }, ...filters)
}

/** The classes that were the slowest before their plans were chosen. */
const known: Record<string, object> = {
  'word of 1,500 old ads': { q: oldWord },
  'word of 10,000 old ads': { q: oldCommonWord },
  'narrow price band by date': { price_from: 500_000, price_to: 500_500 },
  'up to a price, dear first': { price_to: 20_000, sort: 'price_desc' },
  'up to a price, cheap first': { price_to: 20_000, sort: 'price_asc' },
  'brand, word and price band': { brand_id: 3, q: commonWord, price_from: 500_000, price_to: 520_000 },
  'kind without ads': { kind: 'service' },
  'common word': { q: commonWord },
  'facets of all': { facets: true },
  'facets of a common word': { q: commonWord, facets: true },
  'facets of a brand and a level': { brand_id: 3, level: [1, 4], facets: true },
  'facets of choices that exclude each other': {
    category: ['lights', 'tyres'],
    negotiable: true,
    level: 2,
    facets: true,
  },
}

async function answerTo({ port }: BenchServer, body: object): Promise<{ ms: number; next: string | null }> {
  const begun = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}${listPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-portal-client': 'bench' },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${JSON.stringify(body)}: ${text}`)
  return { ms: performance.now() - begun, next: JSON.parse(text).data.next }
}

/** The time of each question: known ones by name, drawn ones by their body and how deep the page is. */
type Times = ReadonlyMap<string, number>

async function timesOfKnown(server: BenchServer): Promise<Times> {
  const times = new Map<string, number>()
  for (const [name, body] of Object.entries(known)) times.set(name, (await answerTo(server, body)).ms)
  return times
}

/** Times of the combinations of filters that a generator draws. */
async function timesOfDrawn(server: BenchServer, seed: number): Promise<Times> {
  const times = new Map<string, number>()
  const next = random(seed)
  for (let n = 0; n < combinations; n++) {
    const body = question(next)
    // The portal has kept the answer to a question that was drawn before.
    if (times.has(`${JSON.stringify(body)}, page 1`)) continue
    let cursor: string | null = null
    for (const depth of [1, 2, 3]) {
      const asked: object = { ...body, limit: depth === 2 ? 100 : 24, ...(cursor && { cursor }) }
      const { ms, next: after } = await answerTo(server, asked)
      times.set(`${JSON.stringify(body)}, page ${depth}`, ms)
      if (after === null) break
      cursor = after
    }
  }
  return times
}

/** Lists and facets at a million ads; only on a PostgreSQL server, since the embedded database takes too long to be filled. */
export async function measureMillion(serverUrl: string): Promise<Row[]> {
  const seed = Date.now() % 1e6
  const few = await measureLists(10_000, serverUrl, seed)
  const many = await measureLists(1_000_000, serverUrl, seed)
  const what = 'catalogue · PostgreSQL · 1 M'
  const slowestFirst = (times: Times) => [...times].sort(([, a], [, b]) => b - a)
  const slowest = slowestFirst(many.drawn)
  const at = (share: number, all = slowest) => all[Math.floor(all.length * share)]?.[1] ?? Number.NaN
  const grown = slowest.filter(([asked, ms]) => ms > allowed(few.drawn.get(asked)))
  return [
    ...[...many.known].map(([name, ms]) => atMost(`${what} · ${name}`, ms, bound, 'ms')),
    plain(`${what} · ${slowest.length} drawn with seed ${seed} · p50`, at(0.5), 'ms'),
    atMost(`${what} · drawn · p95`, at(0.05), allowed(at(0.05, slowestFirst(few.drawn))), 'ms'),
    ...slowest.slice(0, 5).map(([asked, ms]) => atMost(`${what} · ${asked}`, ms, bound, 'ms')),
    atMost(`${what} · drawn · slower than at 10 k allows`, (100 * grown.length) / slowest.length, 0, '%'),
    ...grown
      .slice(0, 5)
      .map(([asked, ms]) => atMost(`${what} · ${asked}`, ms, allowed(few.drawn.get(asked)), 'ms')),
  ]
}

/** What a list may take at a million ads: half more than at 10,000, or 5 ms more. A page that is not there has no such bound. */
function allowed(few = bound): number {
  return Math.max(1.5 * few, few + 5)
}

/** Asks each question of some portals that have not heard it before, one after the other, and takes the least time. */
async function measureLists(
  ads: number,
  serverUrl: string,
  seed: number,
): Promise<{ known: Times; drawn: Times }> {
  let server = await startBenchServer(ads, serverUrl)
  try {
    await server.database.query('vacuum analyze ad_listings')
    let known: Times = new Map()
    let drawn: Times = new Map()
    for (let portal = 1; portal <= portals; portal++) {
      if (portal > 1) server = await server.restart()
      // The first question waits until the ads have been read, and the first word until the words have.
      await answerTo(server, { q: 'слово1' })
      known = least(known, await timesOfKnown(server))
      drawn = least(drawn, await timesOfDrawn(server, seed))
    }
    return { known, drawn }
  } finally {
    await server.close()
  }
}

const least = (before: Times, times: Times): Times =>
  new Map([...times].map(([asked, ms]) => [asked, Math.min(ms, before.get(asked) ?? ms)]))
