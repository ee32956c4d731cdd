import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
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
 * Returns a hash over names and contents of files. Not by date, because a clone or a checkout changes every date. Files are
 * read one after another without a promise for each: there are thousands of them, at every start.
 *
 * @param {string[]} files from the top of the repository
 */
function fingerprint(files) {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

/**
 * Does the work only if the fingerprint differs from the one stored when it was last done. Work that is interrupted is done
 * again.
 *
 * @param {{ stamp: string, files: string[], kind?: string, work: () => Promise<void> }} job `stamp`: the file that stores
 *   the fingerprint; `kind`: what else must be the same
 * @returns {Promise<boolean>} whether there was work to do
 */
export async function unlessSame({ stamp, files, kind = '', work }) {
  const path = join(root, stamp)
  const now = `${fingerprint(files)}${kind && ` ${kind}`}`
  if ((await read(path)) === now) return false
  await rm(path, { force: true })
  await work()
  mkdirSync(dirname(path), { recursive: true })
  await writeFile(path, now)
  return true
}

/** Where a made folder has the fingerprint of its sources. */
const inFolder = '.sources'

/**
 * Makes a folder from sources, unless it is from the same ones. It is made under another name and then renamed, so a folder
 * with its own name is always complete, and what an interrupted process still writes is not in it.
 *
 * @param {{ made: string, files: string[], make: (draft: string) => Promise<void> }} job `made`: the folder, from the top
 *   of the repository; `make` fills another one
 * @returns {Promise<boolean>} whether there was work to do
 */
export async function folderUnlessSame({ made, files, make }) {
  const folder = join(root, made)
  const now = fingerprint(files)
  if ((await read(join(folder, inFolder))) === now) return false
  await removeDrafts(folder)
  const draft = `${folder}.${randomBytes(4).toString('hex')}.draft`
  mkdirSync(draft, { recursive: true })
  await make(draft)
  await writeFile(join(draft, inFolder), now)
  await rm(folder, { recursive: true, force: true })
  await rename(draft, folder)
  return true
}

/**
 * Returns whether a made folder is there, from whatever sources.
 *
 * @param {string} made
 */
export async function isMade(made) {
  return (await read(join(root, made, inFolder))) !== ''
}

/** @param {string} folder */
async function removeDrafts(folder) {
  const names = await readdir(dirname(folder)).catch(() => [])
  const old = names.filter((name) => name.startsWith(`${basename(folder)}.`) && name.endsWith('.draft'))
  await Promise.all(old.map((name) => rm(join(dirname(folder), name), { recursive: true, force: true })))
}

/** @param {string} path */
const read = (path) => readFile(path, 'utf8').catch(() => '')
