import type { Readable } from 'node:stream'
import { type Trx, withTransaction } from '../../../platform/database/transaction.ts'
import { LIMITS } from '../limits.ts'
import { refusal } from '../refuse.ts'
import { SignInError } from '../sign-in.ts'
import { batchTooLarge, type Spool } from '../spool.ts'
import type { BatchDeps } from '../take-batch.ts'
import {
  deleteUploadsOf,
  findUploadStates,
  lockSession,
  putUpload,
  type Session,
  type UploadState,
} from './session-queries.ts'
import { StepError } from './step-error.ts'

/**
 * Takes a part of a file. It comes to a file of its own, however slowly, and is appended at once: parts that come at the
 * same time are put together whole, in the order in which they ended.
 * @throws ExchangeRefusalError `batch_too_large`, `batch_cut_off`, `file_empty`; StepError `files`; SignInError if the
 * session has ended meanwhile
 */
export async function takePart(
  { db, spool }: BatchDeps,
  { id }: Session,
  { name, body }: { name: string; body: Readable },
): Promise<void> {
  const { name: part } = await spool.receive(body, LIMITS.part)
  let unneeded = [part]
  try {
    if ((await spool.sizeOf(part)) === 0) throw refusal('file_empty', { field: 'file' })
    unneeded = await withTransaction(db, (trx) => addPart(trx, spool, { id, name, part }))
  } finally {
    for (const file of unneeded) await spool.remove(file)
  }
}

/**
 * Adds a part to its file, or begins the file with it; this may be repeated, since a part is written behind the bytes that
 * count. Returns the files in the spool that are no longer needed.
 */
async function addPart(
  trx: Trx,
  spool: Spool,
  { id, name, part }: { id: number; name: string; part: string },
): Promise<string[]> {
  if (!(await lockSession(trx, id))) throw new SignInError('sign_in_required')
  const uploads = await findUploadStates(trx, id)
  const file = openFile(uploads, name)
  const over = file === null ? overWith(uploads, name) : []
  const rest = new Set(uploads.map((upload) => upload.file).filter((one) => !over.includes(one)))
  if (file === null && rest.size >= LIMITS.uploads) throw new StepError('files')
  const size = await spool.sizeOf(part)
  const sizes = new Map(uploads.map((upload) => [upload.file, upload.size]))
  const sizeOf = async (other: string) => sizes.get(other) ?? spool.sizeOf(other)
  let whole = size
  for (const other of rest) whole += await sizeOf(other)
  if (whole > LIMITS.zip) throw batchTooLarge(LIMITS.zip)
  const taken = { session_id: id, name, batch_id: null }
  if (file !== null) {
    const before = await sizeOf(file)
    await spool.append(file, part, before)
    await putUpload(trx, { ...taken, file, size: before + size })
    return [part]
  }
  await deleteUploadsOf(trx, id, over)
  await putUpload(trx, { ...taken, file: part, size })
  return over
}

/** The file that a part of this name continues: one that has begun, and nothing of which was imported yet. */
function openFile(uploads: readonly UploadState[], name: string): string | null {
  const file = uploads.find((upload) => upload.name === name)?.file
  const isOpen = file !== undefined && !uploads.some((one) => one.file === file && one.batch_id !== null)
  return isOpen ? file : null
}

/**
 * The files that are over once another begins: the one of the same name, and those whose import is finished. Otherwise
 * `documents.xml` of the second ZIP file would still be that of the first.
 */
function overWith(uploads: readonly UploadState[], name: string): string[] {
  const over = uploads.filter((upload) => upload.name === name || upload.isImported)
  return [...new Set(over.map(({ file }) => file))]
}
