/** A test file that may run a part of its matrix on PostgreSQL (packages/server/src/testing/matrix.ts). */
const SAMPLES = /from '[./\w-]+\/matrix\.ts'/

/**
 * One run of the server's tests: names of passed tests by file, and what servers sent to the database of each file that
 * opened one.
 *
 * @typedef {{ files: Record<string, string[]>, sent: Record<string, string[]> }} Run
 */

/**
 * Compares the names of the tests of one file that passed on the embedded database and on PostgreSQL. They must be the
 * same; a file with a matrix may have run fewer on PostgreSQL, but none that did not pass on the embedded database.
 *
 * @param {object} file
 * @param {string} file.source
 * @param {string[] | undefined} file.onPglite
 * @param {string[]} file.onPostgres
 * @returns {string | undefined} how they differ
 */
export function differenceOf({ source, onPglite = [], onPostgres }) {
  if (onPostgres.length === 0) return 'none passed on PostgreSQL'
  const missing = without(onPglite, onPostgres)
  const added = without(onPostgres, onPglite)
  if (added.length > 0) return `only on PostgreSQL: ${added.join(', ')}`
  if (missing.length > 0 && !SAMPLES.test(source)) return `only on PGlite: ${missing.join(', ')}`
  return undefined
}

/** What tests of races, jobs and limits have in their text. */
const NOT_ALONE = /Promise\.all\(|jobsDone|too_many_requests|\b429\b/

/**
 * Says why a test file must not be declared for the embedded database alone, by its text.
 *
 * @param {string} source
 * @returns {string | undefined}
 */
export function reasonToRunOnBoth(source) {
  const found = NOT_ALONE.exec(source)?.[0]
  return found && `is declared for the embedded database and tests races, jobs or limits: it has «${found}»`
}

/**
 * Says what is wrong with a test file that opened an embedded database and did not run on PostgreSQL. It must be declared,
 * and servers of other files must have sent its statements to PostgreSQL. One that sends none is declared as such.
 *
 * @param {string} file
 * @param {{ declared: readonly string[], silent: readonly string[], pglite: Run, postgres: Run }} all `silent`: those of
 *   the declared ones that send no statement
 * @returns {string | undefined}
 */
export function reasonAgainst(file, { declared, silent, pglite, postgres }) {
  if (!declared.includes(file)) return 'opened a database and did not run on PostgreSQL'
  const statements = pglite.sent[file]
  if (!statements) return 'is declared for the embedded database and opened none'
  if (!pglite.files[file]?.length) return 'is declared for the embedded database and passed no test on it'
  const isSilent = silent.includes(file)
  if (statements.length === 0) return isSilent ? undefined : 'sent no statement and is not declared as such'
  if (isSilent) return `is declared to send no statement and sent:\n  ${statements.join('\n  ')}`
  const known = new Set(Object.values(postgres.sent).flat())
  const unknown = statements.filter((statement) => !known.has(statement))
  return unknown.length > 0 ? `sent what no server sent to PostgreSQL:\n  ${unknown.join('\n  ')}` : undefined
}

/**
 * Returns what is left of a list when another is taken from it; a name that is there twice is taken twice.
 *
 * @param {string[]} names
 * @param {string[]} taken
 */
function without(names, taken) {
  const left = [...taken]
  return names.filter((name) => {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
