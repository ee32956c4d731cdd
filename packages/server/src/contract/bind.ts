import multipart from '@fastify/multipart'
import { actsAs } from '@sauda/sdk/access'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../platform/address.ts'
import { type Transact, withTransaction } from '../platform/database/transaction.ts'
import { RefusalError } from '../refusal.ts'
import {
  type Actor,
  type Admissions,
  type Call,
  FileAnswer,
  type Handlers,
  JsonText,
  type Tokens,
  type Upload,
} from './call.ts'
import {
  type ContractDocument,
  KEY_HEADER,
  type Operation,
  type OperationId,
  PERSON_HEADER,
  PREFIX,
  REPLAYED_HEADER,
} from './document.ts'
import { keyOf, type Once } from './idempotency.ts'
import { inheritedNames } from './inherited-names.ts'
import { readForm, refuseBroken } from './multipart.ts'
import { refuseCookies, refuseOtherSites } from './other-sites.ts'
import { prepareContract } from './prepare.ts'
import { languageOf, sendFailure } from './send-failure.ts'
import { isSame, sendFile } from './send-file.ts'
import { takesHead } from './unknown-route.ts'

const MEGABYTE = 1024 * 1024

const FORM_LIMITS = { file: 10 * MEGABYTE, files: 10, body: 106 * MEGABYTE } as const

/** Longer User-Agent headers are cut: some programs send very long ones. */
const LONGEST_AGENT = 400

export interface Binding {
  document: ContractDocument
  handlers: Handlers
  /** Asked after the sign-in and before the body is read. */
  admissions?: Admissions
  /** Finds the user of a request's cookie or token. */
  findActor(request: FastifyRequest): Promise<Actor | null>
  hasBearerToken(request: FastifyRequest): boolean
  /** The public address: writing requests from pages of other sites are rejected. */
  publicUrl: string
  /** Whether pages of another origin may call, with a token or asking for one. */
  isListed(origin: string | undefined): boolean
  /** Returns the tokens that the client keeps, and their places in the response. */
  tokens(request: FastifyRequest, reply: FastifyReply): Tokens
  /** Runs a creating call once per `Idempotency-Key`. */
  once: Once
  /** Validates each response against the contract, in tests and development. */
  checkAnswers: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
    /** The call comes from a page of another origin, which gets no cookie. */
    fromElsewhere: boolean
    uploads: Upload[]
  }
}

