import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PortalError } from './portal-error.ts'
import { backoff, isAmbiguous, isUnsent, outcomeUnknown, pause, retryDelay } from './retry.ts'

const failure = (status: number, code = 'x', retry_after?: number) =>
  new PortalError({ status, code, message: code, retry_after })

describe('retry delay', () => {
  test.each([
    [failure(0, 'network'), true],
    [failure(429), true],
    [failure(502), true],
    [failure(503), true],
    [failure(504), true],
    [failure(500), false],
    [failure(501), false],
    [failure(400), false],
    [failure(404), false],
    [failure(409), false],
    [failure(0, 'timeout'), false],
    [failure(0, 'aborted'), false],
    [failure(200, 'unexpected_answer'), false],
  ])('%s: %s', (error, again) => {
    expect(retryDelay(error, 100)).toBe(again ? 100 : null)
  })

  test('an unknown outcome is final, also with the status of a proxy', () => {
    expect(retryDelay(outcomeUnknown(failure(502)), 100)).toBeNull()
  })

  test('respects a longer retry_after up to a limit', () => {
    expect(retryDelay(failure(429, 'x', 2), 100)).toBe(2000)
    expect(retryDelay(failure(429, 'x', 2), 3000)).toBe(3000)
    expect(retryDelay(failure(429, 'x', 5), 100)).toBe(5000)
    expect(retryDelay(failure(429, 'x', 6), 100)).toBeNull()
  })
})

describe('backoff', () => {
  test('doubles', () => {
    expect([0, 1, 2, 3].map((attempt) => backoff(attempt, () => 1))).toEqual([200, 400, 800, 1600])
  })

  test('jitter shortens the delay by up to half', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (chance) => {
        const wait = backoff(0, () => chance)
        expect(wait).toBeGreaterThanOrEqual(100)
        expect(wait).toBeLessThanOrEqual(200)
      }),
    )
  })
})

describe('whether a request may have been executed', () => {
  const thrown = (code: string, message = 'x') =>
    new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) })

  test.each([
    [failure(0, 'network'), true],
    [failure(502), true],
    [failure(504), true],
    [failure(503), false],
    [failure(429), false],
    [failure(500), false],
    [failure(0, 'timeout'), false],
    [failure(0, 'aborted'), false],
  ])('%s: %s', (error, ambiguous) => {
    expect(isAmbiguous(error)).toBe(ambiguous)
  })

  test.each([
    [undefined, false],
    ['refused', false],
    [new TypeError('Failed to fetch'), false],
    [thrown('ECONNRESET'), false],
    [thrown('UND_ERR_SOCKET', 'other side closed'), false],
    [new TypeError('error sending request for url (http://refused.example/notfound): reset'), false],
    [thrown('ECONNREFUSED'), true],
    [thrown('ENOTFOUND'), true],
    [thrown('EAI_AGAIN'), true],
    [thrown('UND_ERR_CONNECT_TIMEOUT'), true],
    [Object.assign(new Error('Unable to connect.'), { code: 'ConnectionRefused' }), true],
    [new TypeError('client error (Connect): tcp connect error: Connection refused'), true],
    [new TypeError('error sending request for url (http://x/): client error (Connect): dns error: x'), true],
  ])('%s: unsent %s', (error, unsent) => {
    expect(isUnsent(error)).toBe(unsent)
  })
})

describe('pause', () => {
  test('ends on abort', async () => {
    const controller = new AbortController()
    const waiting = pause(2_000_000, controller.signal)
    controller.abort()
    await expect(waiting).resolves.toBeUndefined()
  })

  test('ends after its time', async () => {
    await expect(pause(1, new AbortController().signal)).resolves.toBeUndefined()
  })
})
