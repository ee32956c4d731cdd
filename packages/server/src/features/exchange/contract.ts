import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ContractDocument, contractSchema, operationsOf } from '../../contract/document.ts'
import { contractValidators } from '../../contract/validators.ts'
import exchange from '../../generated/exchange.json' with { type: 'json' }

const text = JSON.stringify(exchange)

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sauda exchange</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<div id="reference"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/exchange/v1/docs/start.js"></script>
</html>
`

const START = `SwaggerUIBundle({ url: '/exchange/v1/openapi.json', dom_id: '#reference', deepLinking: true, docExpansion: 'list' })\n`

/** Mounts the contract of the exchange and its page, which need no sign-in. */
export async function exchangeReference(fastify: FastifyInstance): Promise<void> {
  const files = {
    '/openapi.json': ['application/json; charset=utf-8', text],
    '/docs': ['text/html; charset=utf-8', PAGE],
    '/docs/start.js': ['text/javascript; charset=utf-8', START],
  } as const
  for (const [path, [type, content]] of Object.entries(files)) {
    fastify.get(path, (_request, reply) =>
      reply.type(type).header('x-content-type-options', 'nosniff').send(content),
    )
  }
}

/** Returns a check of responses against the contract, for tests and development. */
export function exchangeAnswers(
  prefix: string,
): (request: FastifyRequest, status: number, body: string) => void {
  const document = JSON.parse(text) as ContractDocument
  const validators = contractValidators(contractSchema(document))
  const checks = new Map(
    operationsOf(document).map((operation) => {
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
