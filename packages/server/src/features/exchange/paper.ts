import { createHash } from 'node:crypto'
import type { ExchangeCode } from '@sauda/sdk/documents'
import { RefusalError } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import { type StoredPaper, takeSentPaper } from '../documents/paper/paper.ts'
import { LIMITS, MEGABYTE } from './limits.ts'
import { refusal } from './refuse.ts'
import { notePaper } from './upkeep-queries.ts'

const CODES: Readonly<Record<string, ExchangeCode>> = {
  not_a_pdf: 'not_pdf',
  pdf_encrypted: 'pdf_encrypted',
  too_many: 'pdf_pages',
  pdf_too_large: 'file_too_large',
}

/**
 * Checks and stores a PDF that the accounting system made, and notes it: if no version comes to name it, it is deleted
 * after some time.
 * @param sha256 what its hash must be
 * @throws ExchangeRefusalError `file_empty`, `file_too_large`, `file_hash`, `not_pdf`, `pdf_encrypted`, `pdf_pages`
 */
export async function checkPaper(
  deps: Pick<Deps, 'storage' | 'db' | 'clock'>,
  bytes: Uint8Array,
  sha256?: string,
): Promise<StoredPaper> {
  if (bytes.length === 0) throw refusal('file_empty', { field: 'file' })
  if (bytes.length > LIMITS.file) throw fileTooLarge()
  const hash = createHash('sha256').update(bytes).digest('hex')
  if (sha256 !== undefined && hash !== sha256.toLowerCase())
    throw refusal('file_hash', { field: 'file', got: hash, needed: sha256 })
  // Before it is stored, so that a sweep either sees it as new or has deleted it already.
  await notePaper(deps.db, hash, deps.clock.now())
  try {
    return await takeSentPaper(deps, bytes)
  } catch (error) {
    const [code] = error instanceof RefusalError ? (error.details.errors?.file ?? []) : []
    const known = code === undefined ? undefined : CODES[code]
    throw known ? refusal(known, { field: 'file' }) : error
  }
}

export function fileTooLarge() {
  return refusal('file_too_large', { field: 'file', needed: String(LIMITS.file / MEGABYTE) })
}
