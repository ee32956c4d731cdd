import Pusher from 'pusher-js'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createPortal } from '../client/index.ts'
import { connectLive, type LiveConnection } from './connect.ts'
import { TestPortal } from './test-pusher.ts'

const NEWS = { event: 'notification', notification: notification(901) }
const PATIENCE = { timeout: 20_000 }

test('events of the own channel come decoded; what cannot be understood does not come', async () => {
  const { server, states, events } = await connect()
  await vi.waitFor(() => expect(states).toEqual(['online']), PATIENCE)
  expect(server.paths[0]).toMatch(/^\/app\/0a1b2c3d4e5f60718293\?protocol=7&/)
  expect(server.signed).toEqual(['private-user-12'])
  server.send('notification', '{"id":')
  server.send('notification', { id: 'x' })
  server.send('weather', { id: 1, version: 1 })
  server.send('notification', NEWS.notification)
  server.send('ad', { id: 7, version: 3 })
  await vi.waitFor(() => expect(events).toEqual([NEWS, { event: 'ad', id: 7, version: 3 }]), PATIENCE)
})

test('it comes back by itself after the server went away, and says so', async () => {
  const { server, states, events } = await connect()
  await vi.waitFor(() => expect(states).toEqual(['online']), PATIENCE)
  server.stop()
  await vi.waitFor(() => expect(states).toContain('offline'), PATIENCE)
  await server.start()
  await vi.waitFor(() => expect(states.at(-1)).toBe('online'), PATIENCE)
  expect(server.signed).toHaveLength(2)
  server.send('notification', NEWS.notification)
  await vi.waitFor(() => expect(events).toEqual([NEWS]), PATIENCE)
})

test('a portal that cannot sign yet is asked again', async () => {
  const { server, states } = await connect({ signings: [{ status: 503, body: {} }] })
  await vi.waitFor(() => expect(states).toEqual(['offline', 'online']), PATIENCE)
  expect(server.connections).toBe(1)
})

const SIGNED_OUT = { status: 401, body: { code: 'sign_in_required', message: '' } }

test('a session whose token has just changed is asked for once more, with the new one', async () => {
  const { server, states } = await connect({ signings: [SIGNED_OUT] })
  await vi.waitFor(() => expect(states).toEqual(['offline', 'online']), PATIENCE)
  expect([server.signed.length, server.connections]).toEqual([2, 1])
})

test('a session that is over is refused after the second time', async () => {
  const { server, states } = await connect({ signings: [SIGNED_OUT, SIGNED_OUT] })
  await vi.waitFor(() => expect(states).toEqual(['offline', 'refused']), PATIENCE)
  expect(server.signed).toHaveLength(2)
})

test('a refused subscription is told, and is not asked for again on its own', async () => {
  const refusal = { status: 403, body: { code: 'forbidden', message: '' } }
  const { server, states, events } = await connect({ signings: [refusal] })
  await vi.waitFor(() => expect(states).toEqual(['refused']), PATIENCE)
  expect(server.signed).toHaveLength(1)
  expect(events).toEqual([])
})

test('a wrong signature is told', async () => {
  const { states } = await connect({ signings: [{ status: 200, body: { data: { auth: 'wrong' } } }] })
  await vi.waitFor(() => expect(states.at(-1)).toBe('refused'), PATIENCE)
  expect(states).not.toContain('online')
})

test('a portal that does not want the connection is told', async () => {
  const { server, states } = await connect({ closeCode: 4004 })
  await vi.waitFor(() => expect(states.at(-1)).toBe('refused'), PATIENCE)
  expect(server.signed).toEqual([])
})

test('a portal that the subscription reached too late is asked again', async () => {
  const { server, states } = await connect({ closeCode: 4109 })
  await vi.waitFor(() => expect(server.paths.length).toBeGreaterThan(1), PATIENCE)
  server.closeCode = null
  await vi.waitFor(() => expect(states.at(-1)).toBe('online'), PATIENCE)
  expect(states).not.toContain('refused')
})

test('after a close nothing is told', async () => {
  const { server, states, events, live } = await connect()
  await vi.waitFor(() => expect(states).toEqual(['online']), PATIENCE)
  server.send('notification', NEWS.notification)
  live.close()
  await vi.waitFor(() => expect(server.connections).toBe(0), PATIENCE)
  expect([states, events]).toEqual([['online'], []])
})

test('without settings there is no connection', async () => {
  const portal = createPortal({ baseUrl: 'http://127.0.0.1:1', timeoutMs: 100 })
  const told = vi.fn()
  const host = { hostname: '127.0.0.1', port: 1, secure: false }
  const connecting = connectLive(portal, { Pusher, host, onEvent: told, onState: told })
  await expect(connecting).rejects.toMatchObject({ name: 'PortalError' })
  expect(told).not.toHaveBeenCalled()
})

/** A connection of the real pusher-js to a server that behaves as told. */
async function connect(behaviour: Partial<Pick<TestPortal, 'signings' | 'closeCode'>> = {}) {
  const server = Object.assign(new TestPortal(), behaviour)
  await server.start()
  const states: string[] = []
  const events: unknown[] = []
  const live: LiveConnection = await connectLive(createPortal({ baseUrl: server.baseUrl }), {
    Pusher,
    host: server.host,
    onEvent: (event) => events.push(event),
    onState: (state) => states.push(state),
  })
  onTestFinished(() => live.close())
  return { server, states, events, live }
}

function notification(id: number) {
  return {
    id,
    type: 31,
    view: 0,
    created_at: '2026-11-21T06:42:00.000Z',
    user_banner_id: { id: 7, title: 'x' },
  }
}
