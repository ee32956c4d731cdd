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
import { evidenceOf } from './kept-evidence.ts'
import { announceSigningOutcome, type SigningOutcome } from './news.ts'
import { deleteSessionsBefore } from './session-queries.ts'
import { enterSigners, registerOf } from './signatories.ts'
import { tell } from './tell.ts'
import type { SignatureReport } from './verify/report.ts'
import { type TrustRoots, trustRootsOf } from './verify/roots.ts'
import { verifySignature } from './verify/verify.ts'

const JOB = 'recheck-signatures'

/** How many are verified at once: most of the time they wait for the answer of the authority. */
const AT_ONCE = 8
const DAY = 86_400_000
const KEEP_SESSIONS = 30 * DAY

/** Asks again soon about a signature that could not be told, in the transaction that stores it. */
export function recheckSoon({ jobs }: Pick<Deps, 'jobs'>, trx: Trx): Promise<void> {
  return jobs.send(trx, JOB, {}, { wait: RECHECK.soonSeconds })
}

/**
 * The job that asks again whether certificates are revoked, every five minutes. What is wrong is logged; once a day also
 * that signatures wait and there is nobody to ask.
 */
export function recheckJob(deps: Deps & { onError: (error: unknown) => void }): Job {
  const { signing, clock, onError } = deps
  let saidOn = ''
  const run = async () => {
    const waiting = await recheckSignatures(deps).catch(onError)
    const { ocspUrl, crlUrls } = signing.revocation
    const today = clock.now().toISOString().slice(0, 10)
    if (!waiting || ocspUrl !== null || crlUrls.length > 0 || saidOn === today) return
    saidOn = today
    onError(
      new Error(
        `OCSP_URL: ${waiting} signatures wait, and neither it nor CRL_URLS says whom to ask about them`,
      ),
    )
  }
  return defineJob(JOB, run, {
    every: `*/${RECHECK.everyMinutes} * * * *`,
    atStart: true,
    expireInSeconds: 3600,
  })
}

/**
 * Verifies again all signatures that wait; those that are valid now sign their documents. What is wrong with one leaves
 * the others alone. Returns how many still wait.
 * @throws AggregateError at the end, of those that could not be verified; they are tried again by the next run
 */
export async function recheckSignatures(deps: Deps): Promise<number> {
  await deleteSessionsBefore(deps.db, new Date(deps.clock.now().getTime() - KEEP_SESSIONS))
  const failed: unknown[] = []
  let after = 0
  let waiting = 0
  for (;;) {
    const some = await nextSignatures(deps.db, { states: ['pending_revocation'], after, limit: AT_ONCE })
    await Promise.all(
      some.map(async (signature) => {
        try {
          if (!(await recheck(deps, signature))) waiting++
        } catch (cause) {
          failed.push(new Error(`Signature ${signature.id} could not be verified again`, { cause }))
        }
      }),
    )
    after = some.at(-1)?.id ?? after
    if (some.length < AT_ONCE) break
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} signatures were not rechecked`)
  return waiting
}

/** Returns whether the signature is decided. */
async function recheck(deps: Deps, signature: StoredSignature): Promise<boolean> {
  const { cms, file, side, document_id, version, received_at: at } = signature
  const content = await bytesOf(deps, file)
  const [party] = await findParties(deps.db, [{ document_id, version }])
  if (!content || !party) throw new Error(`The file ${file} is missing or was changed`)
  const bin = side === 'tenant' ? party.buyer : party.supplier
  // The timestamp of the day on which it came says more than one of today.
  const kept = await evidenceOf(deps.db, signature.id)
  const timestamp = kept?.evidence.timestamp ?? null
  const report = await verifySignature(
    { ...deps.signing, clock: deps.clock, timestamp },
    { cms, content, party: { bin }, at },
  )
  if (report.verdict === 'pending_revocation') return false
  const roots = kept && timestamp && rootsOfBoth(deps.signing.roots, kept.roots)
  await withTransaction(deps.db, (trx) =>
    settle(deps, trx, signature, { bin, report, ...(roots && { roots }) }),
  )
  return true
}

/** The authority of a kept timestamp may not be pinned any more. It is trusted for that timestamp, and for nothing new. */
function rootsOfBoth(now: TrustRoots, then: TrustRoots): TrustRoots {
  return trustRootsOf([...then.certificates, ...now.certificates])
}

/** What was found out about a signature of a party. */
interface Judgement {
  bin: string
  report: SignatureReport
  /** The authorities that prove it, if not those that are pinned now alone. */
  roots?: TrustRoots
}

async function settle(
  deps: Deps,
  trx: Trx,
  { id, ...before }: StoredSignature,
  { bin, report, ...proof }: Judgement,
): Promise<void> {
  const { side, document_id, version, session_id: sessionId, user_id: userId } = before
  const states = await lockToSign(trx, (await findKind(trx, document_id)) ?? 'completion', [document_id])
  // Another process may have settled it while this one waited for the lock.
  const signature = await findSignature(trx, id)
  if (signature?.state !== 'pending_revocation') return
  await storeEvidence(deps, trx, [{ signatureId: id, report, ...proof }])
  const state = states.get(document_id)
  const end = async (outcome: SigningOutcome) => {
    const timestamped = report.timestamp !== null || report.evidence.timestamp !== null
    await changeSignature(trx, id, { ...outcome, timestamped })
    await announceSigningOutcome(deps, trx, signature, outcome)
    if (!state) return
    await showChanged(deps, trx, [state])
    if (outcome.state === 'invalid') await tellSigner(deps, trx, signature, state)
  }
  if (report.verdict === 'invalid') return end({ state: 'invalid', fault: report.fault })
  const isLate = whyNotSigned(state, { side, version, bin: null }) !== null
  if (!state || isLate) return end({ state: 'void' })
  await end({ state: 'valid' })
  // Whether the signer may sign was decided when the signature came; the register learns of the signer only now.
  const right = (await registerOf(deps, trx, [{ bin, report }]))({ bin, report }, userId)
  if (right === 'certificate') await enterSigners(deps, trx, [{ bin, report, right }])
  await signDocuments(deps, trx, side, [{ state, signatureId: id, userId }])
  await tell(deps, trx, sessionId)
}
