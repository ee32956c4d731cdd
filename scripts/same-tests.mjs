/**
 * `node scripts/same-tests.mjs pglite.json postgres.json`: compares two reports of `npm test -- --report`. Each test
 * file of the server that ran on PostgreSQL must have passed the same tests as on PGlite, and one with a matrix none
 * but these. The last line counts files: `N passed, N failed`.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './workspace/command.mjs'
import { differenceOf } from './workspace/runs.mjs'

/** @param {string} path of a report */
async function filesOf(path) {
  /** @type {import('./workspace/report.mjs').Result[]} */
  const results = JSON.parse(await readFile(path, 'utf8'))
  return results.find(({ name }) => name === 'server')?.files ?? {}
}

const [pglite = '', postgres = ''] = process.argv.slice(2)
const pgliteFiles = await filesOf(pglite)
const postgresFiles = Object.entries(await filesOf(postgres))
let failed = postgresFiles.length === 0 ? 1 : 0
let tests = 0
for (const [file, onPostgres] of postgresFiles) {
  const source = await readFile(join(root, file), 'utf8')
  const difference = differenceOf({ source, onPglite: pgliteFiles[file], onPostgres })
  tests += onPostgres.length
  if (difference === undefined) continue
  failed += 1
  console.log(`${file}: ${difference}`)
}
console.log(`${tests} tests in ${postgresFiles.length} files ran on both databases`)
console.log(`${postgresFiles.length - (postgresFiles.length === 0 ? 0 : failed)} passed, ${failed} failed`)
