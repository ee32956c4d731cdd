import ts from 'typescript'
import { linesThat, readSources } from './sources.mjs'

/** Tables whose names are also words of the platform. */
const ALSO_OURS = new Map([
  ['users', 'a session, a channel and a password belong to one'],
  ['notifications', 'PostgreSQL sends one to whoever listens'],
  ['access_flows', 'a cookie or a header carries its token, as that of a session'],
  ['services', 'a common word of programs'],
  ['contents', 'HTTP has headers about it'],
])

/**
 * Finds nouns of the domain in the platform. The platform must not know the features, so it mentions none of their
 * tables: not in code, not in comments, and not in import paths.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function platformNouns() {
  const declared = await readSources(['packages/server/src/features/*/tables.ts'], /^$/)
  const tables = declared.flatMap(({ file, text }) => tablesIn(file, text))
  if (tables.length === 0) return { code: 1, output: 'No feature declares a table.' }
  const nouns = tables.filter((table) => !ALSO_OURS.has(table)).map(inAnyNumber)
  const NOUN = new RegExp(`(?<![a-z])(?:${nouns.join('|')})(?![a-z])`)
  const sources = await readSources(['packages/server/src/platform/*.ts'], /\.test\.ts$/)
  return linesThat(sources, (line) => NOUN.test(inWords(line)))
}

/**
 * The properties of the interfaces `…Tables`, whatever their types.
 *
 * @param {string} file
 * @param {string} text
 */
function tablesIn(file, text) {
  return ts
    .createSourceFile(file, text, ts.ScriptTarget.Latest)
    .statements.filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => name.text.endsWith('Tables'))
    .flatMap(({ members }) => members.filter(ts.isPropertySignature))
    .flatMap(({ name }) => (ts.isIdentifier(name) || ts.isStringLiteral(name) ? [name.text] : []))
}

/** @param {string} table matches singular and plural, with any character between words */
function inAnyNumber(table) {
  const words = table.split('_').join('[ _-]?')
  return words.replace(/ies$/, '(?:ies|y)').replace(/s$/, 's?')
}

/** @param {string} line `insertAdListing` as `insert ad listing` */
function inWords(line) {
  return line.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}
