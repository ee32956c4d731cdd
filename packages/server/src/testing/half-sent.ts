import { once } from 'node:events'
import { connect, type Server, type Socket } from 'node:net'

/** A connection on which a request was begun: its body has not come, or its answer is not read. */
export interface HalfSent {
  socket: Socket
  /** Reads the status of the answer; null if the connection ends without one. */
  status(): Promise<number | null>
  /** Hangs up. */
  leave(): Promise<void>
}

interface HalfRequest {
  method: string
  path: string
  headers?: Record<string, string>
  /** The client's address, which a server with the proxy 127.0.0.1 believes; by default this machine's own. */
  from?: string
}

/** Sends the head of a request, and neither its body nor an acknowledgement of what comes back. */
export async function halfSent(
  port: number,
  { method, path, headers = {}, from }: HalfRequest,
): Promise<HalfSent> {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.pause()
  const lines = Object.entries({ host: 'portal', ...(from && { 'x-forwarded-for': from }), ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  socket.write(`${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`)
  return {
    socket,
    async status() {
      for await (const bytes of socket.iterator({ destroyOnReturn: false })) {
        const found = /^HTTP\/1\.1 (\d{3}) /.exec(String(bytes))
        return found ? Number(found[1]) : null
      }
      return null
    },
    async leave() {
      const closed = once(socket, 'close')
      socket.destroy()
      await closed
    },
  }
}

/** Notes the connections of a server, and waits until one of them is ended after so many milliseconds without a byte. */
export function watchStalls(server: Server): (milliseconds: number) => Promise<void> {
  const sockets: Socket[] = []
  server.on('connection', (socket) => sockets.push(socket))
  return async (milliseconds) => {
    while (!sockets.some(({ timeout, destroyed }) => timeout === milliseconds && !destroyed))
      await new Promise(setImmediate)
  }
}
