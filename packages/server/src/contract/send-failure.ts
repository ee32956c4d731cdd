import type { Language } from '@sauda/sdk/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import { failureOf } from './failure.ts'

/**
 * Answers anything thrown in the contract's shape; a fault is logged. It is the only writer of failures, of every scope of
 * the server, and nothing in it can fail in turn: the answer is written without a schema, and if the thrown thing cannot be
 * told, an `internal` failure is.
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

/** The language of the asker, for everything the API says to people. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return /^\s*kk\b/i.test(headers['accept-language'] ?? '') ? 'kk' : 'ru'
}

function toldOf(thrown: unknown, request: FastifyRequest): ReturnType<typeof failureOf> {
  const asker = { language: languageOf(request), requestId: request.id }
  try {
    return failureOf(thrown, asker)
  } catch (error) {
    request.log.error({ err: error }, 'a failure could not be told')
    return failureOf(new Refusal('internal'), asker)
  }
}
