import { withTransaction } from '../../platform/database/transaction.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import type { Deps } from '../deps.ts'
import { changeSignature, findSignature, type StoredSignature } from '../documents/signatures.ts'
import { insertTimestamp } from './evidence.ts'
import {
  addRenewedEvidence,
  findEndingTimestamps,
  findUnknownTimestamps,
  setTimestampEnd,
} from './evidence-queries.ts'
import { evidenceOf, type KeptEvidence } from './kept-evidence.ts'
import { readSignedMessage } from './verify/cms.ts'
import { theSigner } from './verify/prove.ts'
import { type TrustRoots, trustRootsOf } from './verify/roots.ts'
import { checkTimestamp, timestampOf } from './verify/timestamp.ts'
import { freshTimestamp } from './verify/verify.ts'

const DAY = 86_400_000

/** So long before the certificate of a timestamp ends, another timestamp is put over it. */
const BEFORE = 180 * DAY

const MOST = 500

/** After so many questions in a row without an answer, the authority is asked no more that night. */
const SILENCES = 3

type RenewDeps = Pick<Deps, 'db' | 'clock' | 'signing'>

/** The job that renews timestamps every night, so that a signature can be proven long after its keys have ended. */
export function renewTimestampsJob(deps: RenewDeps & { onError: (error: unknown) => void }): Job {
  return defineJob('renew-timestamps', () => renewTimestamps(deps).catch(deps.onError), {
    every: '41 3 * * *',
    expireInSeconds: 3600,
  })
}

/**
 * Adds a timestamp to signatures that got none when they were accepted, and renews those that end soon. What is wrong with
 * one signature leaves the others alone.
 * @throws AggregateError at the end, so that it is seen; the next night tries again
 */
export async function renewTimestamps(deps: RenewDeps): Promise<void> {
  const now = deps.clock.now()
  const failed: unknown[] = []
  let silences = 0
  const stamp: Work = async (signature, kept) => {
    if (silences >= SILENCES) return
    silences = (await renew(deps, signature, kept)) ? 0 : silences + 1
  }
  const each = async (ids: readonly number[], work: Work) => {
    for (const id of ids)
      await withEvidence(deps, id, work).catch((cause: unknown) =>
        failed.push(new Error(`The timestamp of signature ${id}`, { cause })),
      )
  }
  for (let after = 0; ; ) {
    const some = await findUnknownTimestamps(deps.db, { after, limit: MOST })
    await each(some, async (signature, kept) => {
      const end = endOf(kept.roots, signature, kept, now)
      if (end) await setTimestampEnd(deps.db, kept.id, end)
      else await stamp(signature, kept)
    })
    after = some.at(-1) ?? after
    if (some.length < MOST) break
  }
  const before = new Date(now.getTime() + BEFORE)
  await each(await findEndingTimestamps(deps.db, { before, limit: MOST }), stamp)
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} timestamps were not renewed`)
}

type Work = (signature: StoredSignature, kept: KeptEvidence) => Promise<void>

async function withEvidence({ db }: RenewDeps, id: number, work: Work): Promise<void> {
  const signature = await findSignature(db, id)
  const kept = await evidenceOf(db, id)
  if (signature && kept) await work(signature, kept)
}

/** The timestamps of a signature from outside of the message, each over what stands before it. */
function tokensOf({ cms }: StoredSignature, { evidence }: KeptEvidence) {
  const signer = theSigner(readSignedMessage(cms))
  const tokens = [...(evidence.timestamp ? [evidence.timestamp] : []), ...evidence.renewals]
  return { signer, tokens, imprints: [signer.signature, ...tokens] }
}

/** When the certificate of the newest timestamp ends; null without a timestamp. */
function endOf(roots: TrustRoots, signature: StoredSignature, kept: KeptEvidence, now: Date): Date | null {
  const { signer, tokens, imprints } = tokensOf(signature, kept)
  const last = tokens.at(-1)
  const token = last ?? timestampOf(signer)
  const imprinted = last ? imprints.at(-2) : signer.signature
  return token && imprinted ? checkTimestamp(roots, { token, imprinted, now }).not_after : null
}

/**
 * Puts a timestamp over the newest one, or over the signature. Returns whether the authority answered; where it did not,
 * the next night tries again.
 */
async function renew(deps: RenewDeps, signature: StoredSignature, kept: KeptEvidence): Promise<boolean> {
  const { clock, signing, db } = deps
  if (signing.revocation.tspUrl === null) return false
  const { tokens, imprints } = tokensOf(signature, kept)
  const imprinted = imprints.at(-1)
  const token = imprinted && (await freshTimestamp({ ...signing, clock }, imprinted))
  if (!token || !imprinted) return false
  const report = checkTimestamp(signing.roots, { token, imprinted, now: clock.now() })
  // The chain and the older timestamps may lead to authorities that are not pinned any more.
  const roots = trustRootsOf([...kept.roots.certificates, ...signing.roots.certificates])
  await withTransaction(db, async (trx) => {
    const hash = await insertTimestamp(deps, trx, { token, roots })
    await addRenewedEvidence(trx, {
      ...{ id: kept.id, isFirst: tokens.length === 0, hash, report, at: clock.now() },
      root_set: roots.id,
    })
    await changeSignature(trx, signature.id, { timestamped: true })
  })
  return true
}
