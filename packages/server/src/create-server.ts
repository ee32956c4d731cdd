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
import type { Deps } from './features/deps.ts'
import { handlersOf } from './features/handlers.ts'
import { jobsOf } from './features/jobs.ts'
import { sessionCookie, tokenOf } from './platform/cookies.ts'
import { migrate } from './platform/database/migrate.ts'
import { type Database, openDatabase } from './platform/database/open-database.ts'
import { handleInProcess } from './platform/in-process.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { mailJobs } from './platform/mail/mail-jobs.ts'
import { folderPost, type Post, smtpPost } from './platform/mail/post.ts'
import { openPush } from './platform/push/open-push.ts'
import { findSession } from './platform/sessions.ts'
import { openStorage } from './platform/storage.ts'
import { tidyJobs } from './platform/tidy.ts'
import { Refusal } from './refusal.ts'

export interface PortalServer {
  /** With the contract under `/api`; more routes may be added until it listens. */
  fastify: FastifyInstance
  /** What the calls work with. */
  deps: Deps
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

/** Ten photos over a slow line take minutes; a body that takes longer is no longer waited for. */
const REQUEST_TIMEOUT = 300_000

/** The same over a database that is open and migrated, which is closed with the server. */
export async function serveDatabase(config: ServerConfig, database: Database): Promise<PortalServer> {
  const { clock, secure, publicUrl, trustedProxies } = config
  const { db } = database
  const storage = openStorage(join(config.dataFolder, 'files'))
  const document = readContract()
  const demoSignIns = config.demo
    ? await openDemo({ db, storage, clock }, config.dataFolder, config.demo.drawings)
    : []

  const fastify = Fastify({
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    exposeHeadRoutes: false,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_TIMEOUT,
  })
  const onError = (error: unknown) => fastify.log.error(error)
  const push = await openPush(config.pusher, { database, clock, publicUrl, trustedProxies, onError })
  // Before the server waits for its connections to end: the live ones would never.
  fastify.addHook('preClose', () => push.close())
  push.attach(fastify.server)

  const base = { db, clock, storage, push, pushAccess: push.access, publicUrl }
  const jobs = await startJobs(
    database,
    (jobs) => [
      ...tidyJobs(database, clock),
      ...mailJobs({ db, clock, post: postOf(config), onError }),
      ...jobsOf({ ...base, jobs }),
    ],
    onError,
  )
  const deps: Deps = { ...base, jobs }
  // Of the whole house, so that pages mounted beside the API can leave unknown `/api` paths to it.
  fastify.setNotFoundHandler((request, reply) => sendFailure(new Refusal('not_found'), request, reply))
  await fastify.register(cookie)
  await fastify.register(
    (api: FastifyInstance) =>
      bindContract(api, {
        document,
        handlers: handlersOf(deps, document),
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
    deps,
    demoSignIns,
    handle: (request, client) => handleInProcess(fastify, request, client),
    close: async () => {
      await fastify.close()
      await jobs.stop()
      await database.close()
    },
  }
}

function postOf({ smtpUrl, mailFrom, dataFolder }: ServerConfig): Post {
  return smtpUrl ? smtpPost(smtpUrl, mailFrom) : folderPost(join(dataFolder, 'mails'), mailFrom)
}
