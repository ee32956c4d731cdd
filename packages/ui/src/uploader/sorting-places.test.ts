import { expect, it } from 'vitest'
import { closestPlace, moved, NOWHERE, wayOf } from './sorting-places.ts'

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
  [5, 0, 'abc'],
  [-1, 0, 'abc'],
])('moves the item at %d to %d: %s', (from, to, expected) => {
  expect(moved([...'abc'], from, to).join('')).toBe(expected)
})

/** Two rows of two tiles. */
const centres = [
  { x: 0, y: 0 },
  { x: 80, y: 0 },
  { x: 0, y: 80 },
  { x: 80, y: 80 },
]

it.each([
  [{ x: 10, y: -300 }, 0],
  [{ x: 500, y: 30 }, 1],
  [{ x: 30, y: 60 }, 2],
  [{ x: 41, y: 41 }, 3],
])('finds the place closest to %j', (point, place) => {
  expect(closestPlace(centres, point)).toBe(place)
})

it('makes way by one place, also into another row', () => {
  const waysFrom = (from: number, to: number) => centres.map((_, index) => wayOf(centres, index, from, to))
  expect(waysFrom(0, 2)).toEqual([NOWHERE, { x: -80, y: 0 }, { x: 80, y: -80 }, NOWHERE])
  expect(waysFrom(3, 1)).toEqual([NOWHERE, { x: -80, y: 80 }, { x: 80, y: 0 }, NOWHERE])
  expect(waysFrom(1, 1)).toEqual([NOWHERE, NOWHERE, NOWHERE, NOWHERE])
})
