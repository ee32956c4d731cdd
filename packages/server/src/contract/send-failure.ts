import type { Language } from '@sauda/sdk/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RefusalError } from '../refusal.ts'
import { failureOf } from './failure.ts'

/**
 * Responds to anything thrown in the contract's shape and logs internal errors. It is the only error handler of every
 * scope of the server and cannot fail itself: it serializes without a schema and falls back to an `internal` failure.
 */
export function sendFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, failure } = toldOf(thrown, request)
  if (status >= 500) request.log.error({ err: thrown }, 'a call failed')
  if (failure.retry_after) reply.header('retry-after', failure.retry_after)
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(failure)
}

/** Returns the client's language, for all texts of the API. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return /^\s*kk\b/i.test(headers['accept-language'] ?? '') ? 'kk' : 'ru'
}

function toldOf(thrown: unknown, request: FastifyRequest): ReturnType<typeof failureOf> {
  const asker = { language: languageOf(request), requestId: request.id }
  try {
    return failureOf(thrown, asker)
  } catch (error) {
    request.log.error({ err: error }, 'a failure could not be told')
    return failureOf(new RefusalError('internal'), asker)
  }
}
