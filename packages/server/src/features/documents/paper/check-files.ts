import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Storage } from '../../../platform/storage.ts'
import { keyOfPaper } from './paper-key.ts'
import { type NamedPaper, namedPapers } from './paper-queries.ts'

/** A stored file that is not what its version says. */
export interface FileFault {
  key: string
  document_id: number
  version: number
  fault: 'missing' | 'changed'
}

const AT_ONCE = 500

/**
 * Reads every PDF that a version names and compares its hash with its name. Returns how many files are as they should
 * be, and tells each fault as it is found.
 */
export async function checkFiles(
  { db, storage }: { db: Db; storage: Storage },
  tell: (fault: FileFault) => void,
): Promise<{ sound: number; faults: number }> {
  const found = { sound: 0, faults: 0 }
  let after = { document_id: 0, version: 0 }
  for (;;) {
    const papers: NamedPaper[] = await namedPapers(db, after, AT_ONCE)
    for (const { document_id, version, file } of papers) {
      const key = keyOfPaper(file)
      const fault = await faultOf(storage, key, file)
      if (fault) tell({ key, document_id, version, fault })
      found[fault ? 'faults' : 'sound']++
      after = { document_id, version }
    }
    if (papers.length < AT_ONCE) return found
  }
}

async function faultOf(storage: Storage, key: string, file: string): Promise<FileFault['fault'] | null> {
  if (!(await storage.exists(key))) return 'missing'
  const hash = createHash('sha256')
  await pipeline(await storage.get(key), hash)
  return hash.digest('hex') === file ? null : 'changed'
}
