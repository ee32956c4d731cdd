import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, run } from './command.mjs'
import { filesUnder, unlessSame } from './fingerprint.mjs'
import { oneAtATime } from './one-at-a-time.mjs'

const noNetwork =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|dns error|error sending request/i

/**
 * Runs pnpm in exactly the version of package.json: the installed one if it matches, otherwise by npx.
 *
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export async function pnpm(args, options = {}) {
  const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const installed = await run('pnpm', ['--version'])
  const isExact = installed.code === 0 && `pnpm@${installed.output.trim()}` === packageManager
  const [command, ...first] = isExact ? ['pnpm'] : ['npx', '--yes', packageManager]
  return run(command, [...first, ...args], options)
}

/**
 * Packages run with the Node that is installed with them. pnpm, which runs with the Node of the machine, warns of each
 * package that needs a newer one: these lines would hide all others.
 */
const isOfOtherNode = /Unsupported engine|Unknown (?:user|env) config/

/** Files that determine which packages are installed. */
async function manifests() {
  const packages = await readdir(join(root, 'packages'))
  const own = packages.sort().map((name) => `packages/${name}/package.json`)
  return ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...(await filesUnder('patches')), ...own]
}

/** Whether the packages of the tests and tools are there as well, by pnpm's own record. */
async function isEverythingThere() {
  const record = await readFile(join(root, 'node_modules/.modules.yaml'), 'utf8').catch(() => '')
  return /"?devDependencies"?: true/.test(record)
}

/**
 * Installs the packages from the lockfile, unless they are already installed: all of them, or only those that the portal is
 * built from and runs with. Packages that are there are not removed.
 *
 * @param {{ onlyToRun?: boolean }} [options]
 * @returns {Promise<boolean>} whether there was something to install
 * @throws {Error} with a readable message
 */
export async function bringPackages({ onlyToRun = false } = {}) {
  return oneAtATime('packages', async () => install(onlyToRun && !(await isEverythingThere())))
}

/** @param {boolean} onlyToRun */
async function install(onlyToRun) {
  return unlessSame({
    stamp: 'node_modules/.installed',
    files: await manifests(),
    kind: onlyToRun ? 'only to run' : '',
    async work() {
      const args = ['install', '--frozen-lockfile', '--config.confirm-modules-purge=false']
      // `npm test` also asks the registry about each package of the lockfile, which takes longer than the packages themselves.
      if (onlyToRun) args.push('--prod', '--trust-lockfile')
      const { code, output } = await pnpm(args, { aloud: (line) => !isOfOtherNode.test(line) })
      if (code === 0) return
      const reason = noNetwork.test(output)
        ? 'the package registry does not answer; check the network and run the command again'
        : 'the lines above say why'
      throw new Error(`The packages could not be installed: ${reason}.`)
    },
  })
}
