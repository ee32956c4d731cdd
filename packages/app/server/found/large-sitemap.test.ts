import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mountFound } from './mount-found.ts'

const ADS = 120_000
const SPAN = 20_000
const ROWS = 2_500
/** The limit of the protocol for one file. */
const MOST_ADDRESSES = 50_000
const CHANGED = '2026-11-21T06:42:00.000Z'
const MEGABYTE = 1024 * 1024

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** The heap without garbage, each time that the API is asked. */
const heaps: number[] = []

/** The API of a centre with many ads; its own test reads as many from a database. */
async function api({ url }: Request): Promise<Response> {
  collectGarbage()
  heaps.push(process.memoryUsage().heapUsed)
  const { pathname, searchParams } = new URL(url)
  const items = pathname.endsWith('/addressParts')
    ? Array.from({ length: ADS / SPAN }, (_, at) => ({ part: at + 1, ads: SPAN, changed_at: CHANGED }))
    : rowsOf(Number(searchParams.get('part')), Number(searchParams.get('after') ?? 0))
  return Response.json({ data: { items, total: items.length, next: null } })
}

function rowsOf(part: number, after: number) {
  const first = Math.max(after, (part - 1) * SPAN) + 1
  const count = Math.max(0, Math.min(ROWS, part * SPAN - first + 1))
  return Array.from({ length: count }, (_, at) => ({ id: first + at, changed_at: CHANGED }))
}

const server = fastify()
let origin: string

beforeAll(async () => {
  await mountFound(server, { api: { baseUrl: 'http://api.example', fetch: api } })
  await server.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
})

afterAll(() => server.close())

/** The addresses in a file, which is read as it comes and not kept. */
async function addressesIn(file: string): Promise<{ count: number; bytes: number }> {
  // Uncompressed, since compressing takes most of the time.
  const { body } = await fetch(file, { headers: { 'accept-encoding': 'identity' } })
  let count = 0
  let bytes = 0
  let rest = ''
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    bytes += piece.length
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    count += lines.filter((line) => line.startsWith('<url>')).length
  }
  return { count, bytes }
}

it(`is written for ${ADS} ads without holding more of it than a part of a file`, async () => {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text()
  const files = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, file = '']) => file).slice(1)
  expect(files).toHaveLength(ADS / SPAN)

  let addresses = 0
  let bytes = 0
  for (const file of files) {
    const found = await addressesIn(file)
    expect(found.count).toBeLessThanOrEqual(MOST_ADDRESSES)
    addresses += found.count
    bytes += found.bytes
  }
  // Each ad has two languages.
  expect(addresses).toBe(2 * ADS)
  expect(heaps.length).toBeGreaterThan(ADS / ROWS)
  const [before = 0] = heaps
  expect(Math.max(...heaps) - before).toBeLessThan(12 * MEGABYTE)
  expect(bytes).toBeGreaterThan(60 * MEGABYTE)
}, 60_000)
