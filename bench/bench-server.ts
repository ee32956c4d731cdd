import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerConfig } from '../packages/server/src/config.ts'
import { type PortalServer, serveDatabase } from '../packages/server/src/create-server.ts'
import { systemClock } from '../packages/server/src/platform/clock.ts'
import { migrate } from '../packages/server/src/platform/database/migrate.ts'
import { type Database, openDatabase } from '../packages/server/src/platform/database/open-database.ts'
import { fillCatalogue } from '../packages/server/src/testing/many-ads.ts'
import { createDatabase, databaseUrl, dropDatabase } from '../packages/server/src/testing/server-databases.ts'

export const listPath = '/api/userBanner/pagination'

export interface BenchServer {
  database: Database
  port: number
  deps: PortalServer['deps']
  handle: PortalServer['handle']
  close(): Promise<void>
}

async function openHome(folder: string, serverUrl: string | undefined) {
  if (!serverUrl) {
    return { database: await openDatabase({ folder: join(folder, 'database') }), drop: async () => {} }
  }
  const name = `bench_${process.pid}_${Date.now()}`
  await createDatabase(serverUrl, name)
  // A million ads take minutes to insert.
  const database = await openDatabase({ url: databaseUrl(serverUrl, name), statementTimeout: 0 })
  return { database, drop: () => dropDatabase(serverUrl, name) }
}

/** The real server on a separate database with so many live ads; embedded, or on the PostgreSQL at `serverUrl`. */
export async function startBenchServer(ads: number, serverUrl?: string): Promise<BenchServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'bench-'))
  const { database, drop } = await openHome(dataFolder, serverUrl)
  await migrate(database.db)
  await fillCatalogue(database, ads)
  const config: ServerConfig = {
    dataFolder,
    publicUrl: 'http://127.0.0.1',
    mailFrom: 'sauda@localhost',
    secure: false,
    trustedProxies: [],
    checkAnswers: false,
    logLevel: 'silent',
    clock: systemClock,
  }
  const server = await serveDatabase(config, database)
  await server.fastify.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.fastify.server.address() as AddressInfo
  return {
    database,
    port,
    deps: server.deps,
    handle: server.handle,
    close: async () => {
      await server.close()
      await drop()
      await rm(dataFolder, { recursive: true })
    },
  }
}
