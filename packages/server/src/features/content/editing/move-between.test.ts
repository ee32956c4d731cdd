import { expect, it } from 'vitest'
import { moveBetween } from './move-between.ts'

it.each([
  [[1, 2, 3, 4], [4, 1, 2, 3], { id: 4, from: 4, to: 1 }],
  [[1, 2, 3, 4], [2, 3, 4, 1], { id: 1, from: 1, to: 4 }],
  [[1, 2, 3, 4], [1, 3, 2, 4], { id: 2, from: 2, to: 3 }],
  [[1, 2, 3, 4], [1, 4, 2, 3], { id: 4, from: 4, to: 2 }],
  [[1, 2], [2, 1], { id: 1, from: 1, to: 2 }],
  [[1, 2, 3, 4], [4, 3, 2, 1], undefined],
  [[1, 2, 3, 4], [2, 1, 4, 3], undefined],
  [[1, 2, 3], [1, 2, 3], undefined],
  [[], [], undefined],
])('from %j to %j is the move %j', (before, after, move) => {
  expect(moveBetween(before, after)).toEqual(move)
})
