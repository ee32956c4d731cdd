import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect } from '@playwright/test'
import { test } from './portal/own-portals.ts'

/** Asks for a page and lets go of nothing. */
async function ask(url: string, lines: readonly string[]): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(lines.map((line) => `${line}\r\n`).join(''))
  return socket
}

/** A form whose body has a beginning and no end. */
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

/** Pages that stream, more of them than a socket holds, of which none is read after the first bytes. */
async function unreadPages(url: string): Promise<Socket> {
  const socket = await ask(
    url,
    Array.from({ length: 100 }, () => ['GET /login HTTP/1.1', 'Host: portal', '']).flat(),
  )
  const [bytes] = await once(socket, 'data')
  expect(String(bytes)).toContain('HTTP/1.1 200 ')
  return socket.pause()
}

test('a portal with stalled pages ends with 0 when asked, and so do pages without an API of their own', async ({
  portals,
}) => {
  const portal = await portals.start({ SAUDA_DEMO: 'no' })
  const pages = await portals.start({ API_URL: portal.url })
  const stalled = []
  for (const { url } of [pages, portal]) stalled.push(await halfForm(url), await unreadPages(url))
  expect(await pages.stop()).toBe(0)
  expect(await portal.stop()).toBe(0)
  for (const socket of stalled) socket.destroy()
})
