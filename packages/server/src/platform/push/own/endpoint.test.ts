import { describe, expect, it, vi } from 'vitest'
import { endpointStage } from '../../../testing/endpoint-stage.ts'
import { type RawClient, refusedWith } from '../../../testing/raw-client.ts'
import { channelOf, signSubscription } from '../access.ts'
import { CLIENT_LIMITS } from './connection.ts'

/** How many milliseconds a wait may take before its test fails; it usually ends at once. */
const SOON = 20_000

const { access, PATH, at, open, subscribe, listener, say, advance, beat, close, server } = endpointStage()

describe('a client', () => {
  it('receives what is sent to its user, and no other does', async () => {
    const [one, other] = [await listener(1), await listener(2)]
    say(1, 'бір')
    expect(await one.hear('note')).toEqual({
      event: 'note',
      channel: 'private-user-1',
      data: '{"text":"бір"}',
    })
    say(2, 'екі')
    await other.hear('note')
    expect(other.heard.filter(({ event }) => event === 'note')).toHaveLength(1)
  })

  it('receives nothing from a channel it has left', async () => {
    const client = await listener(1)
    client.say({ event: 'pusher:unsubscribe', data: { channel: 'private-user-1' } })
    client.say({ event: 'pusher:ping', data: {} })
    await client.hear('pusher:pong')
    say(1, 'never')
    client.say({ event: 'pusher:subscribe', data: { channel: 'x' } })
    await client.hear('pusher:subscription_error')
    expect(client.heard.map(({ event }) => event)).not.toContain('note')
  })

  it.each([
    ['no signature', () => ''],
    ['another key', (id: string) => signSubscription({ ...access, key: 'x' }, id, channelOf(1))],
    ['another secret', (id: string) => signSubscription({ ...access, secret: 'x' }, id, channelOf(1))],
    ['the signature of another connection', () => signSubscription(access, '1.2', channelOf(1))],
    ['the signature of another channel', (id: string) => signSubscription(access, id, channelOf(2))],
    ['more than the signature', (id: string) => `${signSubscription(access, id, channelOf(1))}0`],
  ])('with %s is rejected from a channel, and others are unaffected', async (_what, forge) => {
    const owner = await listener(1)
    const thief = open()
    await thief.hear('pusher:connection_established')
    subscribe(thief, channelOf(1), forge(thief.socketId))
    expect(await thief.hear('pusher:subscription_error')).toMatchObject({
      channel: 'private-user-1',
      data: { type: 'AuthError', status: 403 },
    })
    say(1, 'тек саған')
    await owner.hear('note')
    thief.say({ event: 'pusher:ping' })
    await thief.hear('pusher:pong')
    expect(thief.heard.map(({ event }) => event)).not.toContain('note')
  })

  it.each(['news', 'private-user-0', 'private-user-1x', 'private-ads', 'presence-user-1', ''])(
    'cannot subscribe to the channel «%s», however it is signed',
    async (channel) => {
      const client = open()
      await client.hear('pusher:connection_established')
      subscribe(client, channel)
      await client.hear('pusher:subscription_error')
    },
  )

  it('can subscribe to a limited number of channels, once each', async () => {
    const client = await listener(1)
    for (let id = 1; id <= CLIENT_LIMITS.channels + 1; id++) subscribe(client, channelOf(id))
    expect(await client.hear('pusher:subscription_error')).toMatchObject({ data: { type: 'LimitReached' } })
    say(1, 'once')
    await client.hear('note')
    expect(client.heard.filter(({ event }) => event === 'note')).toHaveLength(1)
  })
})

describe('an invalid message', () => {
  it.each([
    ['invalid JSON', '{{{'],
    ['an unknown event', '{"event":"pusher:nothing"}'],
    ['a client event', '{"event":"client-note","channel":"private-user-1","data":{"text":"мен"}}'],
  ])('(%s) gets an error and reaches nobody', async (_what, text) => {
    const [listening, client] = [await listener(1), await listener(1)]
    client.socket.send(text)
    expect(await client.hear('pusher:error')).toMatchObject({ data: { code: null } })
    say(1, 'still here')
    await client.hear('note')
    await listening.hear('note')
    expect(listening.heard.filter(({ event }) => event.endsWith('note'))).toHaveLength(1)
  })

  it.each([
    ['a message that is too long', (client: RawClient) => client.socket.send('x'.repeat(10_000)), 1009],
    ['bytes', (client: RawClient) => client.socket.send(Buffer.from([1, 2, 3])), 1003],
    [
      'a thousand subscriptions',
      (client: RawClient) => {
        for (let id = 1; id <= 1000; id++) subscribe(client, channelOf(id))
      },
      4301,
    ],
  ])('(%s) closes the connection, and no other', async (_what, send, code) => {
    const other = await listener(1)
    const client = await listener(1)
    send(client)
    expect(await client.closed).toBe(code)
    say(1, 'still here')
    await other.hear('note')
  })
})

