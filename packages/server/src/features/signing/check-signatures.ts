import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { Storage } from '../../platform/storage.ts'
import { findParties, nextSignatures, type StoredSignature } from '../documents/signatures.ts'
import { bytesOf } from './judge-submitted.ts'
import { EvidenceGapError, evidenceOf } from './kept-evidence.ts'
import { verifyAgain } from './verify/verify.ts'

/** A signature that does not stand any more. */
export interface SignatureTrouble {
  id: number
  document_id: number
  version: number
  /** A SignatureFault, or what is missing. */
  fault: string
}

const AT_ONCE = 100

/**
 * Verifies every valid signature again from what was kept, without a network. Returns how many stand, and tells of each
 * one that does not as it is found.
 */
export async function checkSignatures(
  deps: { db: Db; storage: Storage; clock: Clock },
  tell: (trouble: SignatureTrouble) => void,
): Promise<{ sound: number; faults: number }> {
  const found = { sound: 0, faults: 0 }
  let after = 0
  for (;;) {
    const some = await nextSignatures(deps.db, { states: ['valid'], after, limit: AT_ONCE })
    for (const signature of some) {
      const fault = await faultOf(deps, signature)
      const { id, document_id, version } = signature
      if (fault !== null) tell({ id, document_id, version, fault })
      found[fault === null ? 'sound' : 'faults']++
      after = id
    }
    if (some.length < AT_ONCE) return found
  }
}

async function faultOf(
  { db, storage, clock }: { db: Db; storage: Storage; clock: Clock },
  { id, document_id, version, side, file, cms, received_at: at }: StoredSignature,
): Promise<string | null> {
  const content = await bytesOf({ storage }, file)
  if (!content) return 'no_document'
  const [party] = await findParties(db, [{ document_id, version }])
  if (!party) return 'no_version'
  try {
    const kept = await evidenceOf(db, id)
    if (!kept) return 'no_evidence'
    const input = {
      ...{ cms, content, at, now: clock.now(), evidence: kept.evidence },
      party: { bin: side === 'tenant' ? party.buyer : party.supplier },
    }
    const report = await verifyAgain(kept.roots, input, { list: kept.list })
    return report.verdict === 'valid' ? null : (report.fault ?? report.verdict)
  } catch (error) {
    if (error instanceof EvidenceGapError) return 'no_evidence'
    throw error
  }
}
