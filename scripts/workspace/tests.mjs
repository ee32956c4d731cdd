import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { nodeOfPackages, root, run } from './command.mjs'
import { featuresOf } from './rooms.mjs'
import { sentStatements } from './sent-statements.mjs'

/**
 * `repeated`: those that passed only when they were repeated; `files`: names of passed tests by file; `sent`: what
 * servers sent to the database of each test file that opened one.
 *
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} [repeated]
 * @property {Record<string, string[]>} [files]
 * @property {Record<string, string[]>} [sent]
 */
/** @typedef {{ since?: string | undefined }} Choice `since`: only tests that files changed since this commit may break */
/** @typedef {Counts & { output: string }} Counted */
/** @typedef {{ name: string, assertionResults: { status: string, fullName: string }[] }} VitestFile */
/** @typedef {{ numPassedTests: number, numTotalTests: number, testResults: VitestFile[] }} VitestReport */
/** @typedef {{ stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> }} PlaywrightReport */

/**
 * Runs a tool that writes a report, and counts its test cases. A tool that fails without a failed case counts as one
 * failure.
 *
 * @template Report what the tool writes, as JSON
 * @param {(report: string) => Promise<{ code: number, output: string }>} start
 * @param {(report: Report) => Counts} count
 * @returns {Promise<Counted>}
 */
async function counted(start, count) {
  const folder = await mkdtemp(join(tmpdir(), 'tests-'))
  try {
    const path = join(folder, 'report.json')
    const { code, output } = await start(path)
    const text = await readFile(path, 'utf8').catch(() => undefined)
    const { failed, ...counts } = text ? count(JSON.parse(text)) : { passed: 0, failed: 0 }
    return { ...counts, failed: code !== 0 ? Math.max(failed, 1) : failed, output }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * Runs a package's tests. A skipped test counts as failed.
 *
 * @param {string} name of the package's folder
 * @param {NodeJS.ProcessEnv} env
 * @param {Choice} [choice]
 */
export async function packageTests(name, env, { since } = {}) {
  const chosen = [...(name === 'app' ? ['--project=rules'] : []), ...(since ? [`--changed=${since}`] : [])]
  if (name !== 'server') return vitestRun(name, env, chosen)
  const folder = await mkdtemp(join(tmpdir(), 'statements-'))
  try {
    const result = await vitestRun(name, { SENT_STATEMENTS: folder, ...env }, chosen)
    return { ...result, sent: await sentStatements(folder) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * Runs the tests of pages without a document. Each of them may open any page, so that their imports do not say which of
 * them a change may break; rooms do.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {{ rooms?: ReadonlySet<string> | undefined, files?: readonly string[] }} [choice] by default all; `files`: more
 *   test files, from the top of the repository
 */
export function pageTests(env, { rooms, files = [] } = {}) {
  const folders = rooms ? featuresOf(rooms).map((name) => `app/features/${name}/`) : []
  const more = rooms ? files.map((file) => file.replace(/^packages\/app\//, '')) : []
  return vitestRun('app', env, ['--project=pages', '--passWithNoTests', ...folders, ...more])
}

/**
 * @param {string} name of the package's folder
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} chosen arguments that choose the tests
 */
function vitestRun(name, env, chosen) {
  return counted(
    (report) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const options = { cwd: join(root, 'packages', name), env: { NO_COLOR: '1', ...env } }
      return run(nodeOfPackages, ['--run', 'test', '--', ...reporters, ...chosen], options)
    },
    (/** @type {VitestReport} */ report) => ({
      passed: report.numPassedTests,
      failed: report.numTotalTests - report.numPassedTests,
      files: Object.fromEntries(report.testResults.map(passedOf)),
    }),
  )
}

/**
 * @param {VitestFile} file
 * @returns {[path: string, passed: string[]]}
 */
function passedOf({ name, assertionResults }) {
  const passed = assertionResults.filter(({ status }) => status === 'passed')
  return [relative(root, name), passed.map(({ fullName }) => fullName)]
}

/**
 * Runs the end-to-end tests: pages over HTTP, galleries and flows. The specs import the app's texts, so they resolve
 * packages to their sources.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {{ rooms?: ReadonlySet<string> | undefined }} [choice] by default all rooms
 */
export function browserTests(env, { rooms } = {}) {
  const chosen = rooms ? ['--pass-with-no-tests', ...[...rooms].map((room) => `e2e/${room}/`)] : []
  return counted(
    (report) =>
      run('playwright', ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...chosen], {
        env: {
          NO_COLOR: '1',
          NODE_OPTIONS: '--conditions=@sauda/source',
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          ...env,
        },
      }),
    // A flaky test has failed and then passed; Playwright's output names it.
    (/** @type {PlaywrightReport} */ { stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + stats.skipped,
      repeated: stats.flaky,
    }),
  )
}

/**
 * Counts a command as one check that passes or fails.
 *
 * @param {Promise<{ code: number, output: string }>} running
 * @returns {Promise<Counted>}
 */
export async function asCheck(running) {
  const { code, output } = await running
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}
