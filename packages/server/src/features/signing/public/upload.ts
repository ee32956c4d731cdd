import type { Arrival, Upload } from '../../../contract/call.ts'
import { hitOrRefuse } from '../../../platform/limiter.ts'
import type { Deps } from '../../deps.ts'
import { fingerprintOf } from '../fingerprint.ts'
import { type DocumentCheck, firstExpiry, seenAgain } from './check.ts'
import { findByFile, type KnownFile } from './check-queries.ts'
import { guestUpload, holdForUpload } from './guests.ts'
import { sortFiles } from './sort-files.ts'
import { standingSignatures } from './stored-queries.ts'
import { type Uploaded, verifyUploaded } from './uploaded.ts'
import { verdictOn, verdictOnStranger } from './verdict.ts'

/** Uploads from one network address; each of them is verified anew. */
const UPLOADS = { limit: 20, windowSeconds: 600 }

/**
 * Takes a place for an upload, and counts it, before it is read. One without a place is not counted.
 * @throws RefusalError `too_many_requests`, `unavailable`
 */
export async function admitUpload(deps: Deps, { address, response }: Arrival): Promise<void> {
  await holdForUpload(address, response)
  await hitOrRefuse(deps.db, deps.clock, `document-check-upload:${address}`, UPLOADS)
}

/** Verifies an uploaded file and its signatures. Nothing of them is kept. */
export function checkUpload(deps: Deps, uploads: readonly Upload[]): Promise<DocumentCheck> {
  return guestUpload(() => check(deps, uploads))
}

async function check(deps: Deps, uploads: readonly Upload[]): Promise<DocumentCheck> {
  const { file, ...sorted } = await sortFiles(uploads)
  const signatures = sorted.signatures.filter(
    (one, at, all) => all.findIndex((other) => other.equals(one)) === at,
  )
  const sha256 = await fingerprintOf(file.bytes)
  const known = await findByFile(deps.db, sha256)
  const found = await verifyAll(deps, { signatures, content: file.bytes, known })
  const signers = found.map(({ signature }) => signature)
  const now = deps.clock.now()
  return {
    verdict: known ? verdictOn(known.document.status, signers) : verdictOnStranger(signers),
    checked_at: now.toISOString(),
    file_name: file.name,
    paper: null,
    copy_of: known?.copy_of ?? null,
    sha256,
    digests: found.find(({ digests }) => digests !== null)?.digests ?? null,
    signers,
    expired_at: firstExpiry(signers, now),
    retry_at: null,
  }
}

interface ToVerify {
  signatures: readonly Buffer[]
  content: Buffer
  known: KnownFile | undefined
}

const PLACES = ['tenant', 'centre', 'other']

async function verifyAll(deps: Deps, { signatures, content, known }: ToVerify): Promise<Uploaded[]> {
  const standing = known ? await standingSignatures(deps.db, known.document.id, known.version) : []
  // Without a signature, a file of the portal has those that the portal keeps.
  const kept = standing.filter(
    ({ cms }) => signatures.length === 0 || signatures.some((one) => one.equals(cms)),
  )
  const found: Uploaded[] = (await seenAgain(deps, kept)).map((signature) => ({ signature, digests: null }))
  for (const cms of signatures) {
    // What was kept with a signature outlives its certificate; anything else is verified as of now.
    if (kept.some((one) => one.cms.equals(cms))) continue
    found.push(await verifyUploaded(deps, { cms, content }))
  }
  return found.toSorted((a, b) => PLACES.indexOf(a.signature.side) - PLACES.indexOf(b.signature.side))
}
