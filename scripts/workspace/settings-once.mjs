import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from './command.mjs'
import { readSources } from './sources.mjs'
import { bare, nameOf, syntaxOf } from './syntax.mjs'

/** A row of the README's table of environment variables; the first cell has the names. */
const ROW = /^\| ((?:`[A-Z_]+`(?:, | and | or )?)+) \|/gm

/**
 * Rejects a setting that two files read, because they would come to interpret it differently.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function settingsOnce() {
  const readme = await readFile(join(root, 'README.md'), 'utf8')
  const cells = [...readme.matchAll(ROW)].map(([, cell = '']) => cell)
  const names = cells.flatMap((cell) => cell.match(/[A-Z_]+/g) ?? [])
  if (names.length === 0) return { code: 1, output: 'The README lists no environment variable.' }
  const sources = await readSources(
    ['packages/app/*.ts', 'packages/app/*.tsx', 'packages/server/src/*.ts'],
    /\.test\.tsx?$|\/testing\//,
  )
  const places = readTwice(names, sources)
  return { code: places.length === 0 ? 0 : 1, output: places.join('\n') }
}

/**
 * @param {string[]} names
 * @param {{ file: string, text: string }[]} sources
 * @returns {string[]} each setting that several files read, with those files
 */
export function readTwice(names, sources) {
  const readers = sources.map(({ file, text }) => ({ file, read: namesReadIn(file, text) }))
  return names.flatMap((name) => {
    const files = readers.filter(({ read }) => read.has(name)).map(({ file }) => file)
    return files.length > 1 ? [`${name}: ${files.join(', ')}`] : []
  })
}

/**
 * Returns every name that a file reads from an object, whichever way it is written, and every string, because a
 * function may read the setting that it names.
 *
 * @param {string} file
 * @param {string} text
 */
function namesReadIn(file, text) {
  return new Set(syntaxOf(file, text).nodes.flatMap(readBy))
}

/**
 * @param {ts.Node} node
 * @returns {(string | undefined)[]}
 */
function readBy(node) {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isPropertyAccessExpression(node)) return [nameOf(node)]
  if (ts.isObjectBindingPattern(node)) {
    return node.elements.map(({ propertyName, name }) => nameOf(propertyName ?? name))
  }
  const isAssignment = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken
  const target = isAssignment && bare(node.left)
  return target && ts.isObjectLiteralExpression(target)
    ? target.properties.map(({ name }) => nameOf(name))
    : []
}
