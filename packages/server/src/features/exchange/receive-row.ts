import type { DocumentKind } from '@sauda/sdk/documents'
import { isUnavailable } from '../../platform/database/is-unavailable.ts'
import type { Trx } from '../../platform/database/transaction.ts'
import type { Deps } from '../deps.ts'
import { nameSentPaper, type StoredPaper } from '../documents/paper/paper.ts'
import { receiveDocument } from '../documents/receive.ts'
import { type ReadRow, readRow, type UnreadRow } from './read-row.ts'
import { problem } from './refuse.ts'
import { findVersionFile, inSavepoint, type RowResult } from './row-queries.ts'

export interface ReceiveDeps extends Pick<Deps, 'db' | 'clock' | 'jobs' | 'storage'> {
  /** Called with errors that are ours; the row is refused with `internal`. */
  onError(error: unknown): void
}

/** A row of a base, and its PDF if it came with one. */
export interface ComingRow {
  baseId: number
  read: ReadRow | UnreadRow
  /** Stored already, because reading a PDF takes a moment; its problem if it was refused. */
  paper?: StoredPaper | ReturnType<typeof problem> | null
}

/**
 * Receives a document in the transaction of the caller. A refused document changes nothing, and neither does an error
 * of ours, which is reported; only errors of the database that concern the whole transaction are thrown.
 */
export async function receiveRow(
  deps: ReceiveDeps,
  trx: Trx,
  { baseId, read, paper = null }: ComingRow,
): Promise<RowResult> {
  const { facts } = read
  const refused = (problems: RowResult['problems']): RowResult => ({
    facts,
    outcome: 'refused',
    problems,
    documentId: null,
  })
  if (!('content' in read)) return refused(read.problems)
  if (paper && 'code' in paper) return refused([paper])
  const { kind, guid, dataVersion, content, warnings } = read
  try {
    const received = await inSavepoint(trx, async () => {
      const incoming = { baseId, kind, guid, dataVersion, content, via: 'exchange' } as const
      const done = await receiveDocument(deps, trx, incoming)
      if (done.outcome === 'refused' || !paper) return done
      const { file } = (await findVersionFile(trx, done.id, done.version)) ?? { file: null }
      if (file === null) await nameSentPaper(trx, { documentId: done.id, version: done.version, paper })
      else if (file !== paper.file) return { ...done, outcome: 'refused', refusal: 'file_exists' } as const
      return done
    })
    if (received.outcome !== 'refused')
      return { facts, outcome: received.outcome, problems: warnings, documentId: received.id }
    const code = received.refusal === 'wrong_version' ? 'data_version_invalid' : received.refusal
    const field = code === 'file_exists' ? 'file' : 'data_version'
    return { ...refused([problem(code, { field, got: dataVersion })]), documentId: received.id }
  } catch (error) {
    if (!(error instanceof Error) || isUnavailable(error) || isAgain(error)) throw error
    deps.onError(error)
    return refused([problem('internal')])
  }
}

/** Serialization failures and deadlocks: the whole transaction is tried again. */
function isAgain(error: Error): boolean {
  return 'code' in error && ['40001', '40P01'].includes(String(error.code))
}

/** Reads a row again that came alone, or that a batch holds. */
export function readAgain(
  raw: string,
  { now, kind, guid }: { now: Date; kind?: DocumentKind | null; guid?: string | null },
): ReadRow | UnreadRow {
  return readRow(raw, { now, ...(kind && guid && { at: { kind, guid } }) })
}
