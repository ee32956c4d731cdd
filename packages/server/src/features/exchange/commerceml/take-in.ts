import { open } from 'node:fs/promises'
import type { Trx } from '../../../platform/database/transaction.ts'
import { ExchangeRefusalError, problem } from '../refuse.ts'
import { insertRow } from '../row-queries.ts'
import type { BatchDeps } from '../take-batch.ts'
import { importFile } from './import-file.ts'
import { findUntold, findUploads, noteRefusal, type Session } from './session-queries.ts'

/** A whole XML file ends with its root; a whole ZIP file ends with 22 bytes about its list, the last two of which are 0. */
const END_OF_XML = /<\/КоммерческаяИнформация\s*>\s*$/
const TAIL = 512
const START_OF_ZIP = Buffer.from('PK\x03\x04')
const END_OF_ZIP = Buffer.from('PK\x05\x06')
const LENGTH_OF_END = 22

/**
 * Takes in a file that came whole. Some programs, and 1C itself when it sends orders, end with `file`: without this step they
 * would be told `success` for documents that nobody has read. The `import` that others send then says what became of it.
 * @throws RefusalError `too_many_requests`
 */
export async function takeInWhole(deps: BatchDeps, session: Session, name: string): Promise<void> {
  const upload = (await findUploads(deps.db, session.id)).find((one) => one.name === name)
  if (!upload || upload.batch_id !== null || !(await isWhole(deps.spool.pathOf(upload.file)))) return
  try {
    await importFile(deps, session, name)
  } catch (error) {
    if (!(error instanceof ExchangeRefusalError)) throw error
    // Of a ZIP file with several XML files only an import says which one.
    const isUnclear = error.problems.some(({ code }) => code === 'file_missing')
    if (!isUnclear) await noteRefusal(deps.db, { sessionId: session.id, name }, error.problems)
  }
}

/** Logs the files of sessions that end which nobody has imported: what was sent is either documents, or seen by people. */
export async function logUntold(trx: Trx, sessionIds: readonly number[], now: Date): Promise<void> {
  for (const { base_id: baseId, name, size, refusal } of await findUntold(trx, sessionIds)) {
    const problems = refusal ?? [problem('import_missing', { field: 'file', got: name })]
    const raw = size === null ? name : `${name}, ${size} B`
    await insertRow(trx, {
      ...{ facts: NOTHING, outcome: 'refused', problems, documentId: null, baseId, raw, now },
    })
  }
}

const NOTHING = {
  ...{ kind: null, guid: null, data_version: null, number: null },
  ...{ company: null, bin: null, total: null, currency: null },
}

async function isWhole(path: string): Promise<boolean> {
  const file = await open(path).catch(() => null)
  if (!file) return false
  try {
    const { size } = await file.stat()
    const read = async (from: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
      return buffer.subarray(0, bytesRead)
    }
    const tail = await read(Math.max(0, size - TAIL), TAIL)
    if ((await read(0, START_OF_ZIP.length)).equals(START_OF_ZIP)) {
      const end = tail.subarray(-LENGTH_OF_END)
      return (
        end.subarray(0, END_OF_ZIP.length).equals(END_OF_ZIP) && end.readUInt16LE(LENGTH_OF_END - 2) === 0
      )
    }
    return ['utf-8', 'windows-1251'].some((encoding) =>
      END_OF_XML.test(new TextDecoder(encoding).decode(tail)),
    )
  } finally {
    await file.close()
  }
}
