import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { exchangeText } from '@sauda/sdk/documents'
import type { Language } from '@sauda/sdk/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failureOf } from '../../../contract/failure.ts'
import { languageOf } from '../../../contract/send-failure.ts'
import { withTransaction } from '../../../platform/database/transaction.ts'
import type { BatchReport } from '../batch-report.ts'
import { LIMITS } from '../limits.ts'
import { ExchangeRefusalError, refusal } from '../refuse.ts'
import { SignInError } from '../sign-in.ts'
import type { BatchDeps } from '../take-batch.ts'
import type { Uploads } from '../uploads.ts'
import { MORE_PROBLEMS, SIGN_IN_TEXTS } from '../words.ts'
import { importFile } from './import-file.ts'
import { deleteUploads, lockSession, markTold, type Session } from './session-queries.ts'
import { openSession, sessionOf } from './sessions.ts'
import { StepError } from './step-error.ts'
import { logUntold, takeInWhole } from './take-in.ts'
import { takePart } from './take-part.ts'
import { COMMERCEML_COUNTS, COMMERCEML_TEXTS } from './words.ts'

const COOKIE = 'sauda-exchange'
const TYPES = ['sale', 'catalog']
const LONGEST_NAME = 255
/** Refused documents that an answer names. */
const MOST_NAMED = 20
/** 1C asks again as soon as it has read `progress`, so the answer waits a little for the end. */
const PATIENCE = { times: 5, ms: 200 } as const

/** @property uploads the limit that files and batches have as well */
interface StepDeps extends BatchDeps {
  uploads: Uploads
}

type Step = FastifyRequest<{ Querystring: Record<string, unknown> }>

/** Mounts the protocol «checkauth, init, file, import», which 1C has for exchanges with sites: an adapter on batches. */
export async function commerceMlRoutes(fastify: FastifyInstance, deps: StepDeps): Promise<void> {
  fastify.removeAllContentTypeParsers()
  // 1C sends files with any type, or with none.
  fastify.addContentTypeParser('*', (_request, body, done) => done(null, body))
  fastify.setErrorHandler(sayFailure)
  fastify.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  })
  const handle = async (request: Step, reply: FastifyReply) => {
    const text = await answer(deps, request, reply)
    return reply.type('text/plain; charset=utf-8').send(text)
  }
  fastify.get('/commerceml', handle)
  fastify.post('/commerceml', handle)
}

async function answer(deps: StepDeps, request: Step, reply: FastifyReply): Promise<string> {
  const { type, mode } = request.query
  if (!TYPES.includes(String(type))) throw new StepError('mode')
  const { ip: address } = request
  if (mode === 'checkauth') {
    const token = await openSession(deps, { header: request.headers.authorization, address })
    return `success\n${COOKIE}\n${token}`
  }
  const session = await sessionOf(deps, { token: request.cookies[COOKIE], address })
  switch (mode) {
    case 'init':
      await forget(deps, session)
      return `zip=yes\nfile_limit=${LIMITS.part}`
    case 'file': {
      const part = { name: nameIn(request), body: bodyIn(request) }
      await deps.uploads(session.base_id, () => takePart(deps, session, part))
      await takeInWhole(deps, session, part.name)
      return 'success'
    }
    case 'import':
      return importUntil(deps, session, request)
    case 'query':
      // The portal has no orders; 1C asks for them before it sends its own documents.
      reply.type('application/xml; charset=utf-8')
      return '<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация ВерсияСхемы="2.08"/>'
    case 'success':
      return 'success'
    default:
      throw new StepError('mode')
  }
}

async function forget({ db, clock, spool }: BatchDeps, { id }: Session): Promise<void> {
  const files = await withTransaction(db, async (trx) => {
    await lockSession(trx, id)
    await logUntold(trx, [id], clock.now())
    return deleteUploads(trx, id)
  })
  for (const file of files) await spool.remove(file)
}

function nameIn({ query }: Step): string {
  const { filename } = query
  const isName = typeof filename === 'string' && /^[^\p{Cc}]+$/u.test(filename)
  if (!isName || filename.length > LONGEST_NAME) throw new StepError('filename')
  return filename
}

function bodyIn(request: Step): Readable {
  const body = request.body as Readable | undefined
  if (request.method !== 'POST' || !body) throw refusal('file_empty', { field: 'file' })
  return body
}

async function importUntil(deps: BatchDeps, session: Session, request: Step): Promise<string> {
  const name = nameIn(request)
  const language = languageOf(request)
  let report = await importFile(deps, session, name).catch(async (error: unknown) => {
    // The answer says why, so the journal need not.
    if (error instanceof ExchangeRefusalError) await markTold(deps.db, session.id)
    throw error
  })
  for (let times = 0; report.state === 'running' && times < PATIENCE.times; times++) {
    await wait(PATIENCE.ms)
    report = await importFile(deps, session, name)
  }
  if (report.state === 'done') return told(report, language)
  return `progress\n${COMMERCEML_COUNTS.progress[language](report.done, report.total)}`
}

/** `failure` makes 1C send all again, so it is only said if nothing was received. */
function told({ total, refused, rows, warnings }: BatchReport, language: Language): string {
  const lines = rows
    .filter(({ outcome }) => outcome === 'refused')
    .slice(0, MOST_NAMED)
    .map(({ number, guid, problems, more_problems: others }) => {
      const wrong = problems.map((problem) => exchangeText(problem, language).wrong)
      if (others > 0) wrong.push(MORE_PROBLEMS[language](others))
      return `${number ?? guid ?? '?'}: ${wrong.join(' ')}`
    })
  const counts = COMMERCEML_COUNTS.done[language](total - refused, refused)
  const warned = rows.filter(({ outcome, problems }) => outcome !== 'refused' && problems.length > 0).length
  const noted = warned > 0 ? [COMMERCEML_COUNTS.warned[language](warned)] : []
  const more = refused > MOST_NAMED ? [COMMERCEML_TEXTS.more[language]] : []
  const besides = warnings.map((warning) => exchangeText(warning, language).wrong)
  return [refused === total ? 'failure' : 'success', counts, ...lines, ...more, ...noted, ...besides].join(
    '\n',
  )
}

/** 1C shows a failure's text only if the status is 200; a sign-in that is wrong keeps its own. */
function sayFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request)
  const say = (text: string) => reply.type('text/plain; charset=utf-8').send(`failure\n${text}`)
  if (thrown instanceof StepError) return say(COMMERCEML_TEXTS[thrown.text][language])
  if (thrown instanceof SignInError) {
    const isUnknown = thrown.code === 'sign_in_required' || thrown.code === 'wrong_credentials'
    if (isUnknown) reply.header('www-authenticate', 'Basic realm="exchange", charset="UTF-8"')
    const isEnded = thrown.code === 'sign_in_required' && request.headers.cookie?.includes(COOKIE)
    const text = isEnded ? COMMERCEML_TEXTS.session : SIGN_IN_TEXTS[thrown.code]
    reply.code(isUnknown ? 401 : 403)
    return say(text[language])
  }
  if (thrown instanceof ExchangeRefusalError) {
    const texts = thrown.problems.map((problem) => exchangeText(problem, language))
    return say(texts.map(({ wrong, fix }) => `${wrong} ${fix}`).join('\n'))
  }
  const { status, failure } = failureOf(thrown, { language, requestId: request.id })
  if (status >= 500) request.log.error({ err: thrown }, 'a call failed')
  if (failure.retry_after) reply.header('retry-after', failure.retry_after)
  reply.code(status)
  return say(failure.message)
}
