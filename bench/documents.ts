import { DOCUMENT_KINDS } from '../packages/sdk/src/documents/index.ts'
import { writeCursor } from '../packages/server/src/contract/paging.ts'
import { drawPaper } from '../packages/server/src/features/documents/paper/draw.ts'
import { openSession } from '../packages/server/src/platform/sessions.ts'
import { sampleContent } from '../packages/server/src/testing/papers.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { collectGarbage } from './collect-garbage.ts'
import { fillDocuments } from './documents-data.ts'
import { load } from './load.ts'
import { atLeast, atMost, plain, type Row } from './row.ts'

const few = 1000
const many = 100_000
const inZip = 1000
const lists = '/api/invoice/pagination'

export async function managerToken({ database, deps }: BenchServer): Promise<string> {
  const { rows } = await database.query<{ id: number }>(`
    insert into users (role_id, name, display_name, email, password_hash, created_at)
    values (3, 'Менеджер', 'Менеджер', 'manager@example.kz', '', now()) returning id`)
  return (await openSession(deps.db, deps.clock, rows[0]?.id ?? 0)).token
}

/** Runs a measurement, and returns the most memory that the process took meanwhile beyond what it had, in megabytes. */
export async function withMemory<Result>(
  measure: () => Promise<Result>,
): Promise<{ result: Result; megabytes: number }> {
  await collectGarbage()
  const before = process.memoryUsage.rss()
  let most = before
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 20)
  const result = await measure()
  clearInterval(look)
  return { result, megabytes: (most - before) / 2 ** 20 }
}

/** Downloads documents as a ZIP file, and returns how long it took and how long it was. */
async function zipOf({ port }: BenchServer, token: string, ids: readonly number[]) {
  const asked = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}/api/invoice/downloadByIds`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-portal-client': 'bench',
    },
    body: JSON.stringify({ ids }),
  })
  if (!answer.ok || !answer.body) throw new Error(await answer.text())
  let bytes = 0
  for await (const part of answer.body) bytes += part.length
  return { seconds: (performance.now() - asked) / 1000, megabytes: bytes / 2 ** 20 }
}

/** How many PDFs are drawn in a second, with one thread and without storing them. */
async function measureDrawing(): Promise<Row> {
  const facts = { checkUrl: 'https://sauda.example/verify/document/7Q4K2MTD', receivedAt: new Date(0) }
  const draw = async (count: number) => {
    for (let n = 0; n < count; n++) {
      const kind = DOCUMENT_KINDS[n % DOCUMENT_KINDS.length] ?? 'invoice'
      await drawPaper(kind, sampleContent({ number: `${n}`, total: 41_200_000 + n }), facts)
    }
  }
  await draw(50)
  const begun = performance.now()
  await draw(300)
  return plain('PDFs · drawn', (300 * 1000) / (performance.now() - begun), 'PDFs/s')
}

/** A ZIP of documents whose PDFs have not been drawn yet, then once more when they are stored. */
async function measureZip(kind: string, serverUrl?: string): Promise<Row[]> {
  const server = await startBenchServer(0, serverUrl)
  await fillDocuments(server.database, inZip, 1)
  const token = await managerToken(server)
  const ids = Array.from({ length: inZip }, (_, n) => n + 1)
  const drawn = await withMemory(() => zipOf(server, token, ids))
  const stored = await withMemory(() => zipOf(server, token, ids))
  await server.close()
  const what = `ZIP of 1,000 PDFs · ${kind}`
  return [
    atMost(`${what} · not drawn yet`, drawn.result.seconds, 30, 's'),
    atMost(`${what} · not drawn yet · memory`, drawn.megabytes, 100, 'MB'),
    atLeast(`${what} · drawn and sent`, inZip / drawn.result.seconds, inZip / 30, 'PDFs/s'),
    plain(`${what} · size`, drawn.result.megabytes, 'MB'),
    plain(`${what} · stored`, stored.result.seconds, 's'),
    atMost(`${what} · stored · memory`, stored.megabytes, 100, 'MB'),
  ]
}

/** The cursor at nine tenths of the list. */
async function deepCursor({ database }: BenchServer, documents: number): Promise<string> {
  const { rows } = await database.query<{ day: string; id: number }>(
    `select dated_on::text as day, id from documents order by documents.dated_on desc, id desc offset $1 limit 1`,
    [Math.floor(documents * 0.9)],
  )
  const [row] = rows
  if (!row) throw new Error('the list is too short')
  return writeCursor({ order: 'newest', value: row.day, id: row.id })
}

async function latencies(documents: number, serverUrl?: string) {
  const server = await startBenchServer(0, serverUrl)
  await fillDocuments(server.database, documents)
  const token = await managerToken(server)
  const measured = new Map<string, { p50: number; p95: number }>()
  for (const [name, body] of [
    ['first page', {}],
    ['deep page', { cursor: await deepCursor(server, documents) }],
  ] as const) {
    const job = { port: server.port, path: lists, body, token, connections: 1 }
    await load({ ...job, requests: 50 })
    measured.set(name, await load({ ...job, requests: 300 }))
  }
  await server.close()
  return measured
}

/** Response times of the list that staff see, at two sizes, and their ratio. */
async function measureLists(kind: string, serverUrl?: string): Promise<Row[]> {
  const before = await latencies(few, serverUrl)
  const after = await latencies(many, serverUrl)
  return [...after].flatMap(([name, { p50, p95 }]) => {
    const small = before.get(name) ?? { p50: Number.NaN, p95: Number.NaN }
    const what = `documents · ${kind} · ${name}`
    return [
      plain(`${what} · 1 k · p50`, small.p50, 'ms'),
      plain(`${what} · 1 k · p95`, small.p95, 'ms'),
      plain(`${what} · 100 k · p50`, p50, 'ms'),
      plain(`${what} · 100 k · p95`, p95, 'ms'),
      atMost(`${what} · 100 k to 1 k, p95`, p95 / small.p95, 1.5, '×'),
    ]
  })
}

/** Downloads and lists of documents. */
export async function measureDocuments(kind: string, serverUrl?: string): Promise<Row[]> {
  return [
    await measureDrawing(),
    ...(await measureZip(kind, serverUrl)),
    ...(await measureLists(kind, serverUrl)),
  ]
}
