import { createHash } from 'node:crypto'
import type { Db } from '../../platform/database/transaction.ts'
import { findProofs, findRoots, newestEvidence } from './evidence-queries.ts'
import type { Evidence } from './verify/report.ts'
import { type TrustRoots, trustRootsOf } from './verify/roots.ts'
import type { StoredList } from './verify/stored-list.ts'

/** What was kept of the newest verification of a signature. */
export interface KeptEvidence {
  id: number
  /** When it was verified, and with what. */
  at: Date
  software: string
  /** The authorities that were pinned then. */
  roots: TrustRoots
  evidence: Evidence
  /** The list of revoked certificates, which `evidence` leaves out. */
  list: StoredList | null
  /** The report of that time, as JSON. */
  report: object
  /** When the certificate of the newest timestamp ends, as far as it is known. */
  timestamp_until: Date | null
}

const isNamed = (bytes: Buffer, hash: string) => createHash('sha256').update(bytes).digest('hex') === hash

/** A stored list of revoked certificates, which is read when it is needed. */
export function listOf(db: Db, hash: string | null): StoredList | null {
  if (hash === null) return null
  const read = async () => {
    const bytes = (await findProofs(db, [hash])).get(hash)
    return bytes && isNamed(bytes, hash) ? bytes : null
  }
  return { hash, read }
}

/** A proof that evidence names is not stored, or is not what it should be. */
export class EvidenceGapError extends Error {
  override readonly name = 'EvidenceGapError'
}

/**
 * Returns what was kept of a signature; undefined if it was never verified.
 * @throws EvidenceGapError
 */
export async function evidenceOf(db: Db, signatureId: number): Promise<KeptEvidence | undefined> {
  const found = await newestEvidence(db, signatureId)
  if (!found) return undefined
  const { id, at, software, root_set, chain, ocsp, crl, opinion, timestamp, renewals, asked_at, report } =
    found
  const pinned = await findRoots(db, root_set)
  const named = [...pinned, ...chain, ...renewals, ocsp, opinion, timestamp].filter((hash) => hash !== null)
  const proofs = await findProofs(db, named)
  const read = (hash: string): Uint8Array => {
    const bytes = proofs.get(hash)
    if (!bytes || !isNamed(bytes, hash))
      throw new EvidenceGapError(`The proof ${hash} of signature ${signatureId} is missing or was changed`)
    return bytes
  }
  const orNull = (hash: string | null) => (hash === null ? null : read(hash))
  const roots = trustRootsOf(pinned.map(read))
  if (roots.id !== root_set)
    throw new EvidenceGapError(`The authorities of signature ${signatureId} were changed`)
  return {
    ...{ id, at, software, roots, report, timestamp_until: found.timestamp_until },
    list: listOf(db, crl),
    evidence: {
      ...{ root_set, asked_at },
      chain: chain.map(read),
      ocsp: orNull(ocsp),
      crl: null,
      opinion: orNull(opinion),
      timestamp: orNull(timestamp),
      renewals: renewals.map(read),
    },
  }
}
