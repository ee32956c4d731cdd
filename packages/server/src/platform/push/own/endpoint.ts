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
  trustedProxies: readonly string[]
  limits: PlaceLimits
}

export interface Endpoint {
  /** Takes the upgrades of `/app/…`, and leaves all others to whoever else listens. */
  attach(server: Server): void
  /** Looks after every connection once. */
  beat(): void
  /** Sends everybody away to come back, and lets nobody in. */
  close(): Promise<void>
}

/** A subscription is a few hundred bytes, and nothing else is long. */
const MAX_MESSAGE = 8 * 1024
const BEAT_EVERY = 5_000
const GOODBYE = 2_000

/** The Pusher protocol at `/app/{key}`. */
export function createEndpoint(options: EndpointOptions): Endpoint {
  const { access, publicUrl, limits } = options
  const trust = proxyAddress.compile([...options.trustedProxies])
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE, clientTracking: true })
  const connections = new Map<WebSocket, Connection>()
  const places = createPlaces(limits)
  // Told to go and not gone yet, the oldest first: of more than there are places, the oldest are cut off.
  const leaving = new Set<WebSocket>()
  let isClosing = false

  const beat = () => {
    for (const connection of connections.values()) connection.beat()
  }
  const heart = setInterval(beat, BEAT_EVERY).unref()

  function admit(socket: WebSocket, request: IncomingMessage, address: string): void {
    socket.on('close', () => leaving.delete(socket))
    // What breaks the protocol of the web itself, such as too long a message, ws closes by itself.
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
    // Who has gone before being heard has no address any more.
    if (!request.socket.remoteAddress) return void socket.destroy()
    const address = networkOf(proxyAddress(request, trust))
    if (!isOfThisPortal(request.headers, publicUrl)) refuse(socket, '403 Forbidden')
    else if (isClosing) refuse(socket, '503 Service Unavailable')
    else sockets.handleUpgrade(request, socket, head, (opened) => admit(opened, request, address))
  }

  return {
    beat,
    attach(server) {
      server.on('upgrade', (request, socket, head) => {
        if (/^\/app\//.test(request.url ?? '')) upgrade(request, socket, head)
        // With nobody else to take it, it would stay open for ever.
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

/** Waits until the clients have taken leave, and cuts off who does not. */
async function allGone(sockets: WebSocketServer): Promise<void> {
  const closed = [...sockets.clients].map((socket) => new Promise((resolve) => socket.once('close', resolve)))
  const cut = setTimeout(() => {
    for (const socket of sockets.clients) socket.terminate()
  }, GOODBYE)
  await Promise.all(closed)
  clearTimeout(cut)
}

/**
 * Whether a connection comes from a page of this portal. Another site's page would connect in vain (it cannot sign), but need
 * not be served. `Sec-Fetch-Site` is not asked: not every browser sends it with a WebSocket.
 */
function isOfThisPortal({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  return !isOfAnotherSite({ origin }, { host, publicUrl })
}
