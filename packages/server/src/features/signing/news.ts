import { recordAct } from '../../platform/audit-queries.ts'
import type { Trx } from '../../platform/database/transaction.ts'
import type { Deps } from '../deps.ts'
import type { StoredSignature } from '../documents/signatures.ts'
import type { SignatureFault } from './verify/report.ts'

/** How a signature that waited ended: it counts, it is wrong, or the document had changed by then. */
export type SigningOutcome =
  | { state: 'valid' }
  | { state: 'invalid'; fault: SignatureFault | null }
  | { state: 'void' }

/**
 * Records how a signature that waited ended, in the transaction that decides it. That of a valid one is told to the other
 * side with the others of its session; this is for whoever sent it and was told that it is being checked.
 */
export async function announceSigningOutcome(
  { clock }: Pick<Deps, 'clock' | 'push'>,
  trx: Trx,
  { id, document_id, version, side }: StoredSignature,
  outcome: SigningOutcome,
): Promise<void> {
  const { state, ...why } = outcome
  await recordAct(trx, {
    ...{ actorId: null, subject: 'signature', subjectId: id, action: state, now: clock.now() },
    details: { document_id, version, side, ...why },
  })
}
