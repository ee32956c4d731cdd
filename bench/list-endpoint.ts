import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cataloguePage } from '../packages/server/src/features/ads/catalogue/search-page.ts'
import type { Database } from '../packages/server/src/platform/database/open-database.ts'
import { listPath, startBenchServer } from './bench-server.ts'
import { load } from './load.ts'
import { atLeast, median, plain, type Row, spreadOf } from './row.ts'

const body = { limit: 20 }
const load16 = { path: listPath, body, connections: 16 }

interface Statement {
  text: string
  values: unknown[]
}

/** The statements that the endpoint sends for this query, recorded during one request after others. */
async function statementsOf({ db }: Database): Promise<Statement[]> {
  const statements: Statement[] = []
  const listening = db.withPlugin({
    transformQuery({ node, queryId }) {
      const { sql, parameters } = db.getExecutor().compileQuery(node, queryId)
      statements.push({ text: sql, values: [...parameters] })
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await cataloguePage(listening, {}, body)
  statements.length = 0
  await cataloguePage(listening, {}, body)
  return statements
}

/** A minimal server for this query: node:http, the same statements, the cards as the database returns them. */
async function startBareServer(database: Database) {
  const statements = await statementsOf(database)
  const server = createServer(async (request, response) => {
    let question = ''
    for await (const part of request) question += part
    JSON.parse(question)
    let cards: string[] = []
    for (const { text, values } of statements) {
      const { rows } = await database.query<{ card?: string }>(text, values)
      cards = rows.flatMap(({ card }) => card ?? [])
    }
    const answer = Buffer.from(`{"data":{"items":[${cards.slice(0, body.limit).join(',')}]}}`)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length })
    response.end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

const turns = 20
const requests = { first: 500, turn: 1000 }

/**
 * Requests per second of the most used list, whose answer is kept, compared with the minimal server, which asks the database
 * for it each time. They take turns, and who begins alternates: a machine that is slower for a moment is so for both, and the
 * middle of the ratios of all turns is what counts.
 */
export async function measureListEndpoint(kind: string, serverUrl?: string): Promise<Row[]> {
  const server = await startBenchServer(10_000, serverUrl)
  const bare = await startBareServer(server.database)
  const ports = { ours: server.port, bare: bare.port }
  const perSecond = { ours: [] as number[], bare: [] as number[] }
  for (const port of Object.values(ports)) await load({ ...load16, port, requests: requests.first })
  for (let turn = 0; turn < turns; turn++) {
    for (const who of turn % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
      const done = await load({ ...load16, port: ports[who], requests: requests.turn })
      perSecond[who].push(done.perSecond)
    }
  }
  bare.close()
  await server.close()
  const ratios = perSecond.ours.map((ours, turn) => ours / (perSecond.bare[turn] ?? Number.NaN))
  const what = `list of 20 · ${kind}`
  return [
    {
      ...plain(`${what} · bare node:http, same SQL`, median(perSecond.bare), 'req/s'),
      spread: spreadOf(perSecond.bare),
    },
    { ...plain(`${what} · endpoint`, median(perSecond.ours), 'req/s'), spread: spreadOf(perSecond.ours) },
    {
      ...atLeast(`${what} · endpoint to bare, in ${turns} turns`, median(ratios), 0.85, '×'),
      spread: spreadOf(ratios),
    },
  ]
}
