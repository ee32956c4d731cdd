import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileAnswer } from './call.ts'

/** Sends a file, or 304 if the client's copy has the same `etag`. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, type, headers }: FileAnswer,
): Promise<FastifyReply> {
  reply.headers(headers)
  if (isSame(headers.etag, request.headers['if-none-match'])) return reply.code(304).send()
  return reply.type(type).send(typeof content === 'function' ? await content() : content)
}

/** `If-None-Match` is `*` or a list of entity tags, which may be weak (RFC 9110, 13.1.2). */
export function isSame(etag: string | undefined, known: string | undefined): boolean {
  if (!etag || !known) return false
  return known.trim() === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
