import { expect, test } from 'vitest'
import { actsAs, sellsAs } from './acts-as.ts'

test.each([
  [{ id: 31, company_id: null }, '31', 31],
  [{ id: 31, company_id: 205 }, '31@205', 205],
])('%j is %s and sells as %d', (user, named, number) => {
  expect([actsAs(user), sellsAs(user)]).toEqual([named, number])
})
