import { expect, it } from 'vitest'
import { decisionFrom, isDecision, isGone } from './decision.ts'

it.each(['accept', 'refuse'])('%s is a decision', (word) => {
  expect(isDecision(word)).toBe(true)
})

it.each([undefined, '', 'delete', 'constructor', 'Accept', 1])('%j is not a decision', (word) => {
  expect(isDecision(word)).toBe(false)
})

it('sends rooms with an acceptance and a comment with a rejection', () => {
  const values = { comment: ' Нет договора. ', room_ids: [54, 55] }
  expect(decisionFrom('accept', values)).toEqual({ accept: true, room_ids: [54, 55] })
  expect(decisionFrom('refuse', values)).toEqual({ accept: false, comment: 'Нет договора.' })
  expect(decisionFrom('refuse', { ...values, comment: ' \n' })).toEqual({ accept: false, comment: null })
})

it.each([
  ['not_found', true],
  ['action_not_allowed', true],
  ['invalid', false],
  ['network', false],
])('the application of %s is gone: %s', (code, gone) => {
  expect(isGone({ code })).toBe(gone)
})
