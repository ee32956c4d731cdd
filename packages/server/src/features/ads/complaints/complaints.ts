import { createHash } from 'node:crypto'
import type { components } from '@sauda/sdk'
import { checkComplaint } from '@sauda/sdk/complaints'
import type { Actor } from '../../../contract/call.ts'
import { hitOrRefuse } from '../../../platform/limiter.ts'
import { RefusalError } from '../../../refusal.ts'
import { requireCapability } from '../../access/require-capability.ts'
import type { Deps } from '../../deps.ts'
import { findState } from '../ad-queries.ts'
import { closeComplaints, findComplainedAds, insertComplaint } from './complaint-queries.ts'

type Schemas = components['schemas']

/** Complaints allowed per hour for a user or a network; visitors of the mall may share one. */
const COMPLAINTS = { limit: 20, windowSeconds: 3600 }

/** Adds a complaint about a published ad, unless the visitor has one that waits. */
export async function complainAboutAd(
  { db, clock }: Deps,
  actor: Actor | null,
  id: number,
  given: Schemas['AdComplaint'],
  address: string,
): Promise<Schemas['AdComplaintResult']> {
  const { complaint, errors } = checkComplaint(given)
  if (errors) throw new RefusalError('invalid', { errors })
  const state = await findState(db, id)
  if (!state || state.live_revision_id === null) throw new RefusalError('not_found')
  const sender = actor ? `user:${actor.id}` : `network:${address}`
  for (const key of new Set([`network:${address}`, sender])) {
    await hitOrRefuse(db, clock, `complaint:${key}`, COMPLAINTS)
  }
  const added = await insertComplaint(db, {
    adId: id,
    reason: complaint.reason,
    text: complaint.text ?? null,
    sender: createHash('sha256').update(`${id} ${sender}`).digest(),
    now: clock.now(),
  })
  return { repeated: !added }
}

/** Returns the ads whose complaints wait for a moderator. */
export async function complainedAds({ db }: Deps, actor: Actor): Promise<Schemas['ComplainedAds']> {
  requireCapability(actor, 'ads.moderate')
  return findComplainedAds(db)
}

/** Closes the complaints about an ad that a moderator has seen. */
export async function reviewComplaints(
  { db, clock }: Deps,
  actor: Actor,
  id: number,
  { up_to: upTo }: Schemas['ComplaintReview'],
): Promise<boolean> {
  requireCapability(actor, 'ads.moderate')
  if (!(await findState(db, id))) throw new RefusalError('not_found')
  await closeComplaints(db, { adId: id, upTo, by: actor.id, now: clock.now() })
  return true
}
