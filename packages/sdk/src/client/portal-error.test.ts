import { describe, expect, test } from 'vitest'
import { attempt, isPortalError, PortalError } from './portal-error.ts'

const FAILURE = {
  status: 422,
  code: 'invalid',
  message: 'Проверьте поля.',
  errors: { title: ['too_short'] },
  allowed_actions: ['up'],
  retry_after: 3,
  request_id: 'req-1f',
}

describe('PortalError', () => {
  test('has all fields', () => {
    const cause = new Error('why')
    const error = new PortalError(FAILURE, { cause })
    expect({ ...error, message: error.message }).toMatchObject(FAILURE)
    expect([error.name, error.cause, error instanceof Error]).toEqual(['PortalError', cause, true])
  })

  test('ignores unknown fields', () => {
    const told = { ...FAILURE, stack: 'forged', role_id: 2 }
    const error = new PortalError(told)
    expect(error.stack).not.toBe('forged')
    expect(error).not.toHaveProperty('role_id')
  })

  test('is recognised by its mark, even from another copy of the package', () => {
    expect(isPortalError(new PortalError(FAILURE))).toBe(true)
    expect(isPortalError({ [Symbol.for('@sauda/sdk/PortalError')]: true })).toBe(true)
  })

  test.each([new Error('x'), FAILURE, { name: 'PortalError' }, null, undefined, 'PortalError', 0])(
    '%j is not a PortalError',
    (thrown) => {
      expect(isPortalError(thrown)).toBe(false)
    },
  )
})

describe('attempt', () => {
  test('returns a value', async () => {
    expect(await attempt(Promise.resolve(1))).toEqual({ ok: true, value: 1 })
  })

  test('returns a PortalError', async () => {
    const error = new PortalError(FAILURE)
    expect(await attempt(Promise.reject(error))).toEqual({ ok: false, error })
  })

  test('rethrows other errors', async () => {
    await expect(attempt(Promise.reject(new TypeError('mistake')))).rejects.toThrow('mistake')
  })
})
