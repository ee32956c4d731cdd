import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { ServerConfig } from './config.ts'
import { bindContract, PREFIX } from './contract/bind.ts'
import { answerClientError } from './contract/client-error.ts'
import { operationsOf, readContract } from './contract/document.ts'
import { markAnswer } from './contract/every-answer.ts'
import { onceByKey } from './contract/idempotency.ts'
import { sendFailure } from './contract/send-failure.ts'
import { unknownRoute } from './contract/unknown-route.ts'
import type { DemoSignIn } from './demo/insert-demo.ts'
import { openDemo } from './demo/open-demo.ts'
import type { Deps } from './features/deps.ts'
import { handlersOf } from './features/handlers.ts'
import { jobsOf } from './features/jobs.ts'
import { openHome } from './open-home.ts'
import { bearerTokenOf, sessionTokenOf, tokensOf } from './platform/cookies.ts'
import type { Database } from './platform/database/open-database.ts'
import { handleInProcess } from './platform/in-process.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { loggerOf } from './platform/log.ts'
import { openLetterBox } from './platform/mail/letter-box.ts'
import { mailJobs } from './platform/mail/mail-jobs.ts'
import { folderPost, smtpPost } from './platform/mail/post.ts'
import { openPush } from './platform/push/open-push.ts'
import { findSession } from './platform/sessions.ts'
import { openStorage } from './platform/storage.ts'
import { tidyJobs } from './platform/tidy.ts'
import { drain, inOrder } from './stopping.ts'

export interface PortalServer {
  /** With the contract under `/api`; more routes may be added until it listens. */
  fastify: FastifyInstance
  /** What the calls work with. */
  deps: Deps
  /** Answers a request without the network; `address` is the client's. */
  handle(request: Request, client?: { address?: string }): Promise<Response>
  /** One for each role of the demo centre, from its first start on; none without a demo. */
  demoSignIns: readonly DemoSignIn[]
  /** Opens the page of the letters that lie in the data folder; null where a mail server takes them. */
  consoleToken: string | null
  /** Ends what is under way and gives the data folder back. */
  close(): Promise<void>
}

/**
 * The portal's API over its database, embedded or not, migrated and with its jobs running.
 * @throws DataFolderInUse, DatabaseNewerThanCode and others of the database's errors
 */
export async function createServer(config: ServerConfig): Promise<PortalServer> {
  return openHome(config, (database) => serveDatabase(config, database))
}

/** Ten photos over a slow line take minutes; a body that takes longer is no longer waited for. */
const REQUEST_TIMEOUT = 300_000

/** An e-mail address of 254 signs, each of them percent-encoded. */
const LONGEST_PARAM = 762

/** The same over a database that is open and migrated, which is closed with the server. */
export async function serveDatabase(config: ServerConfig, database: Database): Promise<PortalServer> {
  const { clock, secure, publicUrl, trustedProxies } = config
  const { db } = database
  const storage = openStorage(join(config.dataFolder, 'files'))
  const document = readContract()
  const demoSignIns = config.demo
    ? await openDemo({ db: database.unhurried.db, storage, clock }, config.dataFolder, config.demo.drawings)
    : []

  const fastify = Fastify({
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    logger: loggerOf(config.logLevel),
    exposeHeadRoutes: false,
    // Never the asker's own: it finds one request in the log.
    genReqId: () => randomUUID(),
    clientErrorHandler: (error, socket) => answerClientError({ secure }, error, socket as Socket),
    // Addresses that cannot be read, before any route or hook.
    frameworkErrors: (error, request, reply) => {
      markAnswer(request, reply, secure)
      sendFailure(error, request, reply)
    },
    forceCloseConnections: 'idle',
    // A page that was begun before the end asks the API until its own end.
    return503OnClosing: false,
    requestTimeout: REQUEST_TIMEOUT,
    routerOptions: { maxParamLength: LONGEST_PARAM },
  })
  fastify.setErrorHandler(sendFailure)
  const unknown = unknownRoute(operationsOf(document))
  fastify.addHook('onRequest', async (request, reply) => {
    markAnswer(request, reply, secure)
    // Before its body is read: of no route, it need not be of any kind.
    if (request.is404) return unknown(request, reply)
  })
  const onError = (error: unknown) => fastify.log.error(error)
  const push = await openPush(config.pusher, { database, clock, publicUrl, trustedProxies, onError })
  // Before the server waits for its connections to end: the live ones would never.
  fastify.addHook('preClose', () => push.close())
  push.attach(fastify.server)

  const { post, letterBox } = mailOf(config)
  const base = { db, clock, storage, push, pushAccess: push.access, publicUrl, letterBox }
  const jobs = await startJobs(
    database,
    (jobs) => [
      ...tidyJobs(database, clock),
      ...mailJobs({ db, clock, post, onError }),
      ...jobsOf({ ...base, jobs, post, onError }),
    ],
    onError,
  )
  const deps: Deps = { ...base, jobs }
  // Of the whole house, so that pages mounted beside the API can leave unknown `/api` paths to it.
  fastify.setNotFoundHandler(unknown)
  await fastify.register(cookie)
  await fastify.register(
    (api: FastifyInstance) =>
      bindContract(api, {
        document,
        handlers: handlersOf(deps, document),
        findActor: async (request: FastifyRequest) => {
          const token = sessionTokenOf(request, secure)
          return token === null ? null : findSession(db, clock, token)
        },
        hasBearerToken: (request) => bearerTokenOf(request) !== null,
        publicUrl,
        tokens: (request, reply) => tokensOf(request, reply, secure),
        once: onceByKey({ db, clock }),
        checkAnswers: config.checkAnswers,
      }),
    { prefix: PREFIX },
  )
  return {
    fastify,
    deps,
    demoSignIns,
    consoleToken: letterBox?.token ?? null,
    handle: (request, client) => handleInProcess(fastify, request, client),
    close: () => inOrder([() => drain(fastify), () => jobs.stop(), () => database.close()]),
  }
}

/** Letters go by the mail server, or lie in a folder that can be looked into. */
function mailOf({ smtpUrl, mailFrom, dataFolder }: ServerConfig) {
  if (smtpUrl) return { post: smtpPost(smtpUrl, mailFrom), letterBox: null }
  const folder = join(dataFolder, 'mails')
  return { post: folderPost(folder, mailFrom), letterBox: openLetterBox(folder) }
}
