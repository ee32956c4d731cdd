import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { environment, nodeOfPackages, root, runScript } from './command.mjs'
import { filesUnder, folderUnlessSame, isMade } from './fingerprint.mjs'
import { oneAtATime } from './one-at-a-time.mjs'

const folder = 'packages/app'
const madePages = `${folder}/build/pages`
const madePortal = `${folder}/build/portal`

/** The portal as `npm start` runs it, from the top of the repository. */
export const builtPortal = `${madePortal}/serve.js`

/** What creates the demo centre. */
export const builtCreateDemo = `${madePortal}/create-demo.js`

/** What decides where packages are and how they are compiled. */
const workspace = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'tsconfig.base.json']

/** The inputs of the pages. The server is not among them: what serves the pages is bundled by itself. */
const sourcesOfPages = [folder, 'packages/ui', 'packages/sdk', ...workspace]

/** The inputs of the server's bundle, which has texts of the pages in it. */
const sourcesOfPortal = [folder, 'packages/server', 'packages/sdk', ...workspace]

/** Tests are in no bundle. */
const isLeftOut = /\.(test|stories)\.tsx?$|\.mdx$|^packages\/app\/(testing\/|vitest\.config)/

/**
 * Builds the app: the server that serves the pages, and the pages, compressed. What exists and is from the same sources is
 * kept.
 *
 * @returns {Promise<boolean>} whether there was something to build
 * @throws {Error} with the build's own output
 */
export async function buildApp() {
  const portal = await bundlePortal()
  const pages = await buildPages()
  await compressPages()
  return pages || portal
}

/** Bundles the server, which takes a second. */
export const bundlePortal = () =>
  buildPart('build-portal', {
    sources: sourcesOfPortal,
    made: madePortal,
    failure: 'The server could not be bundled.',
  })

/** Builds the pages. Their files are not compressed yet. */
export const buildPages = () =>
  buildPart('build', {
    sources: sourcesOfPages,
    made: madePages,
    failure: 'The pages could not be built.',
  })

/** Whether there are pages, perhaps from other sources. */
export const arePagesBuilt = () => isMade(madePages)

/**
 * @param {string} script of the app's package.json
 * @param {{ sources: string[], made: string, failure: string }} part `made`: the folder that the script fills
 */
async function buildPart(script, { sources, made, failure }) {
  const files = (await Promise.all(sources.map(filesUnder))).flat()
  return oneAtATime(made, () =>
    folderUnlessSame({
      made,
      files: files.filter((file) => !isLeftOut.test(file)),
      async make(draft) {
        const { code, output } = await runScript(folder, script, { BUILD_FOLDER: draft })
        if (code !== 0) throw new Error(`${output}\n${failure}`)
      },
    }),
  )
}

const isCompressed = () => existsSync(join(root, madePages, '.compressed'))

/** Compresses the files of the built pages. */
async function compressPages() {
  await oneAtATime(madePages, async () => {
    if (isCompressed()) return
    const { code, output } = await runScript(folder, 'compress-pages')
    if (code !== 0) throw new Error(`${output}\nThe files of the pages could not be compressed.`)
  })
}

/**
 * Compresses the files of the built pages with what others leave of the processor. Until then they are served as they are. What
 * fails or is interrupted is left to the next start.
 */
export async function compressPagesMeanwhile() {
  if (isCompressed()) return
  await oneAtATime(madePages, async () => {
    const script = join(root, folder, 'scripts/compress-pages.ts')
    const stdio = /** @type {const} */ (['ignore', 'ignore', 'ignore', 'ipc'])
    const compressing = spawn(nodeOfPackages, [script], { cwd: root, env: environment(), stdio: [...stdio] })
    const ended = once(compressing, 'exit').catch(() => undefined)
    // Threads have the priority of the one that starts them, so it is set before there are any.
    if (compressing.pid) setPriority(compressing.pid, constants.priority.PRIORITY_LOW)
    compressing.unref()
    compressing.channel?.unref()
    await ended
  })
}
