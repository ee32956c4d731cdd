import { once } from 'node:events'
import { WebSocket } from 'ws'

export interface RawClient {
  socket: WebSocket
  socketId: string
  /** All messages received, oldest first, with unparsed data. */
  heard: { event: string; channel?: string; data: unknown }[]
  say(message: object): void
  /** Waits for an event; events already received count. */
  hear(event: string): Promise<{ event: string; channel?: string; data: unknown }>
  /** The close code from the server. */
  closed: Promise<number>
}

/** A client that sends any message, valid or not. */
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

/** Returns the HTTP status of a rejected WebSocket upgrade. */
export async function refusedWith(address: string, headers: Record<string, string> = {}): Promise<number> {
  const socket = new WebSocket(address, { headers })
  socket.on('error', () => {})
  const [, response] = await once(socket, 'unexpected-response')
  socket.terminate()
  return response.statusCode
}
