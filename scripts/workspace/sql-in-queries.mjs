import { linesThat, readSources } from './sources.mjs'

/** A Kysely query, or SQL in a template. */
const SQL = /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<.*>)?`/

/**
 * Files that may contain SQL: query files; `platform/database`, which opens and migrates databases; the demo centre,
 * which fills an empty database with rows that no feature would write, such as ads of last year; tests and fixtures.
 */
const LEFT_OUT =
  /(?:^|[/-])queries\.ts$|^packages\/server\/src\/(?:platform\/database|demo|testing)\/|\.test\.ts$/

/**
 * Finds SQL outside `queries.ts` and `*-queries.ts`.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function sqlInQueries() {
  const sources = await readSources(['packages/*.ts', 'packages/*.tsx'], LEFT_OUT)
  return linesThat(sources, (line) => SQL.test(line))
}
