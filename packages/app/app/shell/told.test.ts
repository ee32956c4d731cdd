import { expect, it } from 'vitest'
import { toldOf } from './told.ts'

it('tells the event of a message after a consent', () => {
  expect(toldOf({ event: 'registration' }, 'yes')).toBe('registration')
})

it.each(['ask', 'no', undefined] as const)('tells nothing while the answer is %s', (answer) => {
  expect(toldOf({ event: 'registration' }, answer)).toBe('')
})

it('tells nothing of a message without an event', () => {
  expect(toldOf({}, 'yes')).toBe('')
})
