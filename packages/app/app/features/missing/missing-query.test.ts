import { expect, it } from 'vitest'
import { missingRequest, missingSearch, readMissing } from './missing-query.ts'

it.each([
  ['', { days: 30, shown: 50 }],
  ['days=7&brand=1&part=7', { days: 7, brand_id: 1, spare_part_id: 7, shown: 50 }],
  ['days=365&brand=x&part=-1&shown=abc', { days: 30, shown: 50 }],
  ['shown=100', { days: 30, shown: 100 }],
  ['shown=5000', { days: 30, shown: 100 }],
])('reads %j', (search, query) => expect(readMissing(new URLSearchParams(search))).toEqual(query))

it('asks for as many rows as are shown', () =>
  expect(missingRequest({ days: 7, brand_id: 1, shown: 50 })).toEqual({ days: 7, brand_id: 1, limit: 50 }))

it('writes an address that it reads again', () => {
  const query = { days: 90, brand_id: 2, spare_part_id: 3, shown: 100 }
  expect(readMissing(new URLSearchParams(missingSearch(query)))).toEqual(query)
})
