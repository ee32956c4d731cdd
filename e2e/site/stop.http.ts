import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect } from '@playwright/test'
import { test } from '../portal/own-portals.ts'

/** Requests a page and keeps the connection open. */
async function ask(url: string, lines: readonly string[]): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(lines.map((line) => `${line}\r\n`).join(''))
  return socket
}

/** A form whose body never ends. */
const halfForm = (url: string) =>
  ask(url, [
    'POST /login HTTP/1.1',
    'Host: portal',
    'Origin: http://portal',
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Length: 500',
    '',
    'login=',
  ])

/** Streamed pages, more than a socket buffers, of which only the first bytes are read. */
async function unreadPages(url: string): Promise<Socket> {
  const socket = await ask(
    url,
    Array.from({ length: 100 }, () => ['GET /login HTTP/1.1', 'Host: portal', '']).flat(),
  )
  const [bytes] = await once(socket, 'data')
  expect(String(bytes)).toContain('HTTP/1.1 200 ')
  return socket.pause()
}

test('a portal with stalled pages exits with 0 on a signal, and so do pages with a separate API', async ({
  portals,
}) => {
  const portal = await portals.startDemo()
  const pages = await portals.start({ API_URL: portal.url })
  const stalled = []
  for (const { url } of [pages, portal]) stalled.push(await halfForm(url), await unreadPages(url))
  expect(await pages.stop()).toBe(0)
  expect(await portal.stop()).toBe(0)
  for (const socket of stalled) socket.destroy()
})
