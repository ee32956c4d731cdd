import { describe, expect, it, vi } from 'vitest'
import { endpointStage } from '../../../testing/endpoint-stage.ts'
import { channelOf } from '../access.ts'

// 20 places in all; of one address 3 who have subscribed to something, and 2 who have not.
const { PATH, open, hold, held, subscribe, listener } = endpointStage()

/** Somebody with a wrong key who never takes leave. */
const holdRefused = (address: string) => hold('/app/another?protocol=7', address)
/** Somebody who says nothing and never takes leave. */
const holdIdle = (address: string) => hold(PATH, address)

describe('who connects', () => {
  it('once too often from one address has to wait; other addresses need not', async () => {
    for (let n = 0; n < 3; n++) await listener(1, { 'x-forwarded-for': '10.0.0.1' })
    expect(await open(PATH, { 'x-forwarded-for': '10.0.0.1' }).closed).toBe(4100)
    await listener(1, { 'x-forwarded-for': '10.0.0.2' })
  })

  it('comes in again when another has left', async () => {
    const all = [await listener(1), await listener(1), await listener(1)]
    expect(await open().closed).toBe(4100)
    all[0]?.socket.close()
    await all[0]?.closed
    await listener(1)
  })

  it('when there are too many in all has to wait', async () => {
    for (let n = 0; n < 20; n++) await listener(1, { 'x-forwarded-for': `10.0.1.${n}` })
    expect(await open(PATH, { 'x-forwarded-for': '10.0.2.1' }).closed).toBe(4100)
  })

  it('to be refused again and again, and never leaves, shuts nobody out: not even their own address', async () => {
    for (let n = 0; n < 130; n++) holdRefused('10.0.3.1')
    // All but as many as there are places are cut off, though they never took leave.
    await vi.waitFor(() => expect(held().filter(({ destroyed }) => destroyed)).toHaveLength(110), 30_000)
    await listener(1, { 'x-forwarded-for': '10.0.3.1' })
    await listener(1, { 'x-forwarded-for': '10.0.3.2' })
  })

  it('600 times to subscribe to nothing does not shut out a neighbour who subscribes', async () => {
    for (let n = 0; n < 600; n++) holdIdle('10.0.4.1')
    for (let n = 0; n < 3; n++) await listener(1, { 'x-forwarded-for': '10.0.4.1' })
    await listener(1, { 'x-forwarded-for': '10.0.4.2' })
  })

  it('to subscribe to nothing takes the place of the oldest who does, and is told to wait', async () => {
    const [first, second] = [open(), open()]
    for (const client of [first, second]) await client.hear('pusher:connection_established')
    await open().hear('pusher:connection_established')
    expect(await first.closed).toBe(4109)
    subscribe(second, channelOf(1))
    await second.hear('pusher_internal:subscription_succeeded')
  })

  it('and subscribes when the address is full by then has to wait', async () => {
    const late = open()
    await late.hear('pusher:connection_established')
    const all = [await listener(1), await listener(1), await listener(1)]
    subscribe(late, channelOf(1))
    expect(await late.closed).toBe(4100)
    // Who leaves the last channel gives the place among the subscribed back.
    all[0]?.say({ event: 'pusher:unsubscribe', data: { channel: 'private-user-1' } })
    all[0]?.say({ event: 'pusher:ping' })
    await all[0]?.hear('pusher:pong')
    await listener(1)
  })

  it('to subscribe to nothing never keeps the last places of all from those who subscribe', async () => {
    for (let n = 0; n < 10; n++) {
      for (let each = 0; each < 2; each++) holdIdle(`10.0.5.${n}`)
    }
    for (let n = 0; n < 20; n++) await listener(1, { 'x-forwarded-for': `10.0.6.${n}` })
    expect(await open(PATH, { 'x-forwarded-for': '10.0.7.1' }).closed).toBe(4100)
  })
})
