import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PortalError } from './portal-error.ts'
import { MAX_RETRIES, pause, retryDelay } from './retry.ts'

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
    expect(retryDelay(error, 0) !== null).toBe(again)
  })

  test('retries twice with a growing delay', () => {
    const waits = [0, 1, 2, 3].map((attempt) => retryDelay(failure(503), attempt, () => 1))
    expect(waits).toEqual([200, 400, null, null])
    expect(waits.filter((wait) => wait !== null)).toHaveLength(MAX_RETRIES)
  })

  test('jitter shortens the delay by up to half', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (chance) => {
        const wait = retryDelay(failure(503), 0, () => chance) ?? 0
        expect(wait).toBeGreaterThanOrEqual(100)
        expect(wait).toBeLessThanOrEqual(200)
      }),
    )
  })

  test('respects a longer retry_after up to a limit', () => {
    expect(retryDelay(failure(429, 'x', 2), 0)).toBe(2000)
    expect(retryDelay(failure(429, 'x', 5), 0)).toBe(5000)
    expect(retryDelay(failure(429, 'x', 6), 0)).toBeNull()
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
