import { expect, it } from 'vitest'
import { isUnavailable } from './is-unavailable.ts'

const error = (message: string, told: object = {}) => Object.assign(new Error(message), told)

it.each([
  ...['08000', '08001', '08003', '08006', '57P01', '57P02', '57P03', '57P05', '53300', '57014'],
  ...['28000', '28P01', '3D000', '53100', '53200', '55000', '25006', '58030'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH'],
])('the code %s means that the database is unavailable', (code) => {
  expect(isUnavailable(error('x', { code }))).toBe(true)
})

it.each([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('so does the message «%s» of pg, which has no code', (message) => {
  expect(isUnavailable(error(message))).toBe(true)
})

it('so do a missing local socket and an error that says so itself', () => {
  expect(isUnavailable(error('x', { code: 'ENOENT', syscall: 'connect' }))).toBe(true)
  expect(isUnavailable(error('x', { name: 'DatabaseUnavailable' }))).toBe(true)
})

it.each([
  ['a wrong query', { code: '42P01' }],
  ['a unique violation', { code: '23505' }],
  ['text that cannot be stored', { code: '22021' }],
  ['a deadlock', { code: '40P01' }],
  ['a missing file', { code: 'ENOENT', syscall: 'open' }],
  ['a full disk', { code: 'ENOSPC' }],
  ['an error of Fastify', { code: 'FST_ERR_CTP_BODY_TOO_LARGE' }],
  ['an error without a code', {}],
])('%s does not', (_which, told) => {
  expect(isUnavailable(error('the connection was not mentioned', told))).toBe(false)
})
