import { expect, test } from 'vitest'
import { nextShown, readReviewQuery, reviewsAddress } from './review-query.ts'

const read = (search: string) => readReviewQuery(new URLSearchParams(search))

test.each([
  ['', { stars: null, sort: 'newest', shown: 10 }],
  ['stars=5&sort=low&reviews=30', { stars: 5, sort: 'low', shown: 30 }],
  ['stars=6&sort=toString&reviews=1000', { stars: null, sort: 'newest', shown: 10 }],
  ['stars=0&sort=&reviews=-1', { stars: null, sort: 'newest', shown: 10 }],
  ['stars=4.5&reviews=ten', { stars: null, sort: 'newest', shown: 10 }],
])('%j is read as %j', (search, query) => {
  expect(read(search)).toEqual(query)
})

test.each([
  ['', {}, '/ads/7/view#reviews'],
  ['', { stars: 5 }, '/ads/7/view?stars=5#reviews'],
  ['stars=5&sort=low', { stars: null }, '/ads/7/view?sort=low#reviews'],
  ['sort=high', { shown: 30 }, '/ads/7/view?sort=high&reviews=30#reviews'],
] as const)('of %j with %j the address is %s', (search, change, address) => {
  expect(reviewsAddress(7, read(search), change)).toBe(address)
})

test('more are shown twice', () => {
  expect(['', 'reviews=30', 'reviews=100'].map((search) => nextShown(read(search)))).toEqual([30, 100, null])
})
