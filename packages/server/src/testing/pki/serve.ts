import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a service misbehaves as a server, whatever it would have answered. */
export type Outage =
  /** Never answers. */
  | 'hangs'
  /** Answers 503. */
  | 'down'
  /** Answers with an endless stream. */
  | 'floods'
  /** Sends elsewhere: to a place that would answer well. */
  | 'redirects'
  /** Answers with a page in HTML. */
  | 'rubbish'

/** A service that is played over HTTP. */
export interface Player {
  url: string
  /** How many requests came in. */
  asked(): number
  close(): Promise<void>
}

/** What a service answers: bytes of a type. */
export interface PlayedAnswer {
  type: string
  body: Uint8Array | string
}

export async function play(
  answer: (body: Buffer, request: IncomingMessage) => PlayedAnswer,
  outage: () => Outage | null,
): Promise<Player> {
  let asked = 0
  const server = createServer(async (request, response) => {
    asked++
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece)
    const { type, body } = answer(Buffer.concat(pieces), request)
    const fault = request.url === '/elsewhere' ? null : outage()
    if (fault === 'hangs') return
    if (fault === 'floods') {
      const flood = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      }
      response.writeHead(200).on('drain', flood)
      flood()
    } else if (fault === 'redirects') response.writeHead(307, { location: '/elsewhere' }).end()
    else if (fault === 'down') response.writeHead(503).end()
    else if (fault === 'rubbish') response.end('<!doctype html><title>Proxy</title>')
    else response.setHeader('content-type', type).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    asked: () => asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
