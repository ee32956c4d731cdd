import { AD_STATUS, allowedActions, RENEWAL_DAYS } from '@sauda/sdk/ads'
import { type Trx, withTransaction } from '../../../platform/database/transaction.ts'
import { defineJob, type Job } from '../../../platform/jobs/job.ts'
import type { Deps } from '../../deps.ts'
import { carryOut } from '../act.ts'
import { type AdState, findState } from '../ad-queries.ts'
import { factsOf } from '../ad-view.ts'
import { decideByClock } from '../decide.ts'
import { readTitle } from '../editing/revision-queries.ts'
import { sellerOf } from '../seller.ts'
import { announceEnd, type EndingAd } from './announce-end.ts'
import { claimEnded, claimUnwarned } from './expiry-queries.ts'
import { renewalToken } from './renewal-token.ts'

const DAY = 86_400_000

type ExpiryDeps = Pick<Deps, 'db' | 'clock' | 'push' | 'jobs' | 'publicUrl'>

/** The scheduled job that ends the terms of ads. */
export function endTermsJob(deps: ExpiryDeps): Job {
  return defineJob('end-terms', () => endTerms(deps), { every: '*/10 * * * *', atStart: true })
}

/**
 * Takes down ads past their end, then warns of those that end within three days, so after a long stop an ad gets only
 * the step that applies now. Concurrent workers share the ads.
 */
export async function endTerms(deps: ExpiryDeps): Promise<void> {
  const now = deps.clock.now()
  const until = new Date(now.getTime() + RENEWAL_DAYS * DAY)
  await inBatches(deps, (trx) => claimEnded(trx, now), takeDown)
  await inBatches(deps, (trx) => claimUnwarned(trx, { now, until }), warn)
}

async function takeDown(deps: ExpiryDeps, trx: Trx, id: number): Promise<void> {
  await carryOut(deps, trx, await decideByClock(deps, trx, id, 'unpublish'))
}

async function warn(deps: ExpiryDeps, trx: Trx, id: number): Promise<void> {
  const state = await findState(trx, id)
  if (!state?.expires_at) return
  const ad = { id, ...sellerOf(state), ...(await readTitle(trx, state.newest_revision_id)) }
  const expiresAt = state.expires_at
  await announceEnd(deps, trx, { ad, expiresAt, renewal: renewalOf(deps, trx, state, expiresAt) })
}

/** Returns what the e-mail offers: nothing yet if an edit waits or was sent back. */
function renewalOf({ clock }: ExpiryDeps, trx: Trx, state: AdState, expiresAt: Date): EndingAd['renewal'] {
  const can = allowedActions(factsOf(state, 'owner', clock.now())).includes('activate')
  const after = state.status === AD_STATUS.needsEdits ? 'mending' : 'moderation'
  return async (userId) =>
    can ? { token: await renewalToken(trx, { id: state.id, userId }, expiresAt) } : { after }
}

/** Repeats until nothing is left to claim; each batch is claimed and processed in one transaction. */
async function inBatches(
  deps: ExpiryDeps,
  claim: (trx: Trx) => Promise<number[]>,
  step: (deps: ExpiryDeps, trx: Trx, id: number) => Promise<void>,
): Promise<void> {
  let claimed: number
  do {
    claimed = await withTransaction(deps.db, async (trx) => {
      const batch = await claim(trx)
      for (const id of batch) await step(deps, trx, id)
      return batch.length
    })
  } while (claimed > 0)
}
