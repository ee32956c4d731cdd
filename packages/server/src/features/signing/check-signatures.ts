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

/** How many signatures stand and do not. */
export interface SignaturesFound {
  sound: number
  faults: number
  /** How many of those that stand do by the kept answer of another program, whose algorithm this one does not know. */
  vouched?: number
}

const AT_ONCE = 100

/**
 * Verifies every valid signature again from what was kept, without a network. Returns how many stand, and tells of each
 * one that does not as it is found.
 */
export async function checkSignatures(
  deps: { db: Db; storage: Storage; clock: Clock },
  tell: (trouble: SignatureTrouble) => void,
): Promise<SignaturesFound> {
  const found: SignaturesFound = { sound: 0, faults: 0 }
  let after = 0
  for (;;) {
    const some = await nextSignatures(deps.db, { states: ['valid'], after, limit: AT_ONCE })
    for (const signature of some) {
      const { fault, isVouched } = await judge(deps, signature)
      if (isVouched) found.vouched = (found.vouched ?? 0) + 1
      const { id, document_id, version } = signature
      if (fault !== null) tell({ id, document_id, version, fault })
      found[fault === null ? 'sound' : 'faults']++
      after = id
    }
    if (some.length < AT_ONCE) return found
  }
}

interface Judgement {
  /** Null for a signature that stands. */
  fault: string | null
  isVouched?: boolean
}

async function judge(
  { db, storage, clock }: { db: Db; storage: Storage; clock: Clock },
  { id, document_id, version, side, file, cms, received_at: at }: StoredSignature,
): Promise<Judgement> {
  const content = await bytesOf({ storage }, file)
  if (!content) return { fault: 'no_document' }
  const [party] = await findParties(db, [{ document_id, version }])
  if (!party) return { fault: 'no_version' }
  try {
    const kept = await evidenceOf(db, id)
    if (!kept) return { fault: 'no_evidence' }
    const input = {
      ...{ cms, content, at, now: clock.now(), evidence: kept.evidence },
      party: { bin: side === 'tenant' ? party.buyer : party.supplier },
    }
    const report = await verifyAgain(kept.roots, input, { list: kept.list })
    const isValid = report.verdict === 'valid'
    return {
      fault: isValid ? null : (report.fault ?? report.verdict),
      isVouched: isValid && report.vouched_by !== null,
    }
  } catch (error) {
    if (error instanceof EvidenceGapError) return { fault: 'no_evidence' }
    throw error
  }
}
