import { signingText } from '@sauda/sdk/signing'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf, sendFailure } from '../../contract/send-failure.ts'
import { networkOf } from '../../platform/address.ts'
import { bearerTokenOf } from '../../platform/cookies.ts'
import { createGate } from '../../platform/gate.ts'
import { RefusalError, STATUS_OF } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import { type Asked, PhoneRefusalError, phoneDocuments, readCode, takeSigned } from './phone.ts'
import { CODE_OVER, PARTLY_SIGNED, phoneLanguageOf } from './words.ts'

/** A hundred signatures of 5 to 30 kB, and what the app sends back of the documents. */
const LARGEST_BODY = 16 * 1024 * 1024

/** Documents are in memory while they are sent, so only so many telephones get theirs at once. */
const AT_ONCE = 2

/**
 * Mounts what eGov Mobile and eGov Business call: «API 1», whose address is in the code, and «API 2». They have neither
 * cookie nor session of the portal. The protocol is that of the apps, so the contract does not have it.
 */
export async function phoneRoutes(fastify: FastifyInstance, deps: Deps): Promise<void> {
  const fewAtOnce = createGate(AT_ONCE)
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

  fastify.get<{ Params: { secret: string } }>('/:secret/mgovSign', async (request) => {
    const asked = {
      by: 'secret_hash',
      secret: request.params.secret,
      network: networkOf(request.ip),
    } as const
    return readCode(deps, asked, languageIn(request))
  })
  fastify.get('/documents', (request) =>
    fewAtOnce(() => phoneDocuments(deps, byToken(request), languageIn(request))),
  )
  fastify.put('/documents', (request) => takeSigned(deps, byToken(request), request.body))
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
