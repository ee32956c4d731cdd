import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import proxyAddress from '@fastify/proxy-addr'
import { isOfAnotherSite } from '@sauda/sdk/access'
import { type WebSocket, WebSocketServer } from 'ws'
import { networkOf } from '../../address.ts'
import { Connection, type ConnectionDeps, closeSocket } from './connection.ts'
import { createPlaces, type PlaceLimits } from './places.ts'
import { type Closing, PROTOCOL } from './protocol.ts'

export interface EndpointOptions extends ConnectionDeps {
  publicUrl: string
  /** Whether pages of another origin may connect. */
  isListed(origin: string | undefined): boolean
  trustedProxies: readonly string[]
  limits: PlaceLimits
}

export interface Endpoint {
  /** Handles upgrades of `/app/…`, and leaves all others to other listeners. */
  attach(server: Server): void
  /** Checks every connection once. */
  beat(): void
  /** Closes all connections so that clients reconnect, and accepts no more. */
  close(): Promise<void>
}

/** The longest message is a subscription of a few hundred bytes. */
const MAX_MESSAGE = 8 * 1024
const BEAT_EVERY = 5_000
const GOODBYE = 2_000

/** Serves the Pusher protocol at `/app/{key}`. */
export function createEndpoint(options: EndpointOptions): Endpoint {
  const { access, publicUrl, isListed, limits } = options
  const trust = proxyAddress.compile([...options.trustedProxies])
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE, clientTracking: true })
  const connections = new Map<WebSocket, Connection>()
  const places = createPlaces(limits)
  // Clients asked to close that have not closed yet, oldest first. If they outnumber the places, the oldest are
  // destroyed.
  const leaving = new Set<WebSocket>()
  let isClosing = false

  const beat = () => {
    for (const connection of connections.values()) connection.beat()
  }
  const heart = setInterval(beat, BEAT_EVERY).unref()

  function admit(socket: WebSocket, request: IncomingMessage, address: string): void {
    socket.on('close', () => leaving.delete(socket))
    // ws itself closes on violations of the WebSocket protocol, such as a too long message.
    socket.on('error', () => {})
    const why = reasonToRefuse(request) ?? keep(socket, address)
    if (!why) return
    closeSocket(socket, why)
    seeOut(socket)
  }

  function keep(socket: WebSocket, address: string): Closing | undefined {
    const place = places.take(address, () => connections.get(socket)?.close('notSubscribed'))
    if (!place) return 'overCapacity'
    socket.on('close', () => connections.delete(socket))
    const onDismissed = () => {
      connections.delete(socket)
      seeOut(socket)
    }
    connections.set(socket, new Connection(socket, options, { place, onDismissed }))
    return undefined
  }

  function seeOut(socket: WebSocket): void {
    if (socket.readyState !== socket.CLOSED) leaving.add(socket)
    const [oldest] = leaving
    if (!oldest || leaving.size <= limits.connections) return
    leaving.delete(oldest)
    oldest.terminate()
  }

  function reasonToRefuse({ url = '' }: IncomingMessage): Closing | undefined {
    const { pathname, searchParams } = new URL(url, 'http://portal')
    const protocol = searchParams.get('protocol')
    if (pathname !== `/app/${access.key}`) return 'unknownKey'
    if (!protocol) return 'noProtocol'
    if (protocol !== PROTOCOL) return 'unsupportedProtocol'
    return undefined
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => {})
    // A client that disconnected before it was handled has no address any more.
    if (!request.socket.remoteAddress) return void socket.destroy()
    const address = networkOf(proxyAddress(request, trust))
    const { headers } = request
    if (!isOfThisPortal(headers, publicUrl) && !isListed(headers.origin)) refuse(socket, '403 Forbidden')
    else if (isClosing) refuse(socket, '503 Service Unavailable')
    else sockets.handleUpgrade(request, socket, head, (opened) => admit(opened, request, address))
  }

  return {
    beat,
    attach(server) {
      server.on('upgrade', (request, socket, head) => {
        if (/^\/app\//.test(request.url ?? '')) upgrade(request, socket, head)
        // Without another listener, the socket would stay open forever.
        else if (server.listenerCount('upgrade') === 1) refuse(socket, '404 Not Found')
      })
    },
    async close() {
      isClosing = true
      clearInterval(heart)
      for (const connection of connections.values()) connection.renew()
      await allGone(sockets)
    },
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy())
  socket.end(
    `HTTP/1.1 ${status}\r\nX-Request-Id: ${randomUUID()}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  )
}

/** Waits for the clients to close, and destroys connections that do not. */
async function allGone(sockets: WebSocketServer): Promise<void> {
  const closed = [...sockets.clients].map((socket) => new Promise((resolve) => socket.once('close', resolve)))
  const cut = setTimeout(() => {
    for (const socket of sockets.clients) socket.terminate()
  }, GOODBYE)
  await Promise.all(closed)
  clearTimeout(cut)
}

/**
 * Returns whether a connection comes from a page of this portal. Another site's page could not sign a subscription
 * anyway, but need not be served. `Sec-Fetch-Site` is not used: not every browser sends it with a WebSocket.
 */
function isOfThisPortal({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  return !isOfAnotherSite({ origin }, { host, publicUrl })
}
