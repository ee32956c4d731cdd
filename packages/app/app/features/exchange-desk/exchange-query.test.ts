import { expect, it, test } from 'vitest'
import { exchangeSearch, lastDayOf, readExchangeQuery } from './exchange-query.ts'

const read = (search: string) => readExchangeQuery(new URLSearchParams(search))

it('reads what it has written', () => {
  const search = '?base=1&cut=refused&month=2026-11&q=ab&shown=100&row=7&ask=revoke&of=2'
  const query = read(search)
  expect(exchangeSearch(query, { ask: query.ask, of: query.of })).toBe(search)
})

it('leaves the dialog when anything else changes', () => {
  expect(exchangeSearch(read('?ask=add&row=7'), { row: null })).toBe('?')
})

it.each([
  'base=0',
  'base=-1',
  'base=9999999999',
  'row=x',
  'month=2026-13',
  'month=now',
  'cut=all',
  'shown=1',
  'ask=x',
])('ignores %s', (search) => {
  expect(exchangeSearch(read(search))).toBe('?')
})

test.each([
  ['2026-11', '2026-11-30'],
  ['2026-12', '2026-12-31'],
  ['2028-02', '2028-02-29'],
])('%s ends on %s', (month, day) => {
  expect(lastDayOf(month)).toBe(day)
})
