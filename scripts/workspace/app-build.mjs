import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root, runScript } from './command.mjs'
import { filesUnder, unlessSame } from './fingerprint.mjs'

const folder = 'packages/app'

/** The inputs of the build. The server is not among them, because it runs from its sources. */
const sources = [folder, 'packages/ui', 'packages/sdk', 'pnpm-lock.yaml', 'tsconfig.base.json']

const isLeftOut = /\.(test|stories)\.tsx?$|\.mdx$/

/**
 * Builds the app's pages, unless the existing build is from the same sources.
 *
 * @returns {Promise<boolean>} whether there was something to build
 * @throws {Error} with the build's own output
 */
export async function buildApp() {
  const files = (await Promise.all(sources.map(filesUnder))).flat()
  return unlessSame({
    stamp: `${folder}/build/.sources`,
    files: files.filter((file) => !isLeftOut.test(file)),
    async work() {
      await rm(join(root, folder, 'build'), { recursive: true, force: true })
      const { code, output } = await runScript(folder, 'build')
      if (code !== 0) throw new Error(`${output}\nThe pages could not be built.`)
    },
  })
}
