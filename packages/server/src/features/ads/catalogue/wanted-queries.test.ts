import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { lookedUpFor, MOST_BY_CODES, wantedOf } from './wanted-queries.ts'

it('looks rare choices up by codes up to a number of expected listings', () => {
  const wanted = wantedOf({ level: 2, category: 'oils' })
  expect(wanted.byCodes).toBeDefined()
  expect(lookedUpFor(wanted, MOST_BY_CODES)).toBe(wanted.byCodes)
  expect(lookedUpFor(wanted, MOST_BY_CODES + 1)).toBe(wanted.lookedUp)
})

it.each([
  { level: 2 },
  { negotiable: true },
  { negotiable: false, category: 'oils' },
  { negotiable: true, price_to: 100, condition: ['new' as const] },
  { level: [], category: 'oils' },
  { category: 'oils', condition: ['new' as const] },
])('has no codes for %j', (filter) => {
  const wanted = wantedOf(filter)
  expect(wanted.byCodes).toBeUndefined()
  expect(lookedUpFor(wanted, 1)).toBe(wanted.lookedUp)
})

it.each([
  {},
  {
    kind: 'part' as const,
    brand_id: [1, 2],
    spare_part_id: 3,
    category: 'oils',
    condition: ['new' as const],
  },
  { level: [1, 2], weekday: 3, price_from: 1, price_to: 2, negotiable: true },
])('looks through indexes alone for %j', (filter) => {
  expect(wantedOf(filter).isInIndexes).toBe(true)
})

it.each([{ room_id: 1 }, { service_id: 1 }, { seller_id: 1 }])('reads the table for %j', (filter) => {
  expect(wantedOf({ ...filter, level: 2 }).isInIndexes).toBeUndefined()
})

it('uses the only form there is', () => {
  const only = { byColumns: sql<boolean>`true`, lookedUp: sql<boolean>`false` }
  expect(lookedUpFor(only, 1)).toBe(only.lookedUp)
})
