import { expect, it } from 'vitest'
import { DataFolderInUse } from './platform/database/errors.ts'
import { ConfigurationMistake, whyNot } from './why-not.ts'

it('says in one sentence what somebody can mend', () => {
  expect(whyNot(new DataFolderInUse('/data'))).toMatch(/^The data folder \/data is in use.+\.$/)
  expect(whyNot(new ConfigurationMistake('PORT is no port number: x'))).toBe('PORT is no port number: x')
  expect(whyNot(Object.assign(new Error('listen EADDRINUSE'), { syscall: 'listen' }))).toBe(
    'listen EADDRINUSE',
  )
})

it('keeps the trace of what nobody foresaw', () => {
  expect(whyNot(new TypeError('x is not a function'))).toMatch(/why-not\.test/)
  expect(whyNot('odd')).toBe('odd')
})
