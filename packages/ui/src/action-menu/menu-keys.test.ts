import { expect, it } from 'vitest'
import { nextPlace } from './menu-keys.ts'

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s on item %i of three goes to %i', (key, at, place) => {
  expect(nextPlace(key, at, 3)).toBe(place)
})

it.each(['Tab', 'Enter', 'ArrowLeft', 'a', ''])('ignores %s', (key) => {
  expect(nextPlace(key, 0, 3)).toBeNull()
})
