import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { firstProblems } from '@sauda/sdk/documents'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf } from '../../contract/send-failure.ts'
import { createGate } from '../../platform/gate.ts'
import { RefusalError } from '../../refusal.ts'
import { findSignatureOfBase } from '../documents/signatures.ts'
import { batchReport } from './batch-report.ts'
import { readChanges } from './changes.ts'
import { commerceMlRoutes } from './commerceml/routes.ts'
import { exchangeAnswers, exchangeReference } from './contract.ts'
import type { ImportDeps } from './import-batch.ts'
import { LIMITS } from './limits.ts'
import { fileTooLarge } from './paper.ts'
import { putDocument, putFile } from './put-document.ts'
import { guidIn, kindNamed } from './read-row.ts'
import { ExchangeRefusalError, refusal } from './refuse.ts'
import { inWords, sendRefusal } from './send-refusal.ts'
import { signInBase } from './sign-in.ts'
import { takeBatch } from './take-batch.ts'
import { createUploads, type Uploads } from './uploads.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The base of the accounting system that calls. */
    base: { id: number; name: string } | null
  }
}

/** The path of the exchange; `/exchange/v1/openapi.json` describes it. */
export const EXCHANGE_PREFIX = '/exchange/v1'

const FORMS = { 'application/zip': 'zip', 'application/x-ndjson': 'ndjson' } as const

type DocumentPath = { Params: { kind: string; guid: string } }
type SignaturePath = { Params: { kind: string; guid: string; id: string } }
type FilePath = { Params: { kind: string; guid: string; sha256: string } }

/** Mounts the calls of the accounting system. */
export async function exchangeRoutes(
  fastify: FastifyInstance,
  { checkAnswers, ...deps }: ImportDeps & { checkAnswers: boolean },
): Promise<void> {
  await fastify.register(exchangeReference)
  const uploads = createUploads()
  await fastify.register((calls: FastifyInstance) => commerceMlRoutes(calls, { ...deps, uploads }))
  await fastify.register((calls: FastifyInstance) => exchangeCalls(calls, { ...deps, uploads }, checkAnswers))
}

async function exchangeCalls(
  fastify: FastifyInstance,
  { uploads, ...deps }: ImportDeps & { uploads: Uploads },
  checkAnswers: boolean,
): Promise<void> {
  // Two files of 20 MB in memory at most, however many bases send at once. They come to disk first: a slow connection
  // holds no place.
  const oneOfTwo = createGate(2)
  fastify.decorateRequest('base', null)
  fastify.setErrorHandler(sendRefusal)
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: LIMITS.document },
    (_request, body, done) => done(null, body),
  )
  for (const type of [...Object.keys(FORMS), 'application/pdf'])
    fastify.addContentTypeParser(type, (_request, body, done) => done(null, body))
  // Before the body is read, so that nobody can upload without a sign-in.
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    request.base = await signInBase(deps, request.headers.authorization, request.ip)
  })

  if (checkAnswers) {
    const check = exchangeAnswers(EXCHANGE_PREFIX)
    fastify.addHook('onSend', async (request, reply, payload) => {
      if (typeof payload === 'string') check(request, reply.statusCode, payload)
      return payload
    })
  }

  fastify.put<DocumentPath>('/:kind/:guid', async (request, reply) => {
    const address = addressOf(request)
    if (typeof request.body !== 'string') throw new RefusalError('unsupported_media_type')
    const { outcome, problems, documentId, told } = await putDocument(deps, address, request.body)
    if (outcome === 'refused') throw new ExchangeRefusalError(problems, told)
    const language = languageOf(request)
    const { first, more: more_warnings } = firstProblems(problems)
    const warnings = inWords(first, language)
    const data = { id: documentId, outcome, warnings, more_warnings }
    return reply.code(outcome === 'created' ? 201 : 200).send({ data })
  })

  fastify.put<FilePath>('/:kind/:guid/files/:sha256', async (request, reply) => {
    const address = addressOf(request)
    const { sha256 } = request.params
    if (!/^[0-9a-f]{64}$/i.test(sha256)) throw refusal('file_hash', { field: 'file', got: sha256 })
    const body = streamOf(request, ['application/pdf'])
    if (Number(request.headers['content-length']) > LIMITS.file) throw fileTooLarge()
    const { documentId, version, isNew } = await uploads(address.baseId, async () => {
      const { name, path } = await deps.spool.receive(body, LIMITS.file, fileTooLarge)
      try {
        return await oneOfTwo(async () => putFile(deps, address, { sha256, bytes: await readFile(path) }))
      } finally {
        await deps.spool.remove(name)
      }
    })
    return reply
      .code(isNew ? 201 : 200)
      .send({ data: { id: documentId, version, sha256: sha256.toLowerCase() } })
  })

  fastify.get<SignaturePath>('/:kind/:guid/signatures/:id', async (request, reply) => {
    const { id } = request.params
    if (!/^[1-9]\d{0,14}$/.test(id)) throw new RefusalError('not_found')
    const found = await findSignatureOfBase(deps.db, { ...addressOf(request), id: Number(id) })
    if (!found) throw new RefusalError('not_found')
    return reply.type('application/pkcs7-signature').header('x-document-sha256', found.file).send(found.cms)
  })

  const reportOf = async (request: FastifyRequest, id: number) => {
    const { warnings, ...report } = await batchReport(deps, baseOf(request), id)
    return { ...report, warnings: inWords(warnings, languageOf(request)) }
  }

  fastify.post('/batches', async (request, reply) => {
    const type = typeOf(request)
    const form = Object.hasOwn(FORMS, type) ? FORMS[type as keyof typeof FORMS] : undefined
    if (!form) throw new RefusalError('unsupported_media_type')
    const body = streamOf(request, Object.keys(FORMS))
    const baseId = baseOf(request)
    const { id } = await uploads(baseId, () => takeBatch(deps, { baseId, form, body }))
    reply.header('location', `${EXCHANGE_PREFIX}/batches/${id}`)
    return reply.code(202).send({ data: await reportOf(request, id) })
  })

  fastify.get<{ Params: { id: string } }>('/batches/:id', async (request) => {
    const { id } = request.params
    if (!/^[1-9]\d{0,14}$/.test(id)) throw new RefusalError('not_found')
    return { data: await reportOf(request, Number(id)) }
  })

  fastify.get<{ Querystring: { cursor?: unknown; limit?: unknown } }>('/changes', async (request) => ({
    data: await readChanges(deps, baseOf(request), request.query),
  }))
}

function baseOf({ base }: FastifyRequest): number {
  if (!base) throw new RefusalError('sign_in_required')
  return base.id
}

function addressOf(request: FastifyRequest<DocumentPath | FilePath | SignaturePath>) {
  const { kind: name, guid: text } = request.params
  const kind = name.endsWith('s') ? kindNamed(name) : null
  if (kind === null) throw refusal('kind_unknown', { field: 'kind', got: name.slice(0, 60) })
  const guid = guidIn(text)
  if (guid === null) throw refusal('guid_invalid', { field: 'guid', got: text.slice(0, 60) })
  return { baseId: baseOf(request), kind, guid }
}

function typeOf({ headers }: FastifyRequest): string {
  return (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

function streamOf(request: FastifyRequest, types: readonly string[]): Readable {
  if (!types.includes(typeOf(request))) throw new RefusalError('unsupported_media_type')
  return request.body as Readable
}
