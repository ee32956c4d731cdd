import type { FastifyReply, FastifyRequest } from 'fastify'

/** One year, for this host only: sibling hosts may belong to somebody else. */
export const ONLY_TLS = 'max-age=31536000'

/**
 * Sets the headers that every response has: the request id and, behind TLS, Strict-Transport-Security. Written on
 * Node's own response, because pages bypass Fastify.
 */
export function markAnswer(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  reply.raw.setHeader('X-Request-Id', request.id)
  if (secure) reply.raw.setHeader('Strict-Transport-Security', ONLY_TLS)
}
