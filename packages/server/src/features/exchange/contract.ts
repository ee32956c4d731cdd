import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ContractDocument } from '../../contract/document.ts'
import { prepareContract } from '../../contract/prepare.ts'
import exchange from '../../generated/exchange.json' with { type: 'json' }
import { REFERENCE_HEADERS, referencePage } from '../reference/page.ts'

const text = JSON.stringify(exchange)
const document = JSON.parse(text) as ContractDocument

const { page, script } = referencePage({
  title: 'Sauda exchange',
  contract: '/exchange/v1/openapi.json',
  start: '/exchange/v1/docs/start.js',
})

/** Mounts the contract of the exchange and its page, which need no sign-in. */
export async function exchangeReference(fastify: FastifyInstance): Promise<void> {
  const files = {
    '/openapi.json': ['application/json; charset=utf-8', text],
    '/docs': ['text/html; charset=utf-8', page],
    '/docs/start.js': ['text/javascript; charset=utf-8', script],
  } as const
  for (const [path, [type, content]] of Object.entries(files)) {
    fastify.get(path, (_request, reply) =>
      reply
        .type(type)
        .headers({ 'x-content-type-options': 'nosniff', ...REFERENCE_HEADERS })
        .send(content),
    )
  }
}

/** Returns a check of responses against the contract, for tests and development. */
export function exchangeAnswers(
  prefix: string,
): (request: FastifyRequest, status: number, body: string) => void {
  const { operations, validators } = prepareContract(document)
  const checks = new Map(
    operations.map((operation) => {
      const path = operation.path.replace(/\{(\w+)\}/g, ':$1')
      return [`${operation.method} ${prefix}${path}`, validators.answer(operation)]
    }),
  )
  return (request, status, body) => {
    const check = checks.get(`${request.method} ${request.routeOptions.url}`)
    if (!check) throw new Error(`The contract of the exchange has no ${request.method} ${request.url}`)
    check(status, body)
  }
}
