import { linesThat, readSources } from './sources.mjs'

/** Tables whose names are words of the platform too. */
const ALSO_OURS = new Map([
  ['users', 'a session, a channel and a password belong to one'],
  ['notifications', 'PostgreSQL sends one to whoever listens'],
  ['access_flows', 'a cookie or a header carries its token, as that of a session'],
  ['services', 'a common word of programs'],
  ['contents', 'HTTP has headers about it'],
])

/** The name of a table at the beginning of its line in a `tables.ts`. */
const TABLE = /^ {2}(\w+): .*\{/gm

/**
 * Finds nouns in the platform. It carries the features and does not know them, so it names none of the tables that they
 * declare: not in code, not in comments, and not in the path of an import.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function platformNouns() {
  const declared = await readSources(['packages/server/src/features/*/tables.ts'], /^$/)
  const tables = declared.flatMap(({ text }) => [...text.matchAll(TABLE)].map(([, name = '']) => name))
  if (tables.length === 0) return { code: 1, output: 'No feature declares a table.' }
  const nouns = tables.filter((table) => !ALSO_OURS.has(table)).map(inAnyNumber)
  const NOUN = new RegExp(`(?<![a-z])(?:${nouns.join('|')})(?![a-z])`)
  const sources = await readSources(['packages/server/src/platform/*.ts'], /\.test\.ts$/)
  return linesThat(sources, (line) => NOUN.test(inWords(line)))
}

/** @param {string} table its singular and its plural, with any sign between its words */
function inAnyNumber(table) {
  const words = table.split('_').join('[ _-]?')
  return words.replace(/ies$/, '(?:ies|y)').replace(/s$/, 's?')
}

/** @param {string} line `insertAdListing` as `insert ad listing` */
function inWords(line) {
  return line.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}
