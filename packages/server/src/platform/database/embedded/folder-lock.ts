import { DatabaseSync } from 'node:sqlite'
import { DataFolderInUseError } from '../errors.ts'

/**
 * Locks the data folder for this process, or throws DataFolderInUseError. The operating system holds the lock, on a
 * file beside the folder, and releases it when the process ends for any reason, so it is never stale. Node has no file
 * locks, but its SQLite holds one while a transaction is open.
 * @returns a function that releases the folder
 */
export function lockFolder(folder: string): () => void {
  const file = new DatabaseSync(`${folder}.lock`, { timeout: 0 })
  try {
    file.exec('begin exclusive')
  } catch (error) {
    file.close()
    throw isBusy(error) ? new DataFolderInUseError(folder) : error
  }
  return () => file.close()
}

const SQLITE_BUSY = 5

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
