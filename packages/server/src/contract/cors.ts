import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ContractDocument, headersOf, IDEMPOTENCY_HEADER, REPLAYED_HEADER } from './document.ts'

/** Response headers that scripts of another origin may read, beside those that CORS always exposes. */
const EXPOSED = [
  'X-Request-Id',
  'Retry-After',
  'Content-Disposition',
  'X-Total-Files',
  IDEMPOTENCY_HEADER,
  REPLAYED_HEADER,
].join(', ')

/** Request headers that every call may have; the contract names the others. */
const COMMON_HEADERS = ['Authorization', 'Content-Type']

/** For how many seconds a browser may remember a preflight response: the maximum of Chromium. */
const MAX_AGE = 7200

/** Lets pages of listed origins call the API. Never with cookies: no response has `Access-Control-Allow-Credentials`. */
export interface Cors {
  isListed(origin: string | undefined): boolean
  /** Sets the headers that every response of the API has, on Node's own response. */
  markAnswer(request: FastifyRequest, reply: FastifyReply): void
  /** Sets the headers by which a browser decides whether to send the call itself. */
  answerPreflight(request: FastifyRequest, reply: FastifyReply, methods: readonly string[]): void
}

/** @param origins as browsers write them in `Origin` */
export function corsOf(origins: readonly string[], document: ContractDocument): Cors {
  const listed = new Set(origins)
  const allowed = [...COMMON_HEADERS, ...headersOf(document)].join(', ')
  const isListed = (origin: string | undefined) => origin !== undefined && listed.has(origin)
  return {
    isListed,
    markAnswer({ headers: { origin } }, { raw }) {
      if (listed.size === 0) return
      // Also without an origin: else a cache would give a picture of one page to a script of another origin.
      raw.setHeader('Vary', 'Origin')
      if (origin === undefined || !listed.has(origin)) return
      raw.setHeader('Access-Control-Allow-Origin', origin)
      raw.setHeader('Access-Control-Expose-Headers', EXPOSED)
    },
    answerPreflight({ headers }, reply, methods) {
      if (!isListed(headers.origin)) return
      reply.headers({
        'access-control-allow-methods': methods.join(', '),
        'access-control-allow-headers': allowed,
        'access-control-max-age': MAX_AGE,
      })
    },
  }
}
