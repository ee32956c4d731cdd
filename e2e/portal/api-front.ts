import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { errorText } from '@sauda/sdk/language'

/** A proxy between the pages and the API of the run that can imitate an API without a database. */
export interface ApiFront {
  url: string
  away: boolean
  close(): void
}

/** The cookie of a session among others, such as the answer about analytics. */
const SESSION = /(?:^|;\s*)(?:__Host-)?sauda=/

export async function openApiFront(api: string): Promise<ApiFront> {
  const server = createServer((asked, answer) => {
    // For a guest the API needs no database.
    const asksNothing = asked.url === '/api/session/me' && !SESSION.test(asked.headers.cookie ?? '')
    if (front.away && !asksNothing) {
      const code = 'unavailable'
      const language = asked.headers['accept-language'] === 'kk' ? 'kk' : 'ru'
      const failure = { code, message: errorText(code, language), request_id: 'of-the-api', retry_after: 10 }
      answer.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '10' })
      answer.end(JSON.stringify(failure))
      return
    }
    forward(asked, answer, api)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const front: ApiFront = { url: `http://127.0.0.1:${port}`, away: false, close: () => server.close() }
  return front
}

/** Sends a request on to another server, and its answer back. */
export function forward(asked: IncomingMessage, answer: ServerResponse, target: string): void {
  const { method, headers, url = '' } = asked
  const onward = request(new URL(url, target), { method, headers }, (told) => {
    answer.writeHead(told.statusCode ?? 502, told.headers)
    told.pipe(answer)
  })
  onward.on('error', () => answer.destroy())
  asked.pipe(onward)
}
