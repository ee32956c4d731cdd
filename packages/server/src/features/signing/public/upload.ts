import { createHash } from 'node:crypto'
import type { Upload } from '../../../contract/call.ts'
import { hitOrRefuse } from '../../../platform/limiter.ts'
import type { Deps } from '../../deps.ts'
import { type DocumentCheck, firstExpiry, storedSignatures } from './check.ts'
import { findByFile } from './check-queries.ts'
import { sortFiles } from './sort-files.ts'
import { type CheckedSignature, verdictOn, verdictOnStranger } from './verdict.ts'

/** Uploads from one network address; each of them is verified anew. */
const UPLOADS = { limit: 20, windowSeconds: 600 }

/** Verifies an uploaded file and its signatures. Nothing of them is kept. */
export async function checkUpload(
  deps: Deps,
  uploads: readonly Upload[],
  network: string,
): Promise<DocumentCheck> {
  await hitOrRefuse(deps.db, deps.clock, `document-check-upload:${network}`, UPLOADS)
  const { file, signatures } = await sortFiles(uploads)
  const sha256 = createHash('sha256').update(file.bytes).digest('hex')
  const known = await findByFile(deps.db, sha256)
  const signers: CheckedSignature[] =
    known && signatures.length === 0 ? await storedSignatures(deps, known.document.id, known.version) : []
  const now = deps.clock.now()
  return {
    verdict: known ? verdictOn(known.document.status, signers) : verdictOnStranger(signers),
    checked_at: now.toISOString(),
    file_name: file.name,
    paper: null,
    sha256,
    digests: null,
    signers,
    expired_at: firstExpiry(signers, now),
    retry_at: null,
  }
}
