import { randomUUID } from 'node:crypto'
import { errorText } from '@sauda/sdk/language'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Api } from './api.ts'

interface Surroundings {
  publicUrl: URL | undefined
  /** Waits for the current requests to end. */
  drain(fastify: FastifyInstance): Promise<void>
}

/**
 * A remote API. The client address is appended to `X-Forwarded-For`. The headers that the API's server sets on every
 * response are set here on those of the pages.
 */
export function reachApi(apiUrl: URL, { publicUrl, drain }: Surroundings): Api {
  const fastify = Fastify({
    forceCloseConnections: 'idle',
    requestTimeout: 300_000,
    return503OnClosing: false,
    genReqId: () => randomUUID(),
  })
  fastify.addHook('onRequest', async ({ id }, { raw }) => {
    raw.setHeader('X-Request-Id', id)
    if (publicUrl?.protocol === 'https:') raw.setHeader('Strict-Transport-Security', 'max-age=31536000')
  })
  fastify.setNotFoundHandler(({ id, headers }, reply) => {
    const language = headers['accept-language']?.startsWith('kk') ? 'kk' : 'ru'
    const failure = { code: 'not_found', message: errorText('not_found', language), request_id: id }
    return reply.code(404).send(failure)
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
