import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach } from 'vitest'
import { type TestClock, testClock } from '../platform/clock.ts'
import { channelOf, signSubscription } from '../platform/push/access.ts'
import { createEndpoint, type Endpoint } from '../platform/push/own/endpoint.ts'
import { createHub, type Hub } from '../platform/push/own/hub.ts'
import { type RawClient, rawClient } from './raw-client.ts'

const access = { key: 'the-key', secret: 'the-secret', cluster: 'portal', host: null, secure: null }
const PATH = '/app/the-key?protocol=7&client=js'

/** Starts an endpoint on its own server for each test of a file, with few places, and creates its clients. */
export function endpointStage() {
  let server: Server
  let clock: TestClock
  let hub: Hub
  let endpoint: Endpoint
  let clients: RawClient[]
  let held: Socket[]

  beforeEach(async () => {
    clock = testClock(new Date('2026-11-21T06:00:00Z'))
    hub = createHub()
    clients = []
    held = []
    endpoint = createEndpoint({
      access,
      clock,
      hub,
      publicUrl: 'https://sauda.example',
      isListed: (origin) => origin === 'https://shop.example',
      trustedProxies: ['127.0.0.1'],
      limits: { connections: 20, connectionsOfAddress: 3, idleOfAddress: 2 },
    })
    server = createServer((_request, response) => response.end('page'))
    endpoint.attach(server)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterEach(async () => {
    for (const { socket } of clients) socket.terminate()
    for (const socket of held) socket.destroy()
    await endpoint.close()
    server.close()
  })

  const port = () => (server.address() as AddressInfo).port
  const at = (path: string) => `ws://127.0.0.1:${port()}${path}`
  const open = (path = PATH, headers: Record<string, string> = {}) => {
    const client = rawClient(at(path), headers)
    clients.push(client)
    return client
  }
  const subscribe = (client: RawClient, channel: string, auth?: string) =>
    client.say({
      event: 'pusher:subscribe',
      data: { channel, auth: auth ?? signSubscription(access, client.socketId, channel) },
    })

  return {
    access,
    PATH,
    at,
    open,
    subscribe,
    server: () => server,
    held: () => held,
    beat: () => endpoint.beat(),
    close: () => endpoint.close(),
    advance: (milliseconds: number) => clock.advance(milliseconds),
    say: (userId: number, text: string) => hub.deliver({ users: [userId], event: 'note', data: { text } }),
    /** A client subscribed to a user's channel. */
    async listener(userId: number, headers?: Record<string, string>): Promise<RawClient> {
      const client = open(PATH, headers)
      await client.hear('pusher:connection_established')
      subscribe(client, channelOf(userId))
      await client.hear('pusher_internal:subscription_succeeded')
      return client
    },
    /** A client that connects, then sends nothing and never closes. */
    hold(path: string, address: string): void {
      const upgrade = 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13'
      const socket = connect(port(), '127.0.0.1').on('error', () => {})
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: portal\r\nX-Forwarded-For: ${address}\r\n${upgrade}\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
      )
      held.push(socket.resume())
    },
  }
}
