import { expect, it } from 'vitest'
import { decisionFrom, decisionPath, isDecision, isGone } from './decision.ts'

it.each(['accept', 'refuse'])('knows %s', (word) => {
  expect(isDecision(word)).toBe(true)
})

it.each([undefined, '', 'delete', 'constructor', 'Accept', 1])('takes %j for no decision', (word) => {
  expect(isDecision(word)).toBe(false)
})

it('gives each question an address', () => {
  expect(decisionPath(4, 'refuse')).toBe('/dashboard/people/applications/4/refuse')
})

it('gives rooms with a yes and a comment with a no', () => {
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
])('%s: gone %s', (code, gone) => {
  expect(isGone({ code })).toBe(gone)
})
