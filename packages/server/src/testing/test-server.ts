import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { ServerConfig } from '../config.ts'
import { type PortalServer, serveDatabase } from '../create-server.ts'
import { WAITS } from '../features/documents/paper/patience.ts'
import { type TestClock, testClock } from '../platform/clock.ts'
import type { Database } from '../platform/database/open-database.ts'
import type { Db } from '../platform/database/transaction.ts'
import type { Storage } from '../platform/storage.ts'
import { collecting } from './sent-statements.ts'
import { emptyDatabase, testDatabase } from './test-database.ts'

export interface TestServer {
  database: Database
  /** The folder that contains e-mails, among other things. */
  dataFolder: string
  server: PortalServer
  db: Db
  clock: TestClock
  storage: Storage
  /** Sends one request through the whole HTTP stack, each from a new address by default. */
  send(request: Ask): Promise<LightMyRequestResponse>
  /** Deletes all rows. */
  empty(): Promise<void>
  close(): Promise<void>
}

export interface Ask {
  method?: 'GET' | 'POST'
  path: string
  token?: string | undefined
  json?: unknown
  form?: FormData
  headers?: Record<string, string>
  address?: string
}

export const TEST_CONFIG = {
  publicUrl: 'https://sauda.example',
  mailFrom: 'Sauda <sauda@sauda.example>',
  secure: false,
  trustedProxies: [],
  checkAnswers: true,
  logLevel: 'silent',
} as const satisfies Partial<ServerConfig>

// A busy machine draws the first paper of a process slowly; tests of slow papers set their own.
Object.assign(WAITS, { paper: 60_000, facts: 60_000 })

/** Opens the real server over its own database; responses are checked against the contract. */
export async function testServer(told: Partial<ServerConfig> = {}): Promise<TestServer> {
  const database = await testDatabase()
  const dataFolder = await mkdtemp(join(tmpdir(), 'sauda-test-'))
  const clock = testClock(new Date('2026-11-21T06:00:00Z'))
  const server = await collecting(database, (collected) =>
    serveDatabase({ ...TEST_CONFIG, dataFolder, clock, ...told }, collected),
  )
  let caller = 0
  return {
    database,
    dataFolder,
    server,
    db: database.db,
    clock,
    storage: server.deps.storage,
    send: async ({ method, path, token, json, form, headers, address }) => {
      caller += 1
      const body = form ? await encoded(form) : json === undefined ? undefined : jsonBody(json)
      return server.fastify.inject({
        method: method ?? 'POST',
        url: path,
        remoteAddress: address ?? `10.0.${caller >> 8}.${caller & 255}`,
        headers: {
          'x-portal-client': 'test',
          ...body?.headers,
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body && { payload: body.payload }),
      } satisfies InjectOptions)
    },
    empty: () => emptyDatabase(database),
    close: async () => {
      await server.close()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

function jsonBody(json: unknown) {
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(json) }
}

async function encoded(form: FormData) {
  const request = new Request('http://portal', { method: 'POST', body: form })
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  }
}
