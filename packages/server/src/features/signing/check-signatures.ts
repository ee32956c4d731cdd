import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { Storage } from '../../platform/storage.ts'
import { findParties, nextSignatures, type StoredSignature } from '../documents/signatures.ts'
import { bytesOf } from './judge-submitted.ts'
import { EvidenceGapError, evidenceOf } from './kept-evidence.ts'
import { fingerprintOf } from './verify/certificate.ts'
import type { TrustRoots } from './verify/roots.ts'
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

/** Something about a signature that stands, for a person to look at. */
export interface SignatureNotice extends Omit<SignatureTrouble, 'fault'> {
  notice: 'unpinned_authority' | 'second_opinion'
}

interface CheckDeps {
  db: Db
  storage: Storage
  clock: Clock
  /** The authorities that are pinned now. Evidence brings those of its day, and whoever can write it could bring others. */
  roots?: TrustRoots
  notice?: (notice: SignatureNotice) => void
}

/**
 * Verifies every valid signature again from what was kept, without a network. Returns how many stand, and tells of each
 * one that does not as it is found.
 */
export async function checkSignatures(
  { notice = () => {}, ...deps }: CheckDeps,
  tell: (trouble: SignatureTrouble) => void,
): Promise<SignaturesFound> {
  const found: SignaturesFound = { sound: 0, faults: 0 }
  let after = 0
  for (;;) {
    const some = await nextSignatures(deps.db, { states: ['valid'], after, limit: AT_ONCE })
    for (const signature of some) {
      const { fault, isVouched, notices = [] } = await judge(deps, signature)
      if (isVouched) found.vouched = (found.vouched ?? 0) + 1
      const { id, document_id, version } = signature
      for (const one of notices) notice({ id, document_id, version, notice: one })
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
  notices?: SignatureNotice['notice'][]
}

async function judge(
  { db, storage, clock, roots }: CheckDeps,
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
    if (report.verdict !== 'valid') return { fault: report.fault ?? report.verdict }
    const pinned = new Set(roots?.certificates.map(fingerprintOf))
    const isPinned = report.evidence.chain.slice(1).some((one) => pinned.has(fingerprintOf(one)))
    return {
      fault: null,
      isVouched: report.vouched_by !== null,
      notices: [
        ...(roots && !isPinned ? (['unpinned_authority'] as const) : []),
        ...('second_opinion' in kept.report && kept.report.second_opinion === 'disagrees'
          ? (['second_opinion'] as const)
          : []),
      ],
    }
  } catch (error) {
    if (error instanceof EvidenceGapError) return { fault: 'no_evidence' }
    throw error
  }
}
