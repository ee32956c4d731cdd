/**
 * `node scripts/same-tests.mjs pglite.json postgres.json`: compares two reports of `npm test -- --report`. Each test
 * file of the server that ran on PostgreSQL must have passed as many tests as on PGlite. The last line counts files:
 * `N passed, N failed`.
 */
import { readFile } from 'node:fs/promises'

/** @param {string} path of a report */
async function filesOf(path) {
  /** @type {import('./workspace/report.mjs').Result[]} */
  const results = JSON.parse(await readFile(path, 'utf8'))
  return results.find(({ name }) => name === 'server')?.files ?? {}
}

const [pglite = '', postgres = ''] = process.argv.slice(2)
const onPglite = await filesOf(pglite)
const onPostgres = Object.entries(await filesOf(postgres))
const differing = onPostgres.filter(([file, passed]) => passed === 0 || onPglite[file] !== passed)
for (const [file, passed] of differing)
  console.log(`${file}: ${onPglite[file]} on PGlite, ${passed} on PostgreSQL`)
const tests = onPostgres.reduce((sum, [, passed]) => sum + passed, 0)
console.log(`${tests} tests in ${onPostgres.length} files ran on both databases`)
console.log(
  `${onPostgres.length - differing.length} passed, ${Math.max(differing.length, onPostgres.length === 0 ? 1 : 0)} failed`,
)
