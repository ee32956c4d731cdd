import { type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import type { Deps } from '../deps.ts'
import { showChanged, tellSigner } from '../documents/announce.ts'
import { RECHECK } from '../documents/retry-at.ts'
import {
  changeSignature,
  findKind,
  findParties,
  findSignature,
  lockToSign,
  nextSignatures,
  type StoredSignature,
  signDocuments,
  whyNotSigned,
} from '../documents/signatures.ts'
import { storeEvidence } from './evidence.ts'
import { bytesOf } from './judge-submitted.ts'
import { deleteSessionsBefore } from './session-queries.ts'
import { tell } from './tell.ts'
import type { SignatureReport } from './verify/report.ts'
import { verifySignature } from './verify/verify.ts'

const JOB = 'recheck-signatures'

const AT_ONCE = 50
const DAY = 86_400_000
const KEEP_SESSIONS = 30 * DAY

/** Asks again soon about a signature that could not be told, in the transaction that stores it. */
export function recheckSoon({ jobs }: Pick<Deps, 'jobs'>, trx: Trx): Promise<void> {
  return jobs.send(trx, JOB, {}, { wait: RECHECK.soonSeconds })
}

/** The job that asks again whether certificates are revoked, every five minutes. */
export function recheckJob(deps: Deps): Job {
  return defineJob(JOB, () => recheckSignatures(deps), {
    every: `*/${RECHECK.everyMinutes} * * * *`,
    atStart: true,
  })
}

/** Verifies again all signatures that wait; those that are valid now sign their documents. */
export async function recheckSignatures(deps: Deps): Promise<void> {
  await deleteSessionsBefore(deps.db, new Date(deps.clock.now().getTime() - KEEP_SESSIONS))
  let after = 0
  for (;;) {
    const some = await nextSignatures(deps.db, { states: ['pending_revocation'], after, limit: AT_ONCE })
    for (const signature of some) {
      await recheck(deps, signature)
      after = signature.id
    }
    if (some.length < AT_ONCE) return
  }
}

async function recheck(deps: Deps, signature: StoredSignature): Promise<void> {
  const { cms, file, side, document_id, version, received_at: at } = signature
  const content = await bytesOf(deps, file)
  const [party] = await findParties(deps.db, [{ document_id, version }])
  if (!content || !party) return
  const bin = side === 'tenant' ? party.buyer : party.supplier
  const report = await verifySignature(
    { ...deps.signing, clock: deps.clock },
    { cms, content, party: { bin }, at },
  )
  if (report.verdict === 'pending_revocation') return
  await withTransaction(deps.db, (trx) => settle(deps, trx, signature, report))
}

async function settle(
  deps: Deps,
  trx: Trx,
  { id, ...before }: StoredSignature,
  report: SignatureReport,
): Promise<void> {
  const { side, document_id, version, session_id: sessionId, user_id: userId } = before
  const states = await lockToSign(trx, (await findKind(trx, document_id)) ?? 'completion', [document_id])
  // Another process may have settled it while this one waited for the lock.
  const signature = await findSignature(trx, id)
  if (signature?.state !== 'pending_revocation') return
  await storeEvidence(deps, trx, [{ signatureId: id, report }])
  const state = states.get(document_id)
  if (state) await showChanged(deps, trx, [state])
  if (report.verdict === 'invalid') {
    await changeSignature(trx, id, { state: 'invalid', fault: report.fault })
    if (state) await tellSigner(deps, trx, userId, state)
    return
  }
  const isLate = whyNotSigned(state, { side, version, bin: null }) !== null
  if (!state || isLate) return changeSignature(trx, id, { state: 'void' })
  await changeSignature(trx, id, {
    state: 'valid',
    ...(report.timestamp && { signed_at: report.timestamp.time, timestamped: true }),
  })
  await signDocuments(deps, trx, side, [{ state, signatureId: id, userId }])
  await tell(deps, trx, sessionId)
}
