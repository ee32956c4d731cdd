import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFile, syncFolder } from '../../durable-file.ts'
import { DataFolderUnreadableError } from '../errors.ts'
import { EMBEDDED_VERSION, startEngine } from './engine.ts'

/**
 * Ensures that the folder contains a database this server can open. A new one is created beside it and then renamed, so
 * a kill or power loss leaves nothing half-made. The caller must hold the lock.
 */
export async function prepareFolder(folder: string): Promise<void> {
  const entries = await readdir(folder).catch(() => [])
  if (entries.length === 0) return makeFolder(folder)
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version === undefined) {
    throw new DataFolderUnreadableError(
      `${folder} holds no database. Name a place that is empty or not there yet.`,
    )
  }
  if (version.trim() !== EMBEDDED_VERSION) {
    throw new DataFolderUnreadableError(
      `${folder} was made by PostgreSQL ${version.trim()}, this server holds ${EMBEDDED_VERSION}. ` +
        'Dump it with the server that made it and restore it here.',
    )
  }
}

async function makeFolder(folder: string): Promise<void> {
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  const engine = await startEngine({ folder: draft })
  await engine.close()
  await syncTree(draft)
  await rename(draft, folder)
  await syncFolder(dirname(folder))
}

async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    await (entry.isDirectory() ? syncTree(path) : syncFile(path))
  }
  await syncFolder(folder)
}
