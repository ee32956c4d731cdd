/** A test file that may run a part of its matrix on PostgreSQL (packages/server/src/testing/matrix.ts). */
const SAMPLES = /from '[./\w-]+\/matrix\.ts'/

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
