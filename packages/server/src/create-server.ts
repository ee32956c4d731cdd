import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { ServerConfig } from './config.ts'
import { bindContract } from './contract/bind.ts'
import { answerClientError } from './contract/client-error.ts'
import { corsOf } from './contract/cors.ts'
import { PREFIX } from './contract/document.ts'
import { markAnswer } from './contract/every-answer.ts'
import { onceByKey } from './contract/idempotency.ts'
import { bundledContract, prepareContract } from './contract/prepare.ts'
import { sendFailure } from './contract/send-failure.ts'
import { unknownRoute } from './contract/unknown-route.ts'
import { drawnOnDemand } from './demo/drawn-on-demand.ts'
import { openDrawn } from './demo/drawn-pictures.ts'
import type { DemoSignIn } from './demo/insert-demo.ts'
import { openDemo } from './demo/open-demo.ts'
import { signDemoDocuments } from './demo/sign-demo-documents.ts'
import { listingsAt } from './features/ads/catalogue/listings/listings-at.ts'
import { actingUser } from './features/companies/acting.ts'
import type { Deps } from './features/deps.ts'
import { PHONE_PREFIX, PHONE_SECRET } from './features/egov/phone-path.ts'
import { phoneRoutes } from './features/egov/routes.ts'
import { EXCHANGE_PREFIX, exchangeRoutes } from './features/exchange/routes.ts'
import { openSpool } from './features/exchange/spool.ts'
import { RETENTION } from './features/exchange/upkeep.ts'
import { admissionsOf, handlersOf } from './features/handlers.ts'
import { jobsOf } from './features/jobs.ts'
import { lexiconOf } from './features/search/search-lexicon.ts'
import { SECRET_PATH } from './features/signing/public/secret-path.ts'
import { openSigning, trustAlso } from './features/signing/settings.ts'
import { openHome } from './open-home.ts'
import { networkOf } from './platform/address.ts'
import { calledFrom } from './platform/caller.ts'
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
import { ConfigurationError } from './why-not.ts'

export interface PortalServer {
  /** With the contract under `/api`; more routes may be added until it listens. */
  fastify: FastifyInstance
  /** The dependencies of the features. */
  deps: Deps
  /** Handles a request without the network; `address` is the client's. */
  handle(request: Request, client?: { address?: string }): Promise<Response>
  /** One for each role of the demo centre, available after its first start; empty without a demo. */
  demoSignIns: readonly DemoSignIn[]
  /** Opens the page of e-mails stored in the data folder; null with a mail server. */
  consoleToken: string | null
  /** Waits for requests and jobs in progress and releases the data folder. */
  close(): Promise<void>
}

/**
 * Opens the portal's API over its database, embedded or not, with migrations applied and jobs running.
 * @throws DataFolderInUseError, DatabaseNewerThanCodeError and other errors of the database
 */
export async function createServer(config: ServerConfig): Promise<PortalServer> {
  return openHome(config, (database) => serveDatabase(config, database))
}

/** Uploading ten photos over a slow connection takes minutes; slower bodies are cut off. */
const REQUEST_TIMEOUT = 300_000

/** An e-mail address of 254 characters, each of them percent-encoded. */
const LONGEST_PARAM = 762

