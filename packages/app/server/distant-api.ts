import Fastify from 'fastify'
import type { Api } from './api.ts'

/** The API elsewhere: its address stands before the pages' own proxy in `X-Forwarded-For`. */
export function reachApi(apiUrl: URL): Api {
  const fastify = Fastify({ forceCloseConnections: 'idle', requestTimeout: 300_000 })
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
    close: () => fastify.close(),
  }
}
