import { equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { differenceOf, reasonAgainst, reasonToRunOnBoth } from './runs.mjs'

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
/** @type {string[]} */
const silent = []

test('a declared file may run on the embedded database alone, if servers sent its statements to PostgreSQL', () => {
  equal(reasonAgainst(FILE, { declared, silent, pglite, postgres }), undefined)
})

test('a file on the embedded database alone is reported, when', async (when) => {
  const sends = (/** @type {string[]} */ statements) => ({ ...pglite, sent: { [FILE]: statements } })
  /** @type {Record<string, [Parameters<typeof reasonAgainst>[1], RegExp]>} */
  const cases = {
    'it is not declared': [{ declared: [], silent, pglite, postgres }, /did not run on PostgreSQL/],
    'it sent another statement': [
      { declared, silent, pglite: sends(['select 1', 'select 4']), postgres },
      /select 4$/,
    ],
    'it passed no test': [{ declared, silent, pglite: { ...pglite, files: {} }, postgres }, /passed no test/],
    'it sent no statement': [{ declared, silent, pglite: sends([]), postgres }, /no statement and is not/],
    'it is declared to send no statement': [
      { declared, silent: [FILE], pglite, postgres },
      /to send no statement and sent:\n {2}select 1\n {2}select 2$/,
    ],
    'it is gone': [{ declared, silent, pglite: { files: {}, sent: {} }, postgres }, /opened none/],
  }
  for (const [name, [all, reason]] of Object.entries(cases)) {
    await when.test(name, () => match(String(reasonAgainst(FILE, all)), reason))
  }
})

test('a file that sends no statement may be declared as such', () => {
  const none = { ...pglite, sent: { [FILE]: [] } }
  equal(reasonAgainst(FILE, { declared, silent: [FILE], pglite: none, postgres }), undefined)
})

test('the text of a file shows that it must run on PostgreSQL', async (when) => {
  for (const text of [
    'await Promise.all(',
    'jobsDone(test, JOB)',
    "code: 'too_many_requests'",
    'toBe(429)',
  ]) {
    await when.test(text, () =>
      match(String(reasonToRunOnBoth(`it(() => ${text})`)), /races, jobs or limits/),
    )
  }
  equal(reasonToRunOnBoth(`${WHOLE}; await Promise.allSettled([]); toBe(4290)`), undefined)
})
