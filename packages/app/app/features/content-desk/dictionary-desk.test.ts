import { expect, it } from 'vitest'
import { dialogsOf, isUsed } from './dictionary-desk.ts'

it.each([
  [{ ads: 3 }, true],
  [{ ads: 0 }, false],
  // A district is deleted whoever sells in it.
  [{ people: 5 }, false],
  [{}, false],
])('an entry with %j is in use for sure: %j', (counts, expected) => {
  expect(isUsed({ id: 1, name: 'Toyota', ...counts })).toBe(expected)
})

it('only districts are not merged', () => {
  expect(dialogsOf('brands')).toContain('merge')
  expect(dialogsOf('districts')).not.toContain('merge')
})
