import { describe, expect, it, vi } from 'vitest'
import { endpointStage } from '../../../testing/endpoint-stage.ts'
import { channelOf } from '../access.ts'

// 20 places in total; per address 3 with and 2 without a subscription.
const { PATH, open, hold, held, subscribe, listener } = endpointStage()

/** A client with a wrong key that never closes. */
const holdRefused = (address: string) => hold('/app/another?protocol=7', address)
/** A client that sends nothing and never closes. */
const holdIdle = (address: string) => hold(PATH, address)

describe('a client that connects', () => {
  it('once too often from one address has to wait; other addresses do not', async () => {
    for (let n = 0; n < 3; n++) await listener(1, { 'x-forwarded-for': '10.0.0.1' })
    expect(await open(PATH, { 'x-forwarded-for': '10.0.0.1' }).closed).toBe(4100)
    await listener(1, { 'x-forwarded-for': '10.0.0.2' })
  })

  it('is accepted again when another has left', async () => {
    const all = [await listener(1), await listener(1), await listener(1)]
    expect(await open().closed).toBe(4100)
    all[0]?.socket.close()
    await all[0]?.closed
    await listener(1)
  })

  it('when the process is full has to wait', async () => {
    for (let n = 0; n < 20; n++) await listener(1, { 'x-forwarded-for': `10.0.1.${n}` })
    expect(await open(PATH, { 'x-forwarded-for': '10.0.2.1' }).closed).toBe(4100)
  })

  it('only to be rejected again and again, and never closes, locks nobody out, not even its own address', async () => {
    for (let n = 0; n < 130; n++) holdRefused('10.0.3.1')
    // All but as many as there are places are destroyed, though they never closed.
    await vi.waitFor(() => expect(held().filter(({ destroyed }) => destroyed)).toHaveLength(110), 30_000)
    await listener(1, { 'x-forwarded-for': '10.0.3.1' })
    await listener(1, { 'x-forwarded-for': '10.0.3.2' })
  })

  it('600 times without subscribing does not lock out a neighbour who subscribes', async () => {
    for (let n = 0; n < 600; n++) holdIdle('10.0.4.1')
    for (let n = 0; n < 3; n++) await listener(1, { 'x-forwarded-for': '10.0.4.1' })
    await listener(1, { 'x-forwarded-for': '10.0.4.2' })
  })

  it('without subscribing replaces the oldest such client, which is told to wait', async () => {
    const [first, second] = [open(), open()]
    for (const client of [first, second]) await client.hear('pusher:connection_established')
    await open().hear('pusher:connection_established')
    expect(await first.closed).toBe(4109)
    subscribe(second, channelOf(1))
    await second.hear('pusher_internal:subscription_succeeded')
  })

  it('and subscribes only after its address is full has to wait', async () => {
    const late = open()
    await late.hear('pusher:connection_established')
    const all = [await listener(1), await listener(1), await listener(1)]
    subscribe(late, channelOf(1))
    expect(await late.closed).toBe(4100)
    // A client that leaves its last channel frees its place among the subscribed ones.
    all[0]?.say({ event: 'pusher:unsubscribe', data: { channel: 'private-user-1' } })
    all[0]?.say({ event: 'pusher:ping' })
    await all[0]?.hear('pusher:pong')
    await listener(1)
  })

  it('without subscribing never takes the last places from clients that subscribe', async () => {
    for (let n = 0; n < 10; n++) {
      for (let each = 0; each < 2; each++) holdIdle(`10.0.5.${n}`)
    }
    for (let n = 0; n < 20; n++) await listener(1, { 'x-forwarded-for': `10.0.6.${n}` })
    expect(await open(PATH, { 'x-forwarded-for': '10.0.7.1' }).closed).toBe(4100)
  })
})
