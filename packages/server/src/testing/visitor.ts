import type { LightMyRequestResponse } from 'fastify'
import type { TestServer } from './test-server.ts'

/** A browser: keeps cookies and has one address. */
export interface Visitor {
  cookies: Map<string, string>
  post(path: string, json?: object): Promise<LightMyRequestResponse>
  get(path: string): Promise<LightMyRequestResponse>
}

let visitors = 0

function newAddress(): string {
  visitors += 1
  return `10.20.${visitors >> 8}.${visitors & 255}`
}

export function visitor(test: Pick<TestServer, 'send'>, address = newAddress()): Visitor {
  const cookies = new Map<string, string>()
  const ask = async (method: 'GET' | 'POST', path: string, json?: object) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await test.send({ method, path, json, address, headers: cookie ? { cookie } : {} })
    for (const { name, value } of answer.cookies) {
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return answer
  }
  return {
    cookies,
    post: (path, json) => ask('POST', `/api/${path}`, json),
    get: (path) => ask('GET', `/api/${path}`),
  }
}

/** Summarizes a response for tests: its status and its data, or its error. */
export function shown({ statusCode, body }: LightMyRequestResponse): [number, unknown] {
  const { data, code, errors } = JSON.parse(body)
  return [statusCode, data === undefined ? (errors ?? code) : data]
}

/** Returns a response without the id of its request, to compare two responses that must be equal. */
export function toldBy({ statusCode, body }: LightMyRequestResponse): [number, unknown] {
  const { request_id: _, ...told } = JSON.parse(body)
  return [statusCode, told]
}

/** Returns all that a client who enters an address sees of the responses, without what depends on the address. */
export function seenOf(answers: readonly LightMyRequestResponse[], email: string): string {
  return JSON.stringify(
    answers.map(({ statusCode, headers, body }) => {
      const { date, 'content-length': _, 'x-request-id': id, ...others } = headers
      return [statusCode, others, body.replace(String(id), 'ID')]
    }),
  )
    .replaceAll(email, 'EMAIL')
    .replace(/sauda-flow=[\w-]{43}/g, 'FLOW')
}
