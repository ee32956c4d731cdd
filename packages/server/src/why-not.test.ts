import { expect, it } from 'vitest'
import { DataFolderInUseError } from './platform/database/errors.ts'
import { ConfigurationError, whyNot } from './why-not.ts'

it('returns one sentence for an error that the operator can fix', () => {
  expect(whyNot(new DataFolderInUseError('/data'))).toMatch(/^The data folder \/data is in use.+\.$/)
  expect(whyNot(new ConfigurationError('PORT is no port number: x'))).toBe('PORT is no port number: x')
  expect(whyNot(Object.assign(new Error('listen EADDRINUSE'), { syscall: 'listen' }))).toBe(
    'listen EADDRINUSE',
  )
})

it('returns the stack of an unexpected error', () => {
  expect(whyNot(new TypeError('x is not a function'))).toMatch(/why-not\.test/)
  expect(whyNot('odd')).toBe('odd')
})
