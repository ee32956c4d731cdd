import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from './command.mjs'

/** Folders with generated or installed files and no sources. */
const madeFolders = new Set(['node_modules', 'build', 'dist', '.react-router', '.stryker-tmp', 'coverage'])

/**
 * Returns every file under a folder, sorted; for a file, the file itself.
 *
 * @param {string} path from the top of the repository
 * @returns {Promise<string[]>}
 */
export async function filesUnder(path) {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => undefined)
  if (!entries) return [path]
  const below = entries
    .filter((entry) => !madeFolders.has(entry.name))
    .map((entry) => (entry.isDirectory() ? filesUnder(`${path}/${entry.name}`) : [`${path}/${entry.name}`]))
  return (await Promise.all(below)).flat().sort()
}

/**
 * Returns a hash over names and contents of files. Not by date, because a clone or a checkout changes every date.
 *
 * @param {string[]} files from the top of the repository
 */
async function fingerprint(files) {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(await readFile(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

/**
 * Does the work only if the fingerprint differs from the one stored when it was last done.
 *
 * @param {{ stamp: string, files: string[], work: () => Promise<void> }} job `stamp`: the file that stores the fingerprint
 * @returns {Promise<boolean>} whether there was work to do
 */
export async function unlessSame({ stamp, files, work }) {
  const path = join(root, stamp)
  const now = await fingerprint(files)
  const before = await readFile(path, 'utf8').catch(() => '')
  if (before === now) return false
  await work()
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, now)
  return true
}
