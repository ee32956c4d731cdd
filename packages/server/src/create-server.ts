import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { ServerConfig } from './config.ts'
import { bindContract, PREFIX, sendFailure } from './contract/bind.ts'
import { readContract } from './contract/document.ts'
import type { DemoSignIn } from './demo/insert-demo.ts'
import { openDemo } from './demo/open-demo.ts'
import { handlersOf } from './features/handlers.ts'
import { jobsOf } from './features/jobs.ts'
import { sessionCookie, tokenOf } from './platform/cookies.ts'
import { migrate } from './platform/database/migrate.ts'
import { type Database, openDatabase } from './platform/database/open-database.ts'
import { handleInProcess } from './platform/in-process.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { findSession } from './platform/sessions.ts'
import { openStorage, type Storage } from './platform/storage.ts'
import { tidyJobs } from './platform/tidy.ts'
import { Refusal } from './refusal.ts'

export interface PortalServer {
  /** With the contract under `/api`; more routes may be added until it listens. */
  fastify: FastifyInstance
  storage: Storage
  /** Answers a request without the network; `address` is the client's. */
  handle(request: Request, client?: { address?: string }): Promise<Response>
  /** One for each role of the demo centre, from its first start on; none without a demo. */
  demoSignIns: readonly DemoSignIn[]
  /** Ends what is under way and gives the data folder back. */
  close(): Promise<void>
}

/**
 * The portal's API over its database, embedded or not, migrated and with its jobs running.
 * @throws DataFolderInUse, DatabaseNewerThanCode and others of the database's errors
 */
export async function createServer(config: ServerConfig): Promise<PortalServer> {
  await mkdir(config.dataFolder, { recursive: true })
  const home = config.databaseUrl
    ? { url: config.databaseUrl }
    : { folder: join(config.dataFolder, 'database') }
  const database = await openDatabase(home)
  try {
    await migrate(database.db)
    return await serveDatabase(config, database)
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The same over a database that is open and migrated, which is closed with the server. */
export async function serveDatabase(config: ServerConfig, database: Database): Promise<PortalServer> {
  const { clock, secure } = config
  const { db } = database
  const storage = openStorage(join(config.dataFolder, 'files'))
  const document = readContract()
  const demoSignIns = config.demo
    ? await openDemo({ db, storage, clock }, config.dataFolder, config.demo.drawings)
    : []

  const fastify = Fastify({
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    exposeHeadRoutes: false,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
  })
  const jobs = await startJobs(
    database,
    [...tidyJobs(database, clock), ...jobsOf({ db, clock, storage })],
    (error) => fastify.log.error(error),
  )
  // Of the whole house, so that pages mounted beside the API can leave unknown `/api` paths to it.
  fastify.setNotFoundHandler((request, reply) => sendFailure(new Refusal('not_found'), request, reply))
  await fastify.register(cookie)
  await fastify.register(
    (api: FastifyInstance) =>
      bindContract(api, {
        document,
        handlers: handlersOf({ db, clock, storage, jobs }, document),
        findActor: async (request: FastifyRequest) => {
          const found = tokenOf(request, secure)
          return found && findSession(db, clock, found.token)
        },
        hasSessionCookie: (request) => tokenOf(request, secure)?.from === 'cookie',
        sessionCookie: (reply) => sessionCookie(reply, secure),
        checkAnswers: config.checkAnswers,
      }),
    { prefix: PREFIX },
  )
  return {
    fastify,
    storage,
    demoSignIns,
    handle: (request, client) => handleInProcess(fastify, request, client),
    close: async () => {
      await fastify.close()
      await jobs.stop()
      await database.close()
    },
  }
}
