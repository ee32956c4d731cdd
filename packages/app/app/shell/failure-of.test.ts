import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { describe, expect, it } from 'vitest'
import { failureOf } from './failure-of.ts'

const answered = (status: number, body: unknown = null) => new ErrorResponse(status, '', body)

describe('failureOf', () => {
  it('uses the wording of the specification for a missing page, whatever the response contains', () => {
    expect(failureOf(answered(404))).toEqual({
      status: 404,
      message: 'This page could not be found',
      offline: false,
    })
    expect(failureOf(answered(404, 'No route matches')).message).toBe('This page could not be found')
  })

  it.each([
    [new Error('broken'), 500, 'broken'],
    [new Error(''), 500, 'Error'],
    [new Error('Unexpected Server Error'), 500, 'Error'],
    [Object.assign(new Error('Unknown middleware x'), { status: 500 }), 500, 'Unknown middleware x'],
    [Object.assign(new Error('odd'), { status: 0 }), 500, 'odd'],
    [Object.assign(new Error('odd'), { status: '404' }), 500, 'odd'],
    [answered(403), 403, 'Error'],
    [answered(418, 'teapot'), 418, 'teapot'],
    [answered(500, { secret: 1 }), 500, 'Error'],
    [answered(502, '<html><title>Bad gateway</title></html>'), 502, 'Error'],
    ['text', 500, 'Error'],
    [undefined, 500, 'Error'],
    [null, 500, 'Error'],
  ])('%s → %i %s', (error, status, message) => {
    expect(failureOf(error)).toEqual({ status, message, offline: false })
  })

  it.each([
    new TypeError('Failed to fetch'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('Load failed'),
    answered(503),
    answered(503, '<html><title>503 Service Temporarily Unavailable</title></html>'),
    answered(503, 'no healthy upstream'),
  ])('%s means that the portal is unreachable', (error) => {
    expect(failureOf(error)).toMatchObject({ message: '', offline: true })
  })

  it('uses the message of the API if the portal is unreachable', () => {
    const said = 'Сервис временно недоступен.'
    expect(failureOf(answered(503, { told: said }))).toEqual({ status: 503, message: said, offline: true })
  })

  it('does not report a programming error as a connection failure', () => {
    expect(failureOf(new TypeError('x is not a function')).offline).toBe(false)
    expect(failureOf(new Error('Failed to fetch')).offline).toBe(false)
  })
})