describe('a client that connects', () => {
  it.each([
    ['with an unknown key', '/app/another?protocol=7', 4001],
    ['with another version of the protocol', '/app/the-key?protocol=5', 4007],
    ['without a version', '/app/the-key', 4008],
  ])('%s gets the reason and is closed', async (_what, path, code) => {
    const client = open(path)
    expect(await client.hear('pusher:error')).toMatchObject({ data: { code } })
    expect(await client.closed).toBe(code)
  })

  it('and is gone before it is handled does no harm', async () => {
    server().prependOnceListener('upgrade', ({ socket }) => {
      Object.defineProperty(socket, 'remoteAddress', { value: undefined })
    })
    const gone = open()
    expect(await gone.closed).toBe(1006)
    await listener(1)
  })

  it.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['http://sauda.example', 403],
    ['http://shop.example', 403],
    ['https://shop.example:8443', 403],
    ['https://shop.example.evil.example', 403],
  ])('from a page of %s is rejected', async (origin, status) => {
    expect(await refusedWith(at(PATH), { origin })).toBe(status)
  })

  it('from a page of the portal is accepted, by its own host or the public one', async () => {
    for (const origin of [at('').replace('ws:', 'http:'), 'https://sauda.example']) {
      await open(PATH, { origin }).hear('pusher:connection_established')
    }
  })

  it('from a page of a listed origin is accepted and receives what is sent to its user', async () => {
    const page = await listener(1, { origin: 'https://shop.example' })
    say(1, 'басқа сайтқа')
    await page.hear('note')
  })

  it('at another path is left to other listeners, and rejected without any', async () => {
    expect(await refusedWith(at('/'))).toBe(404)
    server().on('upgrade', (request, socket) => {
      if (request.url === '/hot') socket.end('HTTP/1.1 418 Teapot\r\nContent-Length: 0\r\n\r\n')
    })
    expect(await refusedWith(at('/hot'))).toBe(418)
    await listener(1)
  })
})

describe('silence', () => {
  it('leads to a ping, then to a close', async () => {
    const client = await listener(1)
    advance(CLIENT_LIMITS.pingAfter * 1000)
    beat()
    await client.hear('pusher:ping')
    advance((CLIENT_LIMITS.goneAfter - CLIENT_LIMITS.pingAfter) * 1000)
    beat()
    expect(await client.closed).toBe(4201)
  })

  it('ends with a response', async () => {
    const client = await listener(1)
    advance(CLIENT_LIMITS.pingAfter * 1000)
    beat()
    await client.hear('pusher:ping')
    client.say({ event: 'pusher:pong' })
    client.say({ event: 'pusher:ping' })
    await client.hear('pusher:pong')
    advance((CLIENT_LIMITS.goneAfter - CLIENT_LIMITS.pingAfter) * 1000)
    beat()
    say(1, 'still here')
    await client.hear('note')
  })

  it('is not required: a client without subscriptions is closed though it sends messages', async () => {
    const client = open()
    await client.hear('pusher:connection_established')
    advance(CLIENT_LIMITS.subscribeWithin * 500)
    beat()
    client.say({ event: 'pusher:ping' })
    await client.hear('pusher:pong')
    advance(CLIENT_LIMITS.subscribeWithin * 500)
    beat()
    expect(await client.closed).toBe(4109)
  })

  it('after the last channel was left may last as long as at first', async () => {
    const client = await listener(1)
    advance(CLIENT_LIMITS.subscribeWithin * 2000)
    beat()
    client.say({ event: 'pusher:unsubscribe', data: { channel: 'private-user-1' } })
    client.say({ event: 'pusher:ping' })
    await client.hear('pusher:pong')
    advance(CLIENT_LIMITS.subscribeWithin * 500)
    beat()
    subscribe(client, channelOf(2))
    await vi.waitFor(
      () =>
        expect(
          client.heard.filter(({ event }) => event === 'pusher_internal:subscription_succeeded'),
        ).toHaveLength(2),
      SOON,
    )
  })
})

it('closing makes all clients reconnect, and accepts none', async () => {
  const client = await listener(1)
  await close()
  expect(await client.closed).toBe(4200)
  expect(await refusedWith(at(PATH))).toBe(503)
})
