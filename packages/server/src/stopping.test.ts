import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { sharedDataFolder } from './testing/data-folders.ts'
import { type ServerProcess, serverProcess, signBossIn } from './testing/server-process.ts'

const folder = sharedDataFolder()
const startServer = () => serverProcess({ SAUDA_DATA: folder() })

/** A connection with a request in progress that this side does not close. */
async function ask(address: URL, ...lines: string[]): Promise<Socket> {
  const socket = connect(Number(address.port), address.hostname)
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write([...lines.map((line) => `${line}\r\n`), '\r\n'].join(''))
  return socket
}

/** The next bytes of the response; an error when the connection closes before them. */
async function nextBytes(socket: Socket): Promise<string> {
  const closed = once(socket, 'close').then(() => {
    throw new Error('The connection was closed without a response.')
  })
  const [bytes] = await Promise.race([once(socket, 'data'), closed])
  return String(bytes)
}

/** Waits for the first bytes of the response. */
async function begun(socket: Socket): Promise<Socket> {
  expect(await nextBytes(socket)).toMatch(/^HTTP\/1\.1 (200|101) /)
  return socket
}

/** A body that never ends. Its request is in progress: the server has asked for the body. */
async function halfBody(address: URL): Promise<Socket> {
  const type = ['Content-Type: application/json', 'X-Portal-Client: test']
  const socket = await ask(
    address,
    'POST /api/user/auth HTTP/1.1',
    'Host: portal',
    ...type,
    'Content-Length: 90',
    'Expect: 100-continue',
  )
  expect(await nextBytes(socket)).toMatch(/^HTTP\/1\.1 100 /)
  socket.write('{"login": ')
  return socket
}

/** Requests more than a socket buffers, and stops reading after the first bytes. */
async function doesNotRead(address: URL): Promise<Socket> {
  const lines = ['GET /api/docs/swagger-ui-bundle.js HTTP/1.1', 'Host: portal', '']
  const socket = await ask(address, ...Array.from({ length: 20 }, () => lines).flat())
  await begun(socket)
  return socket.pause()
}

/** A WebSocket that does not respond to its close. */
async function liveSocket(address: URL): Promise<Socket> {
  const { data } = (await (await signBossIn(address)).json()) as { data: { token: string } }
  const settings = await fetch(new URL('/api/realtime/settings', address), {
    headers: { authorization: `Bearer ${data.token}` },
  })
  const { key } = ((await settings.json()) as { data: { key: string } }).data
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
  const first = `GET /app/${key}?protocol=7 HTTP/1.1`
  return begun(
    await ask(address, first, 'Host: portal', ...upgrade, 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='),
  )
}

/** A request whose headers never end. */
async function halfHeaders(address: URL): Promise<Socket> {
  const socket = connect(Number(address.port), address.hostname)
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write('GET /api/ad HTTP/1.1\r\nHost: por')
  return socket
}

async function refusesAll({ listening }: ServerProcess): Promise<void> {
  const address = await listening()
  await vi.waitFor(
    async () => expect(await fetch(address).catch((error) => error.cause?.code)).toBe('ECONNREFUSED'),
    { timeout: 30_000 },
  )
}

const STALLS = [halfBody, doesNotRead, liveSocket, halfHeaders]

it('exits with 0 on SIGTERM though every kind of request is stalled, and starts again on the same folder', async () => {
  const server = startServer()
  const address = await server.listening()
  for (const stall of STALLS) await stall(address)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)

  const again = startServer()
  expect((await signBossIn(await again.listening())).status).toBe(200)
  again.child.kill('SIGINT')
  expect(await again.ended).toBe(0)
})

it('finishes a request that completes meanwhile', async () => {
  const server = startServer()
  const socket = await halfBody(await server.listening())
  server.child.kill('SIGTERM')
  await refusesAll(server)
  socket.write(`"nobody@sauda.example", "password": "xx"}${' '.repeat(90 - 10 - 41)}`)
  expect(await nextBytes(socket)).toMatch(/^HTTP\/1\.1 401 /)
  expect(await server.ended).toBe(0)
})

it('exits at once on a second signal', async () => {
  const server = startServer()
  await halfBody(await server.listening())
  server.child.kill('SIGTERM')
  await refusesAll(server)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe('SIGTERM')
})
