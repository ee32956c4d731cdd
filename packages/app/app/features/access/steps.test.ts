import { expect, it } from 'vitest'
import { floorOf, LEVELS, STEPS } from './steps.ts'

it.each([
  ['registration', 'email', 1],
  ['registration', 'code', 2],
  ['registration', 'details', 3],
  ['registration', 'password', 4],
  ['invitation', 'details', 3],
  ['invitation', 'password', 4],
  ['restore', 'email', 2],
  ['restore', 'code', 3],
  ['restore', 'password', 4],
] as const)('%s stands with %s on floor %i', (purpose, step, floor) => {
  expect(floorOf(purpose, step)).toBe(floor)
})

it('stays within the floors of the building', () => {
  for (const { length } of Object.values(STEPS)) expect(length).toBeLessThan(LEVELS)
})
