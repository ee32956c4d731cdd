import { root, run } from './command.mjs'
import { roomsOf } from './rooms.mjs'
import { sourceChecks } from './source-checks.mjs'

/** Folders that a package is made from, beside its own. The kit's stories show the letters of the server. */
const uses = {
  sdk: ['openapi/'],
  ui: ['.storybook/', 'packages/server/'],
  server: ['openapi/', 'packages/sdk/'],
  app: ['packages/sdk/', 'packages/ui/', 'packages/server/'],
}

/** Files that every part depends on. */
const forAll = /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig\.base\.json|patches\/.*)$/

/**
 * The files that differ from a commit, committed since or not, with those that git does not know yet.
 *
 * @param {string} since
 * @returns {Promise<string[]>} from the top of the repository
 * @throws {Error} with the words of git
 */
export async function changedFiles(since) {
  const asked = await Promise.all([
    run('git', ['diff', '--name-only', since, '--'], { cwd: root }),
    run('git', ['ls-files', '--others', '--exclude-standard'], { cwd: root }),
  ])
  const failed = asked.find(({ code }) => code !== 0)
  if (failed) throw new Error(failed.output)
  return asked.flatMap(({ output }) => output.split('\n')).filter(Boolean)
}

/**
 * Returns the parts of `npm test` that a change of files may break, and the rooms whose pages and flows it may break. Within
 * the other parts the tools choose the tests themselves, by the imports of the test files.
 *
 * @param {string[]} files
 * @param {{ e2e: boolean }} options `e2e`: whether all rooms were asked for
 * @returns {{ parts: Set<string>, rooms: ReadonlySet<string> | undefined }} `rooms`: undefined for all of them
 */
export function affectedBy(files, { e2e }) {
  const all = files.some((file) => forAll.test(file))
  /** @param {string[]} folders */
  const isIn = (folders) => all || files.some((file) => folders.some((folder) => file.startsWith(folder)))
  const packages = Object.entries(uses).filter(([name, more]) => isIn([`packages/${name}/`, ...more]))
  const parts = new Set(packages.flatMap(([name]) => [name, `types: ${name}`]))
  if (files.length > 0) {
    for (const name of Object.keys(sourceChecks))
      if (!/^types: (?!tooling)|generated/.test(name)) parts.add(name)
  }
  if (isIn(['openapi/', 'packages/sdk/', 'scripts/'])) parts.add('contract and exports are generated')

  const rooms = e2e ? undefined : roomsOf(files)
  if (rooms === undefined || rooms.size > 0) for (const part of ['build', 'pages', 'e2e']) parts.add(part)
  if (files.some((file) => file.endsWith('.page.test.tsx'))) parts.add('pages')
  return { parts, rooms }
}
