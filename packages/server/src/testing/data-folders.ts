import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'

/** A new folder that is removed after the test. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sauda-data-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A new data folder with a migrated, empty database, which is removed after the test. */
export async function newDataFolder(): Promise<string> {
  return withDatabase(await newFolder())
}

/** The same for all tests of a file, which run one after another. */
export function sharedDataFolder(): () => string {
  let folder: string
  beforeAll(async () => {
    folder = await withDatabase(await mkdtemp(join(tmpdir(), 'sauda-data-')))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return () => folder
}

/**
 * Unpacks the embedded database of the tests into a data folder: creating one takes a processor ten seconds. In a run on
 * a PostgreSQL server there is none to unpack, and whoever opens the folder creates one.
 */
async function withDatabase(folder: string): Promise<string> {
  const original = inject('original')
  if ('snapshot' in original) {
    const database = join(folder, 'database')
    await mkdir(database, { mode: 0o700 })
    await promisify(execFile)('tar', ['-xf', original.snapshot, '-C', database])
  }
  return folder
}
