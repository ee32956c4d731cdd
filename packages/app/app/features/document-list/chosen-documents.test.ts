import { expect, it, test } from 'vitest'
import {
  type Chosen,
  choose,
  chosenSums,
  MOST_CHOSEN,
  partOf,
  signableOf,
  signedOf,
} from './chosen-documents.ts'

const some = (...ids: number[]) =>
  ids.map((id) => ({
    id,
    status: id % 6,
    total: id * 100,
    currency: id > 8 ? 'USD' : 'KZT',
    number: `АВР-${id}`,
    title: 'Аренда',
    rooms: [],
    allowed_actions: id % 2 === 0 ? (['download', 'sign'] as const).slice() : [],
  }))
const none: Chosen = new Map()

it('keeps what another page or filter has chosen', () => {
  const first = choose(none, some(1, 2), true)
  const both = choose(first, some(5), true)
  expect([...both.keys()]).toEqual([1, 2, 5])
  expect([...choose(both, some(2, 7), false).keys()]).toEqual([1, 5])
  expect([...first.keys()]).toEqual([1, 2])
})

it('knows which of them can be signed now', () => {
  expect(signableOf(choose(none, some(1, 2, 3, 4), true).values()).map(({ id }) => id)).toEqual([2, 4])
})

it('sums by currency, tenge first', () => {
  expect(chosenSums(choose(none, some(9, 1, 2), true))).toEqual([
    { currency: 'KZT', total: 300 },
    { currency: 'USD', total: 900 },
  ])
  expect(chosenSums(none)).toEqual([])
})

it('takes no more than one download may contain', () => {
  const all = some(...Array.from({ length: MOST_CHOSEN + 5 }, (_, place) => place + 1))
  const chosen = choose(none, all, true)
  expect(chosen.size).toBe(MOST_CHOSEN)
  expect(choose(chosen, some(1), true).size).toBe(MOST_CHOSEN)
})

test.each([
  [[1, 2], 'all'],
  [[1, 3], 'some'],
  [[3, 4], 'none'],
  [[], 'none'],
])('of %j, %s are chosen', (ids, part) => {
  expect(partOf(choose(none, some(1, 2), true), some(...ids))).toBe(part)
})

it('finds what somebody has signed: neither new, nor rejected, nor annulled', () => {
  expect(signedOf(choose(none, some(1, 2, 3, 4, 5, 6), true).values())).toEqual([2, 4])
})
