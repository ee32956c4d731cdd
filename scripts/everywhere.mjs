/**
 * `node scripts/everywhere.mjs`: packs the SDK, installs it in an empty folder by the words of its README, and tries it
 * there against a real portal: strict TypeScript, every code block of the documentation, and one program in every
 * runtime. The last line is `N passed, N failed`.
 *
 *   node scripts/everywhere.mjs --only types,examples,Deno    some of it
 */
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readDocuments, runDocument } from './everywhere/documents.mjs'
import { compareFacts } from './everywhere/facts.mjs'
import { startPortal } from './everywhere/portal-process.mjs'
import { bringRuntimes, RUNTIMES } from './everywhere/runtimes.mjs'
import { compile, MODES, writeStrictPrograms } from './everywhere/strict-types.mjs'
import { beginProject, packSdk } from './everywhere/walk.mjs'
import { root } from './workspace/command.mjs'
import { bringPackages } from './workspace/packages.mjs'
import { conclude, measure, runAll } from './workspace/report.mjs'

/** Whatever hangs, the run ends. */
const LONGEST_MS = 900_000

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const only = values.only?.split(',')

/**
 * @param {string} work an empty folder
 * @returns {Promise<import('./workspace/report.mjs').Result[]>}
 */
async function everywhere(work) {
  const files = join(work, 'project')
  await mkdir(files)
  await bringPackages()
  const starting = startPortal({ data: join(work, 'data'), files })
  // Its failure is reported when it is needed.
  starting.catch(() => {})
  try {
    return await tryIn(files, starting, work)
  } finally {
    await starting.then(
      ({ stop }) => stop(),
      () => {},
    )
  }
}

/**
 * @param {string} files the folder of the project
 * @param {ReturnType<typeof startPortal>} starting
 * @param {string} work
 */
async function tryIn(files, starting, work) {
  // The newest Node is there anyway.
  if (RUNTIMES.some(({ name }) => isChosen(name) && !name.startsWith('newest Node'))) await bringRuntimes()
  await beginProject(files, await packSdk(work))
  await cp(join(root, 'scripts/everywhere/program'), join(files, 'program'), { recursive: true })
  const documents = await readDocuments()
  const programs = await writeStrictPrograms(files, documents)
  const modes = /** @type {(keyof typeof MODES)[]} */ (Object.keys(MODES))
  const parts = modes.map((mode) => ({ name: `types: ${mode}`, work: () => compile(files, mode, programs) }))
  // By now the demo centre is full.
  const results = await runAll(chosen(parts), 1)
  const portal = await starting
  const { url: origin, closedPort, passwords } = portal
  const examples = documents.map((document) => ({
    name: `examples: ${document.name}`,
    work: () => runDocument(document, files, portal),
  }))
  const programsOf = RUNTIMES.map(({ name, differs, run }, at) => ({
    name,
    work: async () => {
      // The portal limits what a user and an address may do in an hour, so each runtime has its own.
      const login = `person${at + 2}@mail.sauda.example`
      const own = { ...passwords, [login]: passwords['person@sauda.example'] ?? '' }
      const world = { origin, closedPort, passwords: own, login, address: `10.0.0.${at + 1}` }
      return compareFacts(await run(files, world), differs)
    },
  }))
  return [...results, ...(await runAll(chosen([...examples, ...programsOf]), 1))]
}

/** @param {string} name */
function isChosen(name) {
  return !only || only.some((word) => name.startsWith(word))
}

/** @param {{ name: string, work: Parameters<typeof measure>[1] }[]} parts */
function chosen(parts) {
  const some = parts.filter(({ name }) => isChosen(name))
  return some.map(
    ({ name, work: part }) =>
      () =>
        measure(name, part),
  )
}

const watchdog = setTimeout(() => {
  console.log(`The run had not ended after ${LONGEST_MS / 60_000} minutes.\n0 passed, 1 failed`)
  process.exit(1)
}, LONGEST_MS)
const work = await mkdtemp(join(tmpdir(), 'everywhere-'))
try {
  conclude(await everywhere(work))
} catch (error) {
  console.log(`${error instanceof Error ? error.message : error}\n0 passed, 1 failed`)
  process.exitCode = 1
} finally {
  clearTimeout(watchdog)
  await rm(work, { recursive: true, force: true })
}
