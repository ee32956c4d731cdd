import Pusher from 'pusher-js'
import { test as base, expect, type TestContext, vi } from 'vitest'
import { createPortal } from '../client/index.ts'
import { connectLive, type LiveConnection, type LiveOptions } from './connect.ts'
import { TestPortal } from './test-pusher.ts'

const NEWS = { event: 'notification', notification: notification(901) }
const PATIENCE = { timeout: 20_000 }

// Each has a server of its own and mostly waits for pusher-js, which retries after seconds.
const test = base.concurrent

test('delivers decoded events of the user’s channel and drops malformed ones', async (context) => {
  const { server, states, events } = await connect(context)
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

test('reconnects after the server restarted and reports it', async (context) => {
  const { server, states, events } = await connect(context)
  await vi.waitFor(() => expect(states).toEqual(['online']), PATIENCE)
  server.stop()
  await vi.waitFor(() => expect(states).toContain('offline'), PATIENCE)
  await server.start()
  await vi.waitFor(() => expect(states.at(-1)).toBe('online'), PATIENCE)
  expect(server.signed).toHaveLength(2)
  server.send('notification', NEWS.notification)
  await vi.waitFor(() => expect(events).toEqual([NEWS]), PATIENCE)
})

test('retries while the portal cannot sign', async (context) => {
  const { server, states } = await connect(context, { signings: [{ status: 503, body: {} }] })
  await vi.waitFor(() => expect(states).toEqual(['offline', 'online']), PATIENCE)
  expect(server.connections).toBe(1)
})

const SIGNED_OUT = { status: 401, body: { code: 'sign_in_required', message: '' } }

test('retries once with the new token after the token changed', async (context) => {
  const { server, states } = await connect(context, { signings: [SIGNED_OUT] })
  await vi.waitFor(() => expect(states).toEqual(['offline', 'online']), PATIENCE)
  expect([server.signed.length, server.connections]).toEqual([2, 1])
})

test('reports an ended session as refused after the second attempt', async (context) => {
  const { server, states } = await connect(context, { signings: [SIGNED_OUT, SIGNED_OUT] })
  await vi.waitFor(() => expect(states).toEqual(['offline', 'refused']), PATIENCE)
  expect(server.signed).toHaveLength(2)
})

test('reports a refused subscription and does not retry it', async (context) => {
  const refusal = { status: 403, body: { code: 'forbidden', message: '' } }
  const { server, states, events } = await connect(context, { signings: [refusal] })
  await vi.waitFor(() => expect(states).toEqual(['refused']), PATIENCE)
  expect(server.signed).toHaveLength(1)
  expect(events).toEqual([])
})

test('reports a wrong signature', async (context) => {
  const { states } = await connect(context, {
    signings: [{ status: 200, body: { data: { auth: 'wrong' } } }],
  })
  await vi.waitFor(() => expect(states.at(-1)).toBe('refused'), PATIENCE)
  expect(states).not.toContain('online')
})

test('reports a rejected connection', async (context) => {
  const { server, states } = await connect(context, { closeCode: 4004 })
  await vi.waitFor(() => expect(states.at(-1)).toBe('refused'), PATIENCE)
  expect(server.signed).toEqual([])
})

test('retries after a subscription that came too late', async (context) => {
  const { server, states } = await connect(context, { closeCode: 4109 })
  await vi.waitFor(() => expect(server.paths.length).toBeGreaterThan(1), PATIENCE)
  server.closeCode = null
  await vi.waitFor(() => expect(states.at(-1)).toBe('online'), PATIENCE)
  expect(states).not.toContain('refused')
})

test('calls no callback after close', async (context) => {
  const { server, states, events, live } = await connect(context)
  await vi.waitFor(() => expect(states).toEqual(['online']), PATIENCE)
  server.send('notification', NEWS.notification)
  live.close()
  await vi.waitFor(() => expect(server.connections).toBe(0), PATIENCE)
  expect([states, events]).toEqual([['online'], []])
})

test('also takes the module of pusher-js, as `import()` returns it', async (context) => {
  const { states } = await connect(context, {}, await import('pusher-js'))
  await vi.waitFor(() => expect(states).toEqual(['online']), PATIENCE)
})

test('throws if the settings cannot be fetched', async () => {
  const portal = createPortal({ baseUrl: 'http://127.0.0.1:1', timeout: 100 })
  const told = vi.fn()
  const host = { hostname: '127.0.0.1', port: 1, secure: false }
  const connecting = connectLive(portal, { Pusher, host, onEvent: told, onState: told })
  await expect(connecting).rejects.toMatchObject({ name: 'PortalError' })
  expect(told).not.toHaveBeenCalled()
})

/** A connection of the real pusher-js to a configurable server. */
async function connect(
  { onTestFinished }: TestContext,
  behaviour: Partial<Pick<TestPortal, 'signings' | 'closeCode'>> = {},
  exported: LiveOptions['Pusher'] = Pusher,
) {
  const server = Object.assign(new TestPortal(), behaviour)
  onTestFinished(() => server.stop())
  await server.start()
  const states: string[] = []
  const events: unknown[] = []
  const live: LiveConnection = await connectLive(createPortal({ baseUrl: server.baseUrl }), {
    Pusher: exported,
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
