import { signingText } from '@sauda/sdk/signing'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf, sendFailure } from '../../contract/send-failure.ts'
import { networkOf } from '../../platform/address.ts'
import { bearerTokenOf } from '../../platform/cookies.ts'
import { createGate, createShares, holdPlace } from '../../platform/gate.ts'
import { RefusalError, STATUS_OF } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import { type Asked, admitPhone, PhoneRefusalError, phoneDocuments, readCode, takeSigned } from './phone.ts'
import { CODE_OVER, PARTLY_SIGNED, phoneLanguageOf } from './words.ts'

/** A hundred signatures of 5 to 30 kB, and what the app sends back of the documents. */
const LARGEST_BODY = 16 * 1024 * 1024

/** Documents are in memory until they are sent, so only so many telephones get theirs at once, and so many wait. */
const FETCHING = { width: 4, waiting: 40 }
/** Signatures are in memory from the first byte until they are verified. */
const SENDING = { width: 8, waiting: 40 }
/** Places of one session, so that nobody takes all: a telephone needs one, and another if it lost its network. */
const OF_SESSION = 2

/**
 * Mounts what eGov Mobile and eGov Business call: «API 1», whose address is in the code, and «API 2». They have neither
 * cookie nor session of the portal. The protocol is that of the apps, so the contract does not have it.
 */
export async function phoneRoutes(fastify: FastifyInstance, deps: Deps): Promise<void> {
  fastify.setErrorHandler(sendToPhone)
  fastify.removeAllContentTypeParsers()
  // The apps' content type is not specified; the body is JSON whatever they call it.
  fastify.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST_BODY }, (_request, body, done) =>
    done(null, body),
  )
  fastify.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
  })

  /** Asks for the right and for a place before the body is read: without them a request costs no memory. */
  const admit = ({ width, waiting }: typeof FETCHING) => {
    const gate = createGate(width, waiting)
    const shares = createShares(OF_SESSION)
    return (request: FastifyRequest, { raw }: FastifyReply) =>
      admitPhone(deps, byToken(request), (session) =>
        holdPlace((work) => shares(session)(() => gate(work)), raw),
      )
  }

  fastify.get<{ Params: { secret: string } }>('/:secret/mgovSign', {
    onRequest: (request) => admitPhone(deps, bySecret(request)),
    handler: (request) => readCode(deps, bySecret(request), languageIn(request)),
  })
  fastify.get('/documents', {
    onRequest: admit(FETCHING),
    handler: (request) => phoneDocuments(deps, byToken(request), languageIn(request)),
  })
  fastify.put('/documents', {
    onRequest: admit(SENDING),
    handler: (request) => takeSigned(deps, byToken(request), request.body),
  })
}

function bySecret({ params, ip }: FastifyRequest<{ Params: { secret: string } }>): Asked {
  return { by: 'secret_hash', secret: params.secret, network: networkOf(ip) }
}

/** @throws RefusalError `sign_in_required` without a token */
function byToken(request: FastifyRequest): Asked {
  const token = bearerTokenOf(request)
  if (token === null) throw new RefusalError('sign_in_required')
  return { by: 'token_hash', secret: token, network: networkOf(request.ip) }
}

function languageIn({ headers }: FastifyRequest) {
  return phoneLanguageOf(headers['accept-language'])
}

/** Refused signatures are 403 for the apps, with the reason of the first; the rest is as everywhere in the portal. */
function sendToPhone(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request)
  if (thrown instanceof RefusalError && thrown.code === 'link_over') {
    return send(request, reply.code(STATUS_OF.link_over), { code: thrown.code, message: CODE_OVER[language] })
  }
  if (!(thrown instanceof PhoneRefusalError)) return sendFailure(thrown, request, reply)
  const { results } = thrown
  const refused = results.filter(({ outcome }) => outcome === 'refused')
  const [code = 'unknown'] = refused.flatMap((result) => result.code ?? [])
  const { wrong, fix } = signingText(code, language)
  const signed = results.length - refused.length
  return send(request, reply.code(403), {
    code,
    message: `${PARTLY_SIGNED[language](signed, results.length)}${wrong} ${fix}`,
    documents: refused.map((result) => ({ id: result.id, code: result.code })),
  })
}

function send(request: FastifyRequest, reply: FastifyReply, body: object): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ ...body, request_id: request.id })
}
