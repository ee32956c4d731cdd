import { expect, test } from 'vitest'
import { firstProblems } from './first-problems.ts'

test.each([
  [0, 0, 0],
  [1, 1, 0],
  [20, 20, 0],
  [21, 20, 1],
  [1200, 20, 1180],
])('of %i problems %i are listed, and %i are counted', (all, listed, more) => {
  const problems = Array.from({ length: all }, (_, at) => at)
  expect(firstProblems(problems)).toEqual({ first: problems.slice(0, listed), more })
})
