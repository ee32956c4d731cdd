import type { Trx } from '../../platform/database/transaction.ts'
import type { Deps } from '../deps.ts'
import { insertSignatures, signDocuments } from '../documents/signatures.ts'
import { storeEvidence } from './evidence.ts'
import { recheckSoon } from './recheck.ts'
import type { Session } from './session-queries.ts'
import type { Entered } from './signatories.ts'

/**
 * Stores signatures with their evidence, and signs the locked documents with those that are valid. Those that cannot be
 * told yet wait for the job. Returns the new statuses by document.
 */
export async function storeSignatures(
  deps: Deps,
  trx: Trx,
  { session, userId }: { session: Session; userId: number },
  accepted: readonly Entered[],
): Promise<Map<number, number>> {
  const now = deps.clock.now()
  const ids = await insertSignatures(
    trx,
    accepted.map(({ id, cms, document, report }) => {
      const { signer, timestamp, algorithm, verdict } = report
      return {
        document_id: id,
        version: document.version,
        side: session.side,
        state: verdict,
        file: document.file,
        cms,
        user_id: userId,
        session_id: session.id,
        iin: signer?.iin ?? null,
        bin: signer?.bin ?? null,
        name: signer?.name ?? '',
        position: signer?.kind ?? 'person',
        organisation: signer?.organisation ?? null,
        serial: signer?.serial ?? '',
        algorithm: algorithm ?? 'rsa',
        signed_at: timestamp?.time ?? now,
        received_at: now,
        timestamped: timestamp !== null || report.evidence.timestamp !== null,
      }
    }),
  )
  const stored = accepted.map((one, at) => ({ ...one, signatureId: ids[at] ?? 0, userId }))
  await storeEvidence(deps, trx, stored)
  const valid = stored.filter(({ report }) => report.verdict === 'valid')
  if (valid.length < stored.length) await recheckSoon(deps, trx)
  return signDocuments(deps, trx, session.side, valid)
}
