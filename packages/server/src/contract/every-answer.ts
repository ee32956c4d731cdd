import type { FastifyReply, FastifyRequest } from 'fastify'
import { KEPT_HOURS } from '../platform/idempotency-queries.ts'
import type { Cors } from './cors.ts'
import { IDEMPOTENCY_HEADER, PREFIX } from './document.ts'

/** One year, for this host only: sibling hosts may belong to somebody else. */
export const ONLY_TLS = 'max-age=31536000'

/**
 * Sets the headers that every response has: the request id and, behind TLS, Strict-Transport-Security. Those of the API
 * also tell clients how long it honours keys, and which origins may read them. Written on Node's own response, because
 * pages bypass Fastify.
 */
export function markAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { secure, cors }: { secure: boolean; cors: Cors },
): void {
  reply.raw.setHeader('X-Request-Id', request.id)
  if (secure) reply.raw.setHeader('Strict-Transport-Security', ONLY_TLS)
  if (!request.url.startsWith(`${PREFIX}/`)) return
  reply.raw.setHeader(IDEMPOTENCY_HEADER, `${KEPT_HOURS}h`)
  cors.markAnswer(request, reply)
}
