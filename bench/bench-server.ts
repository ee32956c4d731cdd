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
  /** Closes it and starts another one on the same database, which has answered nothing yet. */
  restart(): Promise<BenchServer>
  /** Closes it and drops its database. */
  close(): Promise<void>
}

interface Home {
  dataFolder: string
  open(): Promise<Database>
  drop(): Promise<void>
}

async function makeHome(serverUrl: string | undefined): Promise<Home> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'bench-'))
  if (!serverUrl) {
    const open = () => openDatabase({ folder: join(dataFolder, 'database') })
    return { dataFolder, open, drop: async () => {} }
  }
  const name = `bench_${process.pid}_${Date.now()}`
  await createDatabase(serverUrl, name)
  return {
    dataFolder,
    // A million ads take minutes to insert.
    open: () => openDatabase({ url: databaseUrl(serverUrl, name), statementTimeout: 0 }),
    drop: () => dropDatabase(serverUrl, name),
  }
}

/** The real server on a separate database with so many live ads; embedded, or on the PostgreSQL at `serverUrl`. */
export async function startBenchServer(ads: number, serverUrl?: string): Promise<BenchServer> {
  const home = await makeHome(serverUrl)
  const database = await home.open()
  await migrate(database.db)
  await fillCatalogue(database, ads)
  return serve(home, database)
}

async function serve(home: Home, database: Database): Promise<BenchServer> {
  const { dataFolder, open, drop } = home
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
    restart: async () => {
      await server.close()
      return serve(home, await open())
    },
    close: async () => {
      await server.close()
      await drop()
      await rm(dataFolder, { recursive: true })
    },
  }
}
