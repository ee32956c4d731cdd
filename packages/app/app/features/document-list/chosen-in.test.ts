import { expect, test } from 'vitest'
import { chosenIn } from './chosen-in.ts'

test.each([
  [[], []],
  [
    ['7', '9', '7'],
    [7, 9],
  ],
  [['', '0', '-1', '1.5', '1e3', ' 7', 'x', '9999999999999999'], []],
  [['12', '<b>'], [12]],
])('of %j the ids are %j', (values, ids) => {
  const form = new FormData()
  for (const value of values) form.append('ids', value)
  expect(chosenIn(form)).toEqual(ids)
})
