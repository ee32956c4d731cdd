import { DOCUMENT_KINDS } from '../packages/sdk/src/documents/index.ts'
import { writeCursor } from '../packages/server/src/contract/paging.ts'
import { drawPaper } from '../packages/server/src/features/documents/paper/draw.ts'
import { openSession } from '../packages/server/src/platform/sessions.ts'
import { sampleContent } from '../packages/server/src/testing/papers.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { collectGarbage } from './collect-garbage.ts'
import { fillDocuments } from './documents-data.ts'
import { type Loaded, load } from './load.ts'
import { atLeast, atMost, plain, type Row } from './row.ts'

const small = 1000
const large = 100_000
const turns = 8
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

interface List {
  server: BenchServer
  token: string
  pages: Record<string, object>
}

async function startList(documents: number, serverUrl?: string): Promise<List> {
  const server = await startBenchServer(0, serverUrl)
  await fillDocuments(server.database, documents)
  const pages = { 'first page': {}, 'deep page': { cursor: await deepCursor(server, documents) } }
  return { server, token: await managerToken(server), pages }
}

async function ask({ server, token, pages }: List, page: string, requests: number): Promise<Loaded> {
  return load({ port: server.port, path: lists, body: pages[page] ?? {}, token, connections: 1, requests })
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Response times of the list that staff see, at two sizes, and their ratio. */
async function measureLists(kind: string, serverUrl?: string): Promise<Row[]> {
  const few = await startList(small, serverUrl)
  const many = await startList(large, serverUrl)
  const rows: Row[] = []
  for (const page of Object.keys(few.pages)) {
    // In turns, so that other load on the machine affects both.
    const times: [Loaded, Loaded][] = []
    for (let turn = 0; turn <= turns; turn++)
      times.push([await ask(few, page, 50), await ask(many, page, 50)])
    // The first turn warms up.
    const at = (of: 0 | 1, what: 'p50' | 'p95') => median(times.slice(1).map((turn) => turn[of][what]))
    const name = `documents · ${kind} · ${page}`
    rows.push(
      plain(`${name} · 1 k · p50`, at(0, 'p50'), 'ms'),
      plain(`${name} · 1 k · p95`, at(0, 'p95'), 'ms'),
      plain(`${name} · 100 k · p50`, at(1, 'p50'), 'ms'),
      plain(`${name} · 100 k · p95`, at(1, 'p95'), 'ms'),
      atMost(`${name} · 100 k to 1 k, p95`, at(1, 'p95') / at(0, 'p95'), 1.5, '×'),
    )
  }
  await few.server.close()
  await many.server.close()
  return rows
}

/** Downloads and lists of documents. */
export async function measureDocuments(kind: string, serverUrl?: string): Promise<Row[]> {
  return [
    await measureDrawing(),
    ...(await measureZip(kind, serverUrl)),
    ...(await measureLists(kind, serverUrl)),
  ]
}
