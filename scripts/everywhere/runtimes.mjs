import { join } from 'node:path'
import { nodeOfPackages, root } from '../workspace/command.mjs'
import { unlessSame } from '../workspace/fingerprint.mjs'
import { pnpm } from '../workspace/packages.mjs'
import { must } from './commands.mjs'
import { onPage, writeBundledPage, writeModulePage } from './pages.mjs'
import { writeWorker } from './worker-config.mjs'

const FOLDER = 'scripts/everywhere/runtimes'
const packages = join(root, FOLDER, 'node_modules')
const node20 = join(packages, 'node-20/bin/node')
const node22 = join(packages, 'node-22/bin/node')
const deno = join(packages, '@deno/linux-x64-glibc/deno')
const bun = join(packages, '@oven/bun-linux-x64/bin/bun')
const workerd = join(packages, '@cloudflare/workerd-linux-64/bin/workerd')

/**
 * What the program needs to know of the world.
 *
 * @typedef {{ origin: string, closedPort: number, passwords: Record<string, string>, login: string, address: string }} World
 * @typedef {{ name: string, differs?: Record<string, string>, run: (folder: string, world: World) => Promise<string> }} Runtime
 */

/** Their `fetch` does not tell that a connection was refused, so the request may have arrived. */
const SILENT = {
  'a write to a host that does not exist': '[0,"outcome_unknown","undefined"]',
  'a write to a port that is closed': '[0,"outcome_unknown","undefined"]',
}

/**
 * @param {string} program
 * @param {string[]} args
 * @returns {Runtime['run']}
 */
const command = (program, args) => (cwd, world) =>
  must(program, args, { cwd, env: { WORLD: JSON.stringify(world) } })

/** @type {Runtime[]} */
export const RUNTIMES = [
  { name: 'Node 20, ESM', run: command(node20, ['program/start.mjs']) },
  { name: 'Node 20, CommonJS', run: command(node20, ['program/start.cjs']) },
  { name: 'Node 22, ESM', run: command(node22, ['program/start.mjs']) },
  { name: 'Node 22, CommonJS', run: command(node22, ['program/start.cjs']) },
  { name: 'newest Node, ESM', run: command(nodeOfPackages, ['program/start.mjs']) },
  { name: 'newest Node, CommonJS', run: command(nodeOfPackages, ['program/start.cjs']) },
  {
    name: 'Deno',
    run: command(deno, ['run', '--allow-all', '--no-lock', '--cached-only', 'program/start.mjs']),
  },
  { name: 'Bun', run: command(bun, ['program/start.mjs']) },
  {
    name: 'workerd',
    differs: SILENT,
    run: async (folder, world) => must(workerd, ['test', await writeWorker(folder, world)], { cwd: folder }),
  },
  {
    name: 'Chromium, bundled',
    differs: SILENT,
    run: async (folder, world) => onPage(await writeBundledPage(folder), world),
  },
  {
    name: 'Chromium, modules',
    differs: SILENT,
    run: async (folder, world) => onPage(await writeModulePage(folder), world),
  },
]

/**
 * Installs the runtimes from their own lockfile, unless they are there already.
 *
 * @throws {Error} with a readable message
 */
export async function bringRuntimes() {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('The runtimes are pinned for Linux on x64.')
  await unlessSame({
    stamp: `${packages.slice(root.length)}/.installed`,
    files: ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((file) => `${FOLDER}/${file}`),
    async work() {
      const args = ['install', '--frozen-lockfile', '--prefer-offline', '--config.fetch-retries=1']
      const { code, output } = await pnpm(args, { cwd: join(root, FOLDER) })
      if (code !== 0) throw new Error(`The runtimes could not be installed:\n${output}`)
    },
  })
}
