import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

type Frame = { event: string; data: { auth?: string; channel?: string } }

/** The response to a request to sign a subscription; the default signs it. */
type Signing = { status: number; body: unknown }

const KEY = '0a1b2c3d4e5f60718293'
const CHANNEL = 'private-user-12'
const SETTINGS = { key: KEY, cluster: 'portal', host: null, secure: null, channel: CHANNEL }

/** A minimal portal with an endpoint of the Pusher protocol (version 7). */
export class TestPortal {
  readonly paths: string[] = []
  readonly signed: string[] = []
  signings: Signing[] = []
  /** Closes each new connection with this code. */
  closeCode: number | null = null
  private sockets = new Set<WebSocket>()
  private server: Server | null = null
  private port = 0

  /** Starts it; after a stop at the same address. */
  async start(): Promise<void> {
    const server = createServer(async (request, response) => {
      const body = JSON.parse((await request.toArray()).join('') || '{}')
      const { status, body: answer } = this.answerTo(request.url ?? '', body)
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
    })
    new WebSocketServer({ server }).on('connection', (socket, { url = '' }) => this.welcome(socket, url))
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve))
    this.port = (server.address() as AddressInfo).port
    this.server = server
  }

  /** Ends all connections, as an exiting process does. */
  stop(): void {
    for (const socket of this.sockets) socket.terminate()
    this.server?.closeAllConnections()
    this.server?.close()
  }

  get host() {
    return { hostname: '127.0.0.1', port: this.port, secure: false }
  }

  get baseUrl() {
    return `http://127.0.0.1:${this.port}`
  }

  get connections() {
    return this.sockets.size
  }

  /** Sends an event to all connections; `data` is sent as it is, or encoded as the protocol requires. */
  send(event: string, data: unknown): void {
    const text = typeof data === 'string' ? data : JSON.stringify(data)
    for (const socket of this.sockets) socket.send(JSON.stringify({ event, channel: CHANNEL, data: text }))
  }

  private answerTo(url: string, { socket_id, channel_name }: { socket_id?: string; channel_name?: string }) {
    if (url === '/api/realtime/settings') return { status: 200, body: { data: SETTINGS } }
    this.signed.push(`${channel_name}`)
    return this.signings.shift() ?? { status: 200, body: { data: { auth: `${KEY}:${socket_id}` } } }
  }

  private welcome(socket: WebSocket, url: string): void {
    this.paths.push(url)
    this.sockets.add(socket)
    socket.on('close', () => this.sockets.delete(socket))
    if (this.closeCode) {
      socket.close(this.closeCode)
      return
    }
    const socket_id = `12.${this.paths.length}`
    const data = JSON.stringify({ socket_id, activity_timeout: 120 })
    socket.send(JSON.stringify({ event: 'pusher:connection_established', data }))
    socket.on('message', (message) => {
      const { event, data }: Frame = JSON.parse(String(message))
      if (event !== 'pusher:subscribe' || data.auth !== `${KEY}:${socket_id}`) return socket.close(4009)
      socket.send(
        JSON.stringify({
          event: 'pusher_internal:subscription_succeeded',
          channel: data.channel,
          data: '{}',
        }),
      )
    })
  }
}
