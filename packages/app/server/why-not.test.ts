import { expect, it } from 'vitest'
import { whyNot } from './why-not.ts'

it('says in one sentence what somebody can mend', () => {
  const inUse = Object.assign(new Error('The data folder is in use.'), { name: 'DataFolderInUse' })
  expect(whyNot(inUse)).toBe('The data folder is in use.')
  expect(whyNot(Object.assign(new Error('listen EADDRINUSE'), { syscall: 'listen' }))).toBe(
    'listen EADDRINUSE',
  )
})

it('keeps the trace of what nobody foresaw', () => {
  expect(whyNot(new TypeError('x is not a function'))).toMatch(/why-not\.test/)
  expect(whyNot('odd')).toBe('odd')
})
