/**
 * `npm test`: all tests, even on a fresh clone; the last line is `N passed, N failed`.
 *
 *   npm test                            all parts
 *   npm test -- --only sdk,server       some of them
 *   npm test -- --only sdk --no-types   without its types
 *   npm test -- --changed               what uncommitted changes may break; pages and flows of the rooms that changed
 *   npm test -- --changed --since main  what all changes since a commit may break
 *   npm test -- --changed --e2e         with the pages and flows of all rooms
 *   npm test -- --report result.json    also writes each part's counts
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { buildApp } from './workspace/app-build.mjs'
import { bringChromium } from './workspace/browser.mjs'
import { bringPackages } from './workspace/packages.mjs'
import { announce, conclude, measure, runAll } from './workspace/report.mjs'
import { asCheck, browserTests, packageTests, pageTests } from './workspace/tests.mjs'

// They use packages, which a fresh clone does not have yet.
const packages = await measure('packages', async () => {
  await bringPackages()
  return { passed: 1, failed: 0 }
})
if (packages.failed > 0) {
  announce(packages)
  conclude([packages])
  process.exit()
}
const { sourceChecks } = await import('./workspace/source-checks.mjs')
const { affectedBy, changedFiles } = await import('./workspace/changed.mjs')

/** @typedef {() => Promise<{ passed: number, failed: number, output?: string }>} Work */
/**
 * `rooms`: whose pages and flows run, by default all; `pages`: changed tests of pages.
 *
 * @typedef {{ since?: string | undefined, rooms?: ReadonlySet<string> | undefined, pages?: string[] }} Choice
 */

const checksOfSources = () =>
  Object.fromEntries(Object.entries(sourceChecks).map(([name, check]) => [name, () => asCheck(check())]))

/**
 * Groups run one after another, the parts of a group two at a time.
 *
 * @param {NodeJS.ProcessEnv} env of the tests
 * @param {Choice} choice
 * @returns {Record<string, Work>[]}
 */
function groupsOfParts(env, { since, rooms, pages }) {
  return [
    {
      ...checksOfSources(),
      build: async () => {
        await buildApp()
        return { passed: 1, failed: 0 }
      },
    },
    {
      // Each of them waits for something at times, the kit for its browser and the SDK for reconnections.
      ui: () => packageTests('ui', env, { since }),
      sdk: () => packageTests('sdk', env, { since }),
      server: () => packageTests('server', env, { since }),
      app: () => packageTests('app', env, { since }),
    },
    { pages: () => pageTests(env, { rooms, files: pages }) },
    { e2e: () => browserTests(env, { rooms }) },
  ]
}

const { values } = parseArgs({
  allowNegative: true,
  options: {
    only: { type: 'string' },
    report: { type: 'string' },
    types: { type: 'boolean', default: true },
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD' },
    e2e: { type: 'boolean', default: false },
  },
})
const chosen = values.only?.split(',')

const since = values.changed ? values.since : undefined
const changed = since ? await changedFiles(since) : []
const affected = since && affectedBy(changed, values)
/** @type {Choice} */
const choice = {
  since,
  ...(affected && { rooms: affected.rooms }),
  pages: changed.filter((file) => file.endsWith('.page.test.tsx')),
}

/** @param {string} name `sdk` selects both `types: sdk` and `sdk` */
const isChosen = (name) =>
  (values.types || !name.startsWith('types: ')) &&
  (!affected || affected.parts.has(name)) &&
  (!chosen || chosen.includes(name) || chosen.includes(name.replace('types: ', '')))

const names = groupsOfParts({}, choice).flatMap(Object.keys)
const unknown = chosen?.find((name) => !names.some((known) => known === name || known === `types: ${name}`))
if (unknown !== undefined) {
  console.error(`There is no part «${unknown}»; there are: ${names.join(', ')}`)
  process.exit(2)
}

announce(packages)
const results = [packages]

if (packages.failed === 0) {
  const env = { CHROMIUM_PATH: await bringChromium() }
  for (const group of groupsOfParts(env, choice)) {
    const parts = Object.entries(group).filter(([name]) => isChosen(name))
    const works = parts.map(
      ([name, work]) =>
        () =>
          measure(name, work, { mayBeEmpty: values.changed }),
    )
    results.push(...(await runAll(works, 2)))
  }
}

console.log('')
for (const result of results) announce({ ...result, output: undefined })
if (values.report) await writeFile(values.report, JSON.stringify(results, null, 2))
conclude(results)
