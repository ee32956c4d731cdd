import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const METHODS = ['GET', 'HEAD', 'POST']
const ALLOW = [...METHODS, 'OPTIONS'].join(', ')

const MEGABYTE = 1024 * 1024

/**
 * Ten photos of 10 MB with the text fields; a file of 20 MB with its signatures; a picture with the texts of the centre,
 * also those that are too long, so that the page can say so and keep them. All other forms are short.
 */
const LIMITS = [
  { form: /^(?:\/kk)?\/ads\/(?:create|[1-9]\d*\/edit)(?:[/?.]|$)/, limit: 104 * MEGABYTE },
  { form: /^(?:\/kk)?\/verify-document(?:[?.]|$)/, limit: 22 * MEGABYTE },
  { form: /^(?:\/kk)?\/dashboard\/content\/[a-zA-Z]+\/(?:new|[1-9]\d*)(?:[/?.]|$)/, limit: 32 * MEGABYTE },
]
const FORM_LIMIT = 64 * 1024

/**
 * Mounts the pages at all addresses without another handler. They read the request themselves, so Fastify does not
 * parse its body. A body without Content-Length, or over the limit, is rejected unread.
 */
export async function mountPages(fastify: FastifyInstance, pages: RequestListener): Promise<void> {
  await fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.route({
      method: fastify.supportedMethods,
      url: '/*',
      handler(request, reply) {
        // A client of an API call that does not exist needs the API's own response.
        if (request.url.startsWith('/api/')) return reply.callNotFound()
        if (!METHODS.includes(request.method)) {
          return reply
            .code(request.method === 'OPTIONS' ? 204 : 405)
            .header('allow', ALLOW)
            .send()
        }
        const length = Number(
          request.headers['content-length'] ?? (request.method === 'POST' ? Number.NaN : 0),
        )
        if (Number.isNaN(length)) return reply.code(411).send()
        const limit = LIMITS.find(({ form }) => form.test(request.url))?.limit ?? FORM_LIMIT
        if (length > limit) return reply.code(413).send()
        reply.hijack()
        pages(request.raw, reply.raw)
      },
    })
  })
}

/** The policy of a page does not hold in a worker, which has its own: this one compiles the decoder of HEIC. */
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/**
 * Serves the built scripts, styles and fonts, precompressed with brotli or gzip. Each file is a route of its own: a
 * wildcard would scan the folder for every request.
 */
export async function mountAssets(fastify: FastifyInstance, client: string): Promise<void> {
  const common = { index: false, preCompressed: true, decorateReply: false, wildcard: false } as const
  await fastify.register(fastifyStatic, {
    ...common,
    root: join(client, 'assets'),
    prefix: '/assets/',
    globIgnore: ['**/*.{br,gz}'],
    immutable: true,
    maxAge: '1y',
    setHeaders: (reply, path) => {
      if (/heic-worker-[^/\\]*\.js(\.br|\.gz)?$/.test(path))
        reply.header('Content-Security-Policy', WORKER_POLICY)
    },
  })
  await fastify.register(fastifyStatic, {
    ...common,
    root: client,
    globIgnore: ['assets/**', '.vite/**', '**/*.{br,gz}'],
    maxAge: '1h',
    // A new version of the worker must be found at once.
    setHeaders: (reply, path) => {
      if (/sw\.js(?:\.(?:br|gz))?$/.test(path)) reply.header('cache-control', 'no-cache')
    },
  })
  fastify.get('/assets/*', (_request, reply) => reply.callNotFound())
}
