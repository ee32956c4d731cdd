import type { FastifyReply, FastifyRequest } from 'fastify'

/** A year, for this host alone: hosts beside it may be somebody else's. */
export const ONLY_TLS = 'max-age=31536000'

/**
 * Puts on an answer what all of them carry: the id of the request, and behind TLS the word that browsers never ask without it.
 * Written on Node's own answer, because pages are sent past Fastify.
 */
export function markAnswer(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  reply.raw.setHeader('X-Request-Id', request.id)
  if (secure) reply.raw.setHeader('Strict-Transport-Security', ONLY_TLS)
}
