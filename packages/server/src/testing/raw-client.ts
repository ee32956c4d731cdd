import { once } from 'node:events'
import { WebSocket } from 'ws'

export interface RawClient {
  socket: WebSocket
  socketId: string
  /** Everything that came, oldest first, its data as it was sent. */
  heard: { event: string; channel?: string; data: unknown }[]
  say(message: object): void
  /** Waits for an event that has come or will come. */
  hear(event: string): Promise<{ event: string; channel?: string; data: unknown }>
  /** The code that the server closes with. */
  closed: Promise<number>
}

/** A client that says what it is told, right or wrong. */
export function rawClient(address: string, headers: Record<string, string> = {}): RawClient {
  const socket = new WebSocket(address, { headers })
  const heard: RawClient['heard'] = []
  const client: RawClient = {
    socket,
    socketId: '',
    heard,
    say: (message) => socket.send(JSON.stringify(message)),
    async hear(event) {
      for (;;) {
        const found = heard.find((message) => message.event === event)
        if (found) return found
        if (socket.readyState === WebSocket.CLOSED) throw new Error(`Closed before ${event}`)
        await Promise.race([once(socket, 'message'), once(socket, 'close')])
      }
    },
    closed: new Promise((resolve) => socket.once('close', resolve)),
  }
  socket.on('error', () => {})
  socket.on('message', (bytes) => {
    const message = JSON.parse(bytes.toString())
    heard.push(message)
    if (message.event === 'pusher:connection_established') {
      client.socketId = JSON.parse(message.data).socket_id
    }
  })
  return client
}

/** The HTTP status that a connection is refused with before it is one. */
export async function refusedWith(address: string, headers: Record<string, string> = {}): Promise<number> {
  const socket = new WebSocket(address, { headers })
  socket.on('error', () => {})
  const [, response] = await once(socket, 'unexpected-response')
  socket.terminate()
  return response.statusCode
}
