import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** Starts a real server for the duration of a test and returns its address. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

/** A server that responds to everything with one status and body, and records the requests. */
export async function serveAnswer(status: number, body: unknown, headers: Record<string, string> = {}) {
  const requests: IncomingMessage[] = []
  const baseUrl = await serve((request, response) => {
    requests.push(request)
    request.resume()
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  return { baseUrl, requests }
}
