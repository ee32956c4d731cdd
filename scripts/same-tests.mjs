/**
 * `node scripts/same-tests.mjs pglite.json postgres.json`: compares two reports of `npm test -- --report`. Each test file
 * of the server that opened a database must have passed the same tests on both, and one with a matrix none but these on
 * PostgreSQL. A file that is declared in `embedded-only.json` runs on PGlite alone; what it sent to its database, other
 * files must have sent to PostgreSQL, and it tests neither races nor jobs nor limits. The last line counts files: `N passed, N failed`.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './workspace/command.mjs'
import { differenceOf, reasonAgainst, reasonToRunOnBoth } from './workspace/runs.mjs'

const SERVER = 'packages/server'

/**
 * @param {string} path of a report
 * @returns {Promise<import('./workspace/runs.mjs').Run>}
 */
async function runOf(path) {
  /** @type {import('./workspace/report.mjs').Result[]} */
  const results = JSON.parse(await readFile(path, 'utf8'))
  const { files = {}, sent = {} } = results.find(({ name }) => name === 'server') ?? {}
  return { files, sent }
}

/** Under this the files are declared whose servers send no statement. */
const SILENT = 'that no statement is sent'

/** @returns {Promise<{ declared: string[], silent: string[] }>} the declared files, from the top of the repository */
async function embeddedOnly() {
  /** @type {Record<string, string[]>} */
  const byReason = JSON.parse(await readFile(join(root, SERVER, 'src/testing/embedded-only.json'), 'utf8'))
  const fromTop = (/** @type {string[]} */ files) => files.map((file) => `${SERVER}/${file}`)
  return { declared: fromTop(Object.values(byReason).flat()), silent: fromTop(byReason[SILENT] ?? []) }
}

/** @param {string} file from the top of the repository */
const sourceOf = (file) => readFile(join(root, file), 'utf8')

const [pglite, postgres] = await Promise.all(process.argv.slice(2, 4).map(runOf))
if (!pglite || !postgres) throw new Error('Name two reports.')
const { declared, silent } = await embeddedOnly()

/** @type {[file: string, problem: string | undefined][]} */
const onBoth = await Promise.all(
  Object.entries(postgres.files).map(async ([file, onPostgres]) => {
    const problem = declared.includes(file)
      ? 'is declared for the embedded database and ran on PostgreSQL'
      : differenceOf({ source: await sourceOf(file), onPglite: pglite.files[file], onPostgres })
    return [file, problem]
  }),
)
const onPglite = new Set([...Object.keys(pglite.sent), ...declared])
for (const file of Object.keys(postgres.files)) onPglite.delete(file)
/** @type {[file: string, problem: string | undefined][]} */
const onOne = await Promise.all(
  [...onPglite].map(async (file) => {
    const reason = declared.includes(file) ? reasonToRunOnBoth(await sourceOf(file)) : undefined
    return [file, reason ?? reasonAgainst(file, { declared, silent, pglite, postgres })]
  }),
)

const problems = [...onBoth, ...onOne].filter(([, problem]) => problem !== undefined)
for (const [file, problem] of problems) console.log(`${file}: ${problem}`)
const tests = Object.values(postgres.files).flat().length
console.log(`${tests} tests in ${onBoth.length} files ran on both databases, ${onOne.length} files on one`)
const isCollected = Object.values(pglite.sent).some((statements) => statements.length > 0)
if (!isCollected) console.log('No statement was collected.')
const failed = problems.length + (onBoth.length > 0 && isCollected ? 0 : 1)
console.log(`${onBoth.length + onOne.length - problems.length} passed, ${failed} failed`)
