import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { arrayBuffer } from 'node:stream/consumers'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

type Answer = { content: Record<string, { example: { data: unknown } }> }
type Method = {
  operationId: string
  'x-effect': 'read' | 'write'
  parameters?: { $ref?: string }[]
  requestBody?: { content: Record<string, { example: unknown }> }
  responses: { 200: Answer | { $ref: string } }
}
type Contract = {
  paths: Record<string, Record<string, Method>>
  components: {
    responses: Record<string, Answer>
    parameters: Record<string, { name: string; in: string; required?: boolean; example: unknown }>
  }
}

export type Operation = Method & { path: string; method: string }

const contract: Contract = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'))

export const operations: readonly Operation[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    ...operation,
  })),
)

export function takesKey({ parameters = [] }: Operation): boolean {
  return parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'))
}

/** The query with the examples of its required parameters, `?q=…`; empty if there are none. */
export function queryOf({ parameters = [] }: Operation): string {
  const asked = parameters
    .flatMap(({ $ref }) => contract.components.parameters[$ref?.split('/').at(-1) ?? ''] ?? [])
    .filter((parameter) => parameter.in === 'query' && parameter.required)
  const query = new URLSearchParams(asked.map(({ name, example }) => [name, String(example)]))
  return query.size === 0 ? '' : `?${query}`
}

/** The example of a successful response. */
export function answerOf(operation: Operation): { data: unknown } | undefined {
  const answer = operation.responses[200]
  const whole = '$ref' in answer ? contract.components.responses[answer.$ref.split('/').at(-1) ?? ''] : answer
  return whole?.content['application/json']?.example
}

/** The example of the body; undefined if the operation has none. */
export function bodyOf({ requestBody }: Operation): unknown {
  return Object.values(requestBody?.content ?? {})[0]?.example
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
ajv.addSchema(contract, 'contract')

/** How a body breaks the contract's schema; null if it fits. */
export function bodyErrors({ path, method, requestBody }: Operation, body: unknown): string | null {
  if (!requestBody) return body === undefined ? null : 'there is no body'
  const [type = ''] = Object.keys(requestBody.content)
  const keys = ['paths', path, method.toLowerCase(), 'requestBody', 'content', type, 'schema']
  const pointer = keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')))
  const validate = ajv.compile({ $ref: `contract#/${pointer.join('/')}` })
  return validate(body) ? null : ajv.errorsText(validate.errors)
}

/** The fields of forms that may be repeated. */
const LISTS = ['room_ids', 'weekdays', 'photos', 'photo_order']

/** Reads the body of a request: parsed JSON, or the fields of a form with files as `name: text`; undefined without one. */
export async function receivedBody(request: IncomingMessage): Promise<unknown> {
  const bytes = await arrayBuffer(request)
  if (bytes.byteLength === 0) return undefined
  const received = new Response(bytes, { headers: { 'Content-Type': request.headers['content-type'] ?? '' } })
  if (!request.headers['content-type']?.startsWith('multipart/form-data;')) return received.json()
  const fields: Record<string, unknown> = {}
  const form = await received.formData()
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name)
    const texts = await Promise.all(
      values.map(async (value) =>
        typeof value === 'string' ? value : `${value.name}: ${await value.text()}`,
      ),
    )
    fields[name] = LISTS.includes(name) || texts.length > 1 ? texts : texts[0]
  }
  return fields
}
