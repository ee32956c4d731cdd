import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root, runScript } from './command.mjs'
import { filesUnder, unlessSame } from './fingerprint.mjs'

const folder = 'packages/app'

/** The portal as `npm start` runs it, from the top of the repository. */
export const builtPortal = `${folder}/build/portal/serve.js`

/** What decides where packages are and how they are compiled. */
const workspace = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'tsconfig.base.json']

/** The inputs of the pages. The server is not among them: what serves the pages is bundled by itself. */
const sourcesOfPages = [folder, 'packages/ui', 'packages/sdk', ...workspace]

/** The inputs of the server's bundle, which has texts of the pages in it. */
const sourcesOfPortal = [folder, 'packages/server', 'packages/sdk', ...workspace]

/** Tests are in no bundle. */
const isLeftOut = /\.(test|stories)\.tsx?$|\.mdx$|^packages\/app\/(testing\/|vitest\.config)/

/**
 * Builds the app: the pages, and the server that serves them. What exists and is from the same sources is kept.
 *
 * @returns {Promise<boolean>} whether there was something to build
 * @throws {Error} with the build's own output
 */
export async function buildApp() {
  const pages = await buildPart('build', {
    sources: sourcesOfPages,
    made: `${folder}/build`,
    failure: 'The pages could not be built.',
  })
  // Afterwards, because it is in the folder that the pages' build begins with removing.
  const portal = await buildPart('build-portal', {
    sources: sourcesOfPortal,
    made: `${folder}/build/portal`,
    failure: 'The server could not be bundled.',
  })
  return pages || portal
}

/**
 * @param {string} script of the app's package.json
 * @param {{ sources: string[], made: string, failure: string }} part `made`: the folder that the script fills
 */
async function buildPart(script, { sources, made, failure }) {
  const files = (await Promise.all(sources.map(filesUnder))).flat()
  return unlessSame({
    stamp: `${made}/.sources`,
    files: files.filter((file) => !isLeftOut.test(file)),
    async work() {
      await rm(join(root, made), { recursive: true, force: true })
      const { code, output } = await runScript(folder, script)
      if (code !== 0) throw new Error(`${output}\n${failure}`)
    },
  })
}
