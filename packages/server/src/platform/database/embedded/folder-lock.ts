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
  } catch {
    file.close()
    throw new DataFolderInUse(folder)
  }
  return () => file.close()
}