/** Mounts the handler of every operation of the contract, and no other route. */
export async function bindContract(fastify: FastifyInstance, binding: Binding): Promise<void> {
  const { document, handlers, admissions = {}, checkAnswers } = binding
  const { operations, validators, serializerOf } = prepareContract(document)
  refuseStrangers(operations, handlers)

  fastify.setValidatorCompiler(({ schema, httpPart }) =>
    httpPart === 'body' ? validators.body(schema as object) : validators.params(schema as object),
  )
  fastify.setSerializerCompiler(({ schema }) => serializerOf(schema as object))
  await fastify.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: FORM_LIMITS.file,
      files: FORM_LIMITS.files + 1,
      fields: 100,
      fieldSize: 64 * 1024,
      fieldNameSize: 100,
    },
  })
  // The contract accepts JSON and forms only; Fastify would also parse plain text.
  fastify.removeContentTypeParser('text/plain')
  // Keep `__proto__` as an ordinary field here: the binding rejects it by name, like other inherited names.
  fastify.removeContentTypeParser('application/json')
  fastify.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    fastify.getDefaultJsonParser('ignore', 'ignore'),
  )
  fastify.decorateRequest('actor', null)
  fastify.decorateRequest('fromElsewhere', false)
  fastify.decorateRequest('uploads')
  fastify.setErrorHandler(sendFailure)

  for (const operation of operations) mount(operation)

  function mount<Id extends OperationId>(operation: Operation & { id: Id }): void {
    const lists = listFields(operation, document)
    const formLimits = {
      file: operation.largestFile ? operation.largestFile * MEGABYTE : FORM_LIMITS.file,
      body: operation.maxBytes ?? FORM_LIMITS.body,
    }
    const check = checkAnswers ? validators.answer(operation) : undefined
    fastify.route({
      method: operation.method,
      exposeHeadRoute: takesHead(operation),
      url: operation.path.replace(PREFIX, '').replace(/\{(\w+)\}/g, ':$1'),
      ...(operation.maxBytes && { bodyLimit: operation.maxBytes }),
      schema: {
        ...(operation.params && { params: operation.params }),
        ...(operation.query && { querystring: operation.query }),
        ...(operation.body && { body: operation.body }),
        response: operation.answers,
      },
      // Checked before the body is read, so nobody can upload without permission.
      onRequest: async (request, reply) => {
        reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
        if (operation.writes) request.fromElsewhere = refuseOtherSites(request, binding, operation)
        request.actor = await binding.findActor(request)
        if (operation.needsSignIn && !request.actor) throw new RefusalError('sign_in_required')
        if (operation.writes && isForAnother(request)) throw new RefusalError('another_person')
        await admissions[operation.id]?.({ address: networkOf(request.ip), response: reply.raw })
      },
      preValidation: async (request) => {
        request.uploads = []
        if (operation.bodyType === 'multipart/form-data') {
          if (!request.isMultipart()) throw new RefusalError('unsupported_media_type')
          const { fields, files } = await readForm(request, lists, formLimits).catch(refuseBroken)
          request.body = fields
          request.uploads = files
        } else if (request.isMultipart()) throw new RefusalError('unsupported_media_type')
        else if (operation.body && !operation.bodyRequired) request.body ??= {}
        const errors = operation.body && inheritedNames(request.body)
        if (errors) throw new RefusalError('invalid', { errors })
      },
      preHandler: async (request) => {
        if (request.fromElsewhere) refuseCookies(operation, request)
      },
      ...(check && {
        onSend: async (_request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
          if (typeof payload === 'string' && isJson(reply)) check(reply.statusCode, payload)
          return payload
        },
      }),
      handler: async (request, reply) => {
        const call = {
          params: request.params,
          query: request.query,
          body: request.body,
          files: request.uploads,
          actor: request.actor,
          language: languageOf(request),
          address: networkOf(request.ip),
          userAgent: request.headers['user-agent']?.slice(0, LONGEST_AGENT) || null,
          consoleToken: headerOf(request, 'x-console-token'),
          ...binding.tokens(request, reply),
        } as Omit<Call<Id>, 'transact'>
        const run = async (transact: Transact) => handlers[operation.id]({ ...call, transact } as Call<Id>)
        const key = operation.takesKey ? keyOf(headerOf(request, KEY_HEADER.toLowerCase())) : null
        if (key === null) return answer(request, reply, await run(withTransaction))
        const write = (data: unknown) => String(reply.serializeInput({ data }, '200'))
        const done = await binding.once({ operation: operation.id, call, key, run, write })
        if (done.replayed) reply.header(REPLAYED_HEADER, 'true')
        return sendText(reply.code(done.status), done.body)
      },
    })
  }
}

function answer(request: FastifyRequest, reply: FastifyReply, data: unknown): unknown {
  if (data instanceof FileAnswer) return sendFile(request, reply, data)
  if (data instanceof JsonText) {
    reply.headers(data.headers)
    if (isSame(data.headers.etag, request.headers['if-none-match'])) return reply.code(304).send()
    return sendText(reply, `{"data":${data.text}}`)
  }
  return { data }
}

/** Whether the page of a call was rendered for somebody else than who is signed in now. */
function isForAnother(request: FastifyRequest): boolean {
  const person = headerOf(request, PERSON_HEADER.toLowerCase())
  if (person === null || request.actor === null) return false
  return person !== String(request.actor.id) && person !== actsAs(request.actor)
}

/** Sends a body that is already serialized JSON. */
function sendText(reply: FastifyReply, json: string): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .serializer((text: string) => text)
    .send(json)
}

/** Checks that contract and server have the same operations. */
function refuseStrangers(operations: readonly Operation[], handlers: Handlers): void {
  const named = new Set<string>(operations.map((operation) => operation.id))
  const missing = [...named].filter((id) => !Object.hasOwn(handlers, id))
  const strange = Object.keys(handlers).filter((id) => !named.has(id))
  if (missing.length || strange.length) {
    throw new Error(
      `Contract and handlers differ: not handled [${missing}], not in the contract [${strange}]`,
    )
  }
}

/** Returns the names of form fields that are lists even with a single value. */
function listFields(operation: Operation, { components }: ContractDocument): ReadonlySet<string> {
  return new Set(listsOf(operation.body ?? {}))

  function listsOf(schema: FormSchema): string[] {
    const named = schema.$ref ? listsOf(components.schemas?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : []
    const own = Object.entries(schema.properties ?? {}).filter(([, { type }]) => type === 'array')
    return [...named, ...(schema.allOf ?? []).flatMap(listsOf), ...own.map(([field]) => field)]
  }
}

interface FormSchema {
  $ref?: string
  allOf?: FormSchema[]
  properties?: Record<string, { type?: string }>
}

function headerOf(request: FastifyRequest, name: string): string | null {
  return [request.headers[name]].flat()[0] ?? null
}

function isJson(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('application/json')
}
