import { equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { differenceOf, reasonAgainst } from './runs.mjs'

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

const FILE = 'a.test.ts'
const pglite = { files: { [FILE]: ['a'] }, sent: { [FILE]: ['select 1', 'select 2'] } }
const postgres = {
  files: { 'b.test.ts': ['b'] },
  sent: { 'b.test.ts': ['select 2', 'select 1', 'select 3'] },
}
const declared = [FILE]

test('a declared file may run on the embedded database alone, if servers sent its statements to PostgreSQL', () => {
  equal(reasonAgainst(FILE, { declared, pglite, postgres }), undefined)
})

test('a file on the embedded database alone is reported, when', async (when) => {
  const sends = (/** @type {string[]} */ statements) => ({ ...pglite, sent: { [FILE]: statements } })
  /** @type {Record<string, [Parameters<typeof reasonAgainst>[1], RegExp]>} */
  const cases = {
    'it is not declared': [{ declared: [], pglite, postgres }, /did not run on PostgreSQL/],
    'it sent another statement': [
      { declared, pglite: sends(['select 1', 'select 4']), postgres },
      /select 4$/,
    ],
    'it passed no test': [{ declared, pglite: { ...pglite, files: {} }, postgres }, /passed no test/],
    'it is gone': [{ declared, pglite: { files: {}, sent: {} }, postgres }, /opened none/],
  }
  for (const [name, [all, reason]] of Object.entries(cases)) {
    await when.test(name, () => match(String(reasonAgainst(FILE, all)), reason))
  }
})
