import { expect, it } from 'vitest'
import { flagHeights } from './flag-heights.ts'

it.each([
  [[], []],
  [[50], [0]],
  [
    [10, 50, 90],
    [0, 0, 0],
  ],
  // Two that would touch.
  [
    [10, 15],
    [0, 1],
  ],
  [
    [10, 15, 24],
    [0, 1, 0],
  ],
  [
    [10, 15, 20],
    [0, 1, 2],
  ],
  // No height is free: the one that has waited longest.
  [
    [10, 12, 14, 16],
    [0, 1, 2, 0],
  ],
  // Just far enough.
  [
    [10, 23],
    [0, 0],
  ],
])('flags at %j stand at %j', (places, heights) => {
  expect(flagHeights(places)).toEqual(heights)
})
