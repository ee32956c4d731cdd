import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { refuseBroken } from './multipart.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer()
  await test.server.fastify.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => test.close())

/** The first line of the answer to bytes. */
async function answerTo(bytes: string): Promise<string> {
  const { port } = test.server.fastify.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  let text = ''
  socket.on('data', (chunk) => (text += chunk))
  await once(socket, 'close')
  return text.split('\r\n')[0] ?? ''
}

it.each([
  ['http://portal.example/api/room/get', '200 OK'],
  ['HTTPS://portal.example:8443/api/room/get?x=1', '200 OK'],
  ['http://portal.example', '404 Not Found'],
  ['http://portal.example?x=1', '404 Not Found'],
  ['http://portal.example/api/%zz', '400 Bad Request'],
  ['http://portal.example//api/room/get', '404 Not Found'],
])('a request may name the whole address, as for a proxy: %s', async (address, status) => {
  const head = ['Host: portal.example', 'Connection: close', '', ''].join('\r\n')
  expect(await answerTo(`GET ${address} HTTP/1.1\r\n${head}`)).toBe(`HTTP/1.1 ${status}`)
})

it.each(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'])(
  'a form that its sender breaks off with %s is no error of ours',
  (code) => {
    const error = Object.assign(new Error('aborted'), { code })
    expect(() => refuseBroken(error)).toThrow('bad_request')
  },
)

it('any other error with a code stays what it is', () => {
  const error = Object.assign(new Error('no space'), { code: 'ENOSPC' })
  expect(() => refuseBroken(error)).toThrow(error)
})

it.each(['/api/docs', '/exchange/v1/docs'])(
  '%s runs only its own scripts, and sends no referrer',
  async (path) => {
    const { headers } = await test.send({ method: 'GET', path })
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer' })
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';")
  },
)
