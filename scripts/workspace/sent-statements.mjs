import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from './command.mjs'

/**
 * Returns what two runs of one query have in common: its text without the number of its values and rows.
 *
 * @param {string} statement
 */
export function shapeOf(statement) {
  return statement
    .replace(/\s+/g, ' ')
    .replace(/\$\d+/g, '$')
    .replace(/\$(?:, \$)+/g, '$')
    .replace(/\(\$\)(?:, \(\$\))+/g, '($)')
    .trim()
}

/**
 * Reads what servers of test files have sent to their databases (packages/server/src/testing/sent-statements.ts).
 *
 * @param {string} folder
 * @returns {Promise<Record<string, string[]>>} statements by test file; a file that only opened a database has none
 */
export async function sentStatements(folder) {
  const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  /** @type {{ file: string, statements: string[] }[]} */
  const lines = texts.flatMap((text) => text.trim().split('\n')).map((line) => JSON.parse(line))
  /** @type {Map<string, Set<string>>} */
  const shapes = new Map()
  for (const { file, statements } of lines) {
    const path = relative(root, file)
    const known = shapes.get(path) ?? new Set()
    for (const statement of statements) known.add(shapeOf(statement))
    shapes.set(path, known)
  }
  return Object.fromEntries([...shapes].map(([file, known]) => [file, [...known].sort()]))
}
