import { placesOf, readSources } from './sources.mjs'

/** SQL: a call of Kysely, a value import of it, SQL in a template, or in a string given to the driver. */
const SQL = new RegExp(
  [
    /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/,
    /\bsql(?:<.*>)?`/,
    /\b(?:import|export)\s+(?!type\b)[\w\s{},*$]*?from\s*['"]kysely['"]/,
    /\bimport\(\s*['"]kysely['"]/,
    /\bquery(?:<[^(]*>)?\(\s*['"`]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/** Folders and files that may contain SQL besides query files, and why. */
const ALLOWED = new Map([
  ['packages/server/src/platform/database/', 'opens and migrates databases'],
  [
    'packages/server/src/demo/',
    'fills an empty database with rows no feature would write, as ads of last year',
  ],
  ['packages/server/src/testing/', 'fixtures of tests'],
  ['packages/server/src/platform/push/own/server-relay.ts', 'LISTEN and NOTIFY, which read no table'],
  ['packages/server/src/platform/tidy.ts', 'VACUUM, which is about the whole database'],
])

const LEFT_OUT = /(?:^|[/-])queries\.ts$|\.test\.ts$/

/**
 * Finds SQL outside `queries.ts` and `*-queries.ts`.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function sqlInQueries() {
  const sources = await readSources(['packages/*.ts', 'packages/*.tsx'], LEFT_OUT)
  const allowed = [...ALLOWED.keys()]
  return placesOf(
    sources.filter(({ file }) => !allowed.some((place) => file.startsWith(place))),
    SQL,
  )
}