/** Opens the server over a database that is already open and migrated; it is closed with the server. */
export async function serveDatabase(config: ServerConfig, database: Database): Promise<PortalServer> {
  const { clock, secure, publicUrl, trustedProxies, corsOrigins = [] } = config
  const { db } = database
  // Also without the demo: the database may be a demo centre that was created earlier.
  const drawn = openDrawn(config.demo?.drawn ?? join(config.dataFolder, 'drawn'))
  const storage = drawnOnDemand(openStorage(join(config.dataFolder, 'files')), drawn)
  const document = bundledContract()
  const cors = corsOf(corsOrigins, document)
  const pinned = await openSigning(config.signing).catch(refuseRoots)
  const unhurried = { db: database.unhurried.db, storage, clock, publicUrl }
  const demo = config.demo ? await openDemo(unhurried, config) : null
  const signing = demo?.authority ? trustAlso(pinned, demo.authority) : pinned
  if (demo?.authority) await signDemoDocuments({ ...unhurried, signing }, demo.authority)

  const fastify = Fastify({
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    logger: loggerOf(config.logLevel, [SECRET_PATH, PHONE_SECRET]),
    exposeHeadRoutes: false,
    // A request may name the whole address, as for a proxy.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?#]*\/?/i, '/'),
    // Never the client's own request id: an id must identify one request in the log.
    genReqId: () => randomUUID(),
    clientErrorHandler: (error, socket) => answerClientError({ secure }, error, socket as Socket),
    // Rejects malformed URLs, before any route or hook.
    frameworkErrors: (error, request, reply) => {
      markAnswer(request, reply, { secure, cors })
      sendFailure(error, request, reply)
    },
    forceCloseConnections: 'idle',
    // During shutdown, pages already being rendered still call the API.
    return503OnClosing: false,
    requestTimeout: REQUEST_TIMEOUT,
    routerOptions: { maxParamLength: LONGEST_PARAM },
  })
  fastify.setErrorHandler(sendFailure)
  const unknown = unknownRoute(prepareContract(document).operations, cors)
  fastify.addHook('onRequest', async (request, reply) => {
    markAnswer(request, reply, { secure, cors })
    // For unknown routes, respond before the body is read: it may have any content type.
    if (request.is404) return unknown(request, reply)
  })
  // After the body was read, whose streams know nothing of the call.
  fastify.addHook('preHandler', (request, _reply, done) => calledFrom(networkOf(request.ip), done))
  const onError = (error: unknown) => fastify.log.error(error)
  const push = await openPush(config.pusher, {
    ...{ database, clock, publicUrl, trustedProxies, onError },
    isListed: cors.isListed,
  })
  // Before the server waits for connections to close: WebSockets would never close by themselves.
  fastify.addHook('preClose', () => push.close())
  push.attach(fastify.server)
  // Before the first request needs it. If that fails, the request tries again and says why.
  fastify.addHook('onListen', async () => {
    void listingsAt(db)
      .then(() => lexiconOf(db))
      .catch(() => {})
  })

  const { post, letterBox } = mailOf(config)
  const base = {
    db,
    clock,
    storage,
    push,
    pushAccess: push.access,
    publicUrl,
    letterBox,
    signing,
    egov: config.egov ?? null,
  }
  const spool = openSpool(join(config.dataFolder, 'exchange'))
  const jobs = await startJobs(
    database,
    (jobs) => [
      ...tidyJobs(database, clock),
      ...mailJobs({ db, clock, storage, drawings: config.drawings, post, onError }),
      ...jobsOf({ ...base, jobs, post, onError, spool, retention: { ...RETENTION, ...config.retention } }),
    ],
    onError,
  )
  const deps: Deps = { ...base, jobs }
  // One object, so that all of them see the same database if it is replaced.
  const all = Object.assign(deps, { onError, spool, checkAnswers: config.checkAnswers })
  // Set on the root instance, so that pages mounted beside the API can leave unknown `/api` paths to it.
  fastify.setNotFoundHandler(unknown)
  await fastify.register(cookie)
  await fastify.register(
    (api: FastifyInstance) =>
      bindContract(api, {
        document,
        handlers: handlersOf(all, document),
        admissions: admissionsOf(all),
        findActor: async (request: FastifyRequest) => {
          const token = sessionTokenOf(request, secure)
          const found = token === null ? null : await findSession(db, clock, token)
          return found && actingUser(db, found)
        },
        hasBearerToken: (request) => bearerTokenOf(request) !== null,
        publicUrl,
        isListed: cors.isListed,
        tokens: (request, reply) => tokensOf(request, reply, secure),
        once: onceByKey({ db, clock }),
        checkAnswers: config.checkAnswers,
      }),
    { prefix: PREFIX },
  )
  if (deps.egov) {
    await fastify.register((api: FastifyInstance) => phoneRoutes(api, deps), { prefix: PHONE_PREFIX })
  }
  await fastify.register((api: FastifyInstance) => exchangeRoutes(api, all), {
    prefix: EXCHANGE_PREFIX,
  })
  return {
    fastify,
    deps,
    demoSignIns: demo?.signIns ?? [],
    consoleToken: letterBox?.token ?? null,
    handle: (request, client) => handleInProcess(fastify, request, client),
    close: () => inOrder([() => drain(fastify), () => jobs.stop(), () => database.close()]),
  }
}

/** A folder that cannot be read must not look like one without authorities. */
function refuseRoots(error: unknown): never {
  throw new ConfigurationError(`TRUST_ROOTS: ${error instanceof Error ? error.message : error}`)
}

/** E-mails go to the SMTP server, or to a folder that can be viewed. */
function mailOf({ smtpUrl, mailFrom, dataFolder }: ServerConfig) {
  if (smtpUrl) return { post: smtpPost(smtpUrl, mailFrom), letterBox: null }
  const folder = join(dataFolder, 'mails')
  return { post: folderPost(folder, mailFrom), letterBox: openLetterBox(folder) }
}
