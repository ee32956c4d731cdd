import { DatabaseSync } from 'node:sqlite'
import { DataFolderInUse } from '../errors.ts'

/**
 * Takes the data folder for this process, or throws DataFolderInUse. The lock is the operating system's own,
 * on a file beside the folder: it ends with the process however that ends, so none is ever stale. Node has no
 * call for it, but its SQLite holds one for as long as a transaction is open.
 * @returns the way to give the folder back
 */
export function lockFolder(folder: string): () => void {
  const file = new DatabaseSync(`${folder}.lock`, { timeout: 0 })
  try {
    file.exec('begin exclusive')
  } catch (error) {
    file.close()
    throw isBusy(error) ? new DataFolderInUse(folder) : error
  }
  return () => file.close()
}

const SQLITE_BUSY = 5

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
