import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { nodeOfPackages, root, run } from './command.mjs'
import { filesUnder } from './fingerprint.mjs'

/**
 * Returns the folder of a demo centre that no test has changed: PORTAL_DEMO if it is set and there, otherwise one that is
 * created from the sources and kept until they or the day change. Tests start on copies of it.
 *
 * @returns {Promise<string>}
 * @throws {Error} with the output of the command that creates it
 */
export async function demoCentre() {
  const { PORTAL_DEMO } = process.env
  if (PORTAL_DEMO && existsSync(join(PORTAL_DEMO, 'database'))) return PORTAL_DEMO
  const folder = PORTAL_DEMO ?? join(root, 'node_modules/.cache/demo-centre', await keyOfToday())
  if (existsSync(folder)) return folder
  const making = `${folder}-${process.pid}`
  if (!PORTAL_DEMO) await rm(dirname(folder), { recursive: true, force: true })
  await mkdir(making, { recursive: true })
  // Its parent ends it by the channel between processes; without one it runs to its end.
  const { code, output } = await run(
    nodeOfPackages,
    ['--conditions=@sauda/source', 'packages/app/server/create-demo.ts'],
    { env: { SAUDA_DATA: making, SAUDA_DEMO: 'yes', NODE_OPTIONS: '' } },
  )
  if (code !== 0) throw new Error(`${output}\nThe demo centre could not be created.`)
  await rename(making, folder)
  return folder
}

/** The ages of the demo's ads and documents are counted from the day on which it is created. */
async function keyOfToday() {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  const files = await Promise.all(['packages/server/src', 'packages/sdk/src'].map(filesUnder))
  for (const file of files.flat().filter((name) => !/\.test\.ts$/.test(name))) {
    hash.update(`${file}\0`).update(await readFile(join(root, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
