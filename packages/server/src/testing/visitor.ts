import type { LightMyRequestResponse } from 'fastify'
import type { TestServer } from './test-server.ts'

/** A browser: keeps cookies and comes from one address. */
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

/** Shows an answer as tests compare it: its status and its data, or why not. */
export function shown({ statusCode, body }: LightMyRequestResponse): [number, unknown] {
  const { data, code, errors } = JSON.parse(body)
  return [statusCode, data === undefined ? (errors ?? code) : data]
}

/** What an answer says, but for the id of its request: two answers that must not differ are compared by it. */
export function toldBy({ statusCode, body }: LightMyRequestResponse): [number, unknown] {
  const { request_id: _, ...told } = JSON.parse(body)
  return [statusCode, told]
}

/** All that somebody who asks about an address sees of answers; what differs from address to address is left out. */
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
