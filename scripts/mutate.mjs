/**
 * `pnpm mutate`: changes the rules of the SDK in every way that Stryker knows, one change (a mutant) at a time, and
 * counts how many the tests beside them notice. Writes `docs/mutation.md`. Fails if fewer than 95 % are noticed, or if a
 * survivor has no reason there: write it by hand, the next run keeps it. Takes about a quarter of an hour.
 *
 *   node scripts/mutate.mjs ads language    only these folders; the results of the others stay
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, run } from './workspace/command.mjs'
import { filesUnder } from './workspace/fingerprint.mjs'
import { readMutation, resultsOf, totalOf, writeMutation } from './workspace/mutation-report.mjs'
import { bringPackages } from './workspace/packages.mjs'

const GOAL = 95

const sdk = join(root, 'packages/sdk')

/** The folders of the SDK that have rules: the client and the generated types have none. */
async function foldersWithRules() {
  const files = (await filesUnder('packages/sdk/src')).map((file) =>
    file.replace(/^packages\/sdk\/src\//, ''),
  )
  const rules = files.filter((file) =>
    /^(?!client\/|generated\/)[^/]+\/(?!.*calls\.ts|index\.ts|test-|.*\.test\.ts).+\.ts$/.test(file),
  )
  return [...new Set(rules.map((file) => file.split('/')[0] ?? ''))]
}

await bringPackages()
const known = await foldersWithRules()
const folders = process.argv.length > 2 ? process.argv.slice(2) : known
const unknown = folders.filter((folder) => !known.includes(folder))
if (unknown.length > 0) throw new Error(`No rules in ${unknown}. There are: ${known.join(', ')}.`)

let results = await readMutation()
for (const folder of folders) {
  const { code, output } = await run('stryker', ['run'], { cwd: sdk, env: { MUTATED_FOLDER: folder } })
  if (code !== 0) throw new Error(`Stryker failed on ${folder}:\n${output}`)
  const report = JSON.parse(await readFile(join(sdk, `node_modules/.cache/mutation/${folder}.json`), 'utf8'))
  results = resultsOf(folder, report, results)
  const { score, survivors } = totalOf(results, folder)
  console.log(`${folder}: ${score.toFixed(1)} %, ${survivors.length} survived`)
  for (const { file, change, reason } of survivors)
    console.log(`  ${file}: ${change}  (${reason || 'no reason yet'})`)
  await writeMutation(results)
}
const { score, survivors } = totalOf(results)
const unexplained = survivors.filter(({ reason }) => !reason)
console.log(`all: ${score.toFixed(1)} % (goal ${GOAL}), ${unexplained.length} survivors without a reason`)
const isEnough = score >= GOAL && unexplained.length === 0
console.log(isEnough ? '1 passed, 0 failed' : '0 passed, 1 failed')
if (!isEnough) process.exitCode = 1
