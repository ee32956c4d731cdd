import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cataloguePage } from '../packages/server/src/features/ads/catalogue/search-page.ts'
import type { Database } from '../packages/server/src/platform/database/open-database.ts'
import { listPath, startBenchServer } from './bench-server.ts'
import { load } from './load.ts'
import { atLeast, plain, type Row } from './row.ts'

const body = { limit: 20 }
const load16 = { path: listPath, body, connections: 16 }

interface Statement {
  text: string
  values: unknown[]
}

/** The statements that the endpoint sends for this query, recorded during one request. */
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

/** Requests per second of the most used list compared with the minimal server, alternating in one run. */
export async function measureListEndpoint(kind: string, serverUrl?: string): Promise<Row[]> {
  const server = await startBenchServer(10_000, serverUrl)
  const bare = await startBareServer(server.database)
  const ports = { ours: server.port, bare: bare.port }
  const best = { ours: 0, bare: 0 }
  for (let turn = 0; turn < 4; turn++) {
    for (const who of ['ours', 'bare'] as const) {
      const { perSecond } = await load({ ...load16, port: ports[who], requests: turn === 0 ? 500 : 3000 })
      best[who] = Math.max(best[who], turn === 0 ? 0 : perSecond)
    }
  }
  bare.close()
  await server.close()
  return [
    plain(`list of 20 · ${kind} · bare node:http, same SQL`, best.bare, 'req/s'),
    plain(`list of 20 · ${kind} · endpoint`, best.ours, 'req/s'),
    atLeast(`list of 20 · ${kind} · endpoint to bare`, best.ours / best.bare, 0.85, '×'),
  ]
}
