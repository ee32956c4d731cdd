import { expect, it } from 'vitest'
import { chosenValue, readChosen } from './chosen-ads.ts'

it('reads the values of the checkboxes, each ad once, in the order chosen', () => {
  const values = [chosenValue({ id: 7, version: 3 }), chosenValue({ id: 12, version: 1 }), '7:4']
  expect(readChosen(values)).toEqual([
    { id: 7, version: 3 },
    { id: 12, version: 1 },
  ])
})

it.each([
  [[]],
  [['']],
  [['7']],
  [['7:']],
  [[':3']],
  [['0:1']],
  [['7:0']],
  [['-1:1']],
  [['7:-1']],
  [['1.5:1']],
  [['x:1']],
  [['7:x']],
  [['7:1:1']],
  [['7:undefined']],
  [['1e3:1']],
  [[`${'9'.repeat(20)}:1`]],
  [[`7:${'9'.repeat(20)}`]],
  [[new File([], '7:1')]],
])('reads no ads from %j', (values) => {
  expect(readChosen(values)).toEqual([])
})
