import { expect, it } from 'vitest'
import { orderAfter } from './order.ts'

const form = (name: string, value: string) => {
  const data = new FormData()
  data.set(name, value)
  return data
}

it.each([
  ['move', '2 up', [2, 1, 3]],
  ['move', '2 down', [1, 3, 2]],
  ['move', '1 up', null],
  ['move', '3 down', null],
  ['drag', '1 2', [2, 3, 1]],
  ['drag', '3 0', [3, 1, 2]],
  ['drag', '3 7', null],
  ['move', '9 up', null],
  ['move', '2 sideways', null],
  ['move', '', null],
])('a form with %s %j gives %j', (name, value, expected) => {
  expect(orderAfter([1, 2, 3], form(name, value))).toEqual(expected)
})

it('is nothing without a form', () => {
  expect(orderAfter([1, 2], undefined)).toBeNull()
})
