import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { finished } from 'node:stream/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { RefusalError } from '../refusal.ts'
import { halfSent } from '../testing/half-sent.ts'
import { createGate, createShares, GateFullError, holdPlace, type Patience, refuseFull } from './gate.ts'

it('never runs more than its width at once, and runs everything in order', async () => {
  const gate = createGate(2)
  const order: number[] = []
  let running = 0
  let most = 0
  const work = (index: number) => async () => {
    most = Math.max(most, ++running)
    await new Promise(setImmediate)
    order.push(index)
    running--
    return index
  }
  const results = await Promise.all([0, 1, 2, 3, 4, 5].map((index) => gate(work(index))))
  expect(results).toEqual([0, 1, 2, 3, 4, 5])
  expect(order).toEqual([0, 1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

it('frees the place when work fails', async () => {
  const gate = createGate(1)
  const failed = gate(() => Promise.reject(new Error('no')))
  const after = gate(async () => 'next')
  await expect(failed).rejects.toThrow('no')
  await expect(after).resolves.toBe('next')
})

it('takes no more than may wait', async () => {
  const gate = createGate(1, 1)
  const { promise, resolve } = Promise.withResolvers<void>()
  const running = gate(() => promise)
  const waiting = gate(async () => 'second')
  await expect(gate(async () => 'third')).rejects.toThrow(GateFullError)
  resolve()
  await running
  expect(await waiting).toBe('second')
  expect(await gate(async () => 'fourth')).toBe('fourth')
})

it('each key has its own share, and one more is refused at once', async () => {
  const shares = createShares(1)
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = shares('a')(() => promise)
  await expect(shares('a')(async () => 'second')).rejects.toThrow(GateFullError)
  await expect(shares('b')(async () => 'other')).resolves.toBe('other')
  resolve('first')
  await expect(first).resolves.toBe('first')
  await expect(shares('a')(async () => 'third')).resolves.toBe('third')
})

it('what finds no place is refused with the time to come back, and another error stays what it is', () => {
  const full = new GateFullError('full')
  expect(() => refuseFull(full)).toThrow(new RefusalError('unavailable', { retry_after: 10 }))
  expect(() => refuseFull(full, 'too_many_requests', 5)).toThrow(
    new RefusalError('too_many_requests', { retry_after: 5 }),
  )
  expect(() => refuseFull(new Error('no'))).toThrow(new Error('no'))
})

describe('a place that a request holds', () => {
  /** A server that answers with more than connections take before somebody reads, and tells who got a place. */
  async function stage(width: number, { longest, patience }: { longest?: number; patience?: Patience } = {}) {
    const gate = createGate(width, longest)
    const came: string[] = []
    const got: string[] = []
    const changed = new EventTarget()
    const server = createServer(async (request, response) => {
      const who = request.url ?? ''
      came.push(who)
      changed.dispatchEvent(new Event('change'))
      try {
        await holdPlace(gate, response, patience)
        got.push(who)
        if (who.startsWith('/body')) await finished(request)
        if (who.startsWith('/work')) await once(response, 'timeout')
        response.end(who.startsWith('/small') ? 'small' : Buffer.alloc(64 * 1024 * 1024))
      } catch {
        response.writeHead(503).end()
      }
      changed.dispatchEvent(new Event('change'))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    const until = async (isTrue: () => boolean) => {
      while (!isTrue())
        await new Promise((resolve) => changed.addEventListener('change', resolve, { once: true }))
    }
    const ask = (path: string, headers: Record<string, string> = {}) =>
      halfSent(port, { method: 'GET', path, headers })
    return { came, got, until, ask, port }
  }

  it('is kept until the answer is sent, and free once the client has left', async () => {
    const { came, got, until, ask } = await stage(1)
    const slow = await ask('/slow')
    await until(() => got.includes('/slow'))
    const next = await ask('/next')
    await until(() => came.includes('/next'))
    expect(got).toEqual(['/slow'])
    await slow.leave()
    await until(() => got.includes('/next'))
    expect(await next.status()).toBe(200)
  })

  it('is free once the answer is sent, on the same connection as well', async () => {
    const { got, port } = await stage(1)
    for (const n of [1, 2, 3]) {
      expect(await (await fetch(`http://127.0.0.1:${port}/small${n}`)).text()).toBe('small')
    }
    expect(got).toEqual(['/small1', '/small2', '/small3'])
  })

  it('is not taken by a client that has left while it waited', async () => {
    const { came, got, until, ask } = await stage(1)
    const slow = await ask('/slow')
    await until(() => got.includes('/slow'))
    const gone = await ask('/gone')
    await until(() => came.includes('/gone'))
    await gone.leave()
    await ask('/next')
    await until(() => came.includes('/next'))
    await slow.leave()
    await until(() => got.includes('/next'))
  })

  it('is refused where too many wait', async () => {
    const { got, until, ask } = await stage(1, { longest: 0 })
    await ask('/slow')
    await until(() => got.includes('/slow'))
    expect(await (await ask('/next')).status()).toBe(503)
  })

  it.each([
    ['sends nothing', '/body', { stalled: 20, whole: 600_000 }],
    ['takes nothing', '/slow', { stalled: 20, whole: 600_000 }],
    ['has not sent all in time', '/body', { stalled: 600_000, whole: 20 }],
    ['has not taken all in time', '/slow', { stalled: 600_000, whole: 20 }],
  ])('is lost by a client that %s', async (_title, path, patience) => {
    const { got, until, ask } = await stage(1, { patience })
    await ask(path, path === '/body' ? { 'content-length': '9' } : {})
    await until(() => got.includes(path))
    expect(await (await ask('/small')).status()).toBe(200)
  })

  it('is kept while the server is at work on a request that has come', async () => {
    const { ask } = await stage(1, { patience: { stalled: 20, whole: 600_000 } })
    expect(await (await ask('/work/small')).status()).toBe(200)
  })
})
