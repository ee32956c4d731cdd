/**
 * `pnpm check`: checks of the sources, packed packages and budgets. Prints one line for each check; the last line is
 * `N passed, N failed`.
 *
 *   node scripts/check.mjs --tested result.json    leaves out what has passed in the `npm test` that wrote this report
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { budgets } from './budgets.mjs'
import { buildApp } from './workspace/app-build.mjs'
import { bringChromium } from './workspace/browser.mjs'
import { run, runScript } from './workspace/command.mjs'
import { bringPackages } from './workspace/packages.mjs'
import { conclude, measure, runAll } from './workspace/report.mjs'
import { sourceChecks } from './workspace/source-checks.mjs'
import { lintTarball } from './workspace/tarball.mjs'
import { asCheck } from './workspace/tests.mjs'

/** @typedef {() => Promise<{ code: number, output: string }>} Check */

/** @type {Record<string, Check>[]} Groups run one after another, the checks of a group two at a time. */
const groups = [
  {
    ...sourceChecks,
    'build: sdk': () => runScript('packages/sdk', 'build'),
    'build: ui': () => runScript('packages/ui', 'build'),
    'build: server': () => runScript('packages/server', 'build'),
    'build: app': () => buildApp().then(() => ({ code: 0, output: '' })),
  },
  {
    'package: sdk': () => lintTarball('sdk', 'node16'),
    'package: ui': () => lintTarball('ui', 'esm-only'),
    'package: server': () => lintTarball('server', 'esm-only'),
    ...budgets,
  },
  {
    'bytes of the pages in a browser': async () =>
      run('node', ['--conditions=@sauda/source', 'bench/check-bytes.ts'], {
        env: { CHROMIUM_PATH: await bringChromium() },
      }),
  },
]

const { values } = parseArgs({ options: { tested: { type: 'string' } } })
/** @type {import('./workspace/report.mjs').Result[]} */
const tested = values.tested ? JSON.parse(await readFile(values.tested, 'utf8')) : []
const passed = new Set(tested.filter(({ failed }) => failed === 0).map(({ name }) => name))

await bringPackages()
const results = []
for (const group of groups) {
  const left = Object.entries(group).filter(([name]) => !passed.has(name))
  const checks = left.map(
    ([name, check]) =>
      () =>
        measure(name, () => asCheck(check())),
  )
  results.push(...(await runAll(checks, 2)))
}
conclude(results)
