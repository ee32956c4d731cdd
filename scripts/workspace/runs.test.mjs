import { equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { differenceOf } from './runs.mjs'

const WHOLE = "import { testServer } from '../testing/test-server.ts'"
const SAMPLED = "import { rowsToRun } from '../matrix.ts'"

test('the same tests in another order do not differ', () => {
  equal(differenceOf({ source: WHOLE, onPglite: ['a', 'b', 'a'], onPostgres: ['a', 'a', 'b'] }), undefined)
})

test('a test that is missing on PostgreSQL is named', () => {
  match(
    String(differenceOf({ source: WHOLE, onPglite: ['a', 'b', 'a'], onPostgres: ['a', 'b'] })),
    /on PGlite: a$/,
  )
})

test('a file with a matrix may run a part of it', () => {
  equal(differenceOf({ source: SAMPLED, onPglite: ['a', 'b'], onPostgres: ['b'] }), undefined)
})

for (const source of [WHOLE, SAMPLED]) {
  test(`none on PostgreSQL, or another one, is reported: ${source}`, () => {
    match(String(differenceOf({ source, onPglite: ['a'], onPostgres: [] })), /none/)
    match(String(differenceOf({ source, onPglite: ['a'], onPostgres: ['a', 'c'] })), /on PostgreSQL: c$/)
    match(String(differenceOf({ source, onPglite: undefined, onPostgres: ['a'] })), /on PostgreSQL: a$/)
  })
}
