import Fastify, { type FastifyInstance } from 'fastify'
import type { Api } from './api.ts'

/**
 * The API elsewhere: its address stands before the pages' own proxy in `X-Forwarded-For`.
 * @param drain lets the requests under way end
 */
export function reachApi(apiUrl: URL, drain: (fastify: FastifyInstance) => Promise<void>): Api {
  const fastify = Fastify({
    forceCloseConnections: 'idle',
    requestTimeout: 300_000,
    return503OnClosing: false,
  })
  return {
    fastify,
    consoleToken: null,
    door: {
      baseUrl: apiUrl.href.replace(/\/$/, ''),
      fetch(request, { address }) {
        const before = request.headers.get('x-forwarded-for')
        request.headers.set('X-Forwarded-For', before ? `${before}, ${address}` : address)
        return fetch(request)
      },
    },
    close: () => drain(fastify),
  }
}
