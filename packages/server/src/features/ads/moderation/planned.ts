import type { components } from '@sauda/sdk'
import { allowedActions } from '@sauda/sdk/ads'
import type { Actor } from '../../../contract/call.ts'
import { type Trx, withTransaction } from '../../../platform/database/transaction.ts'
import { defineJob, type Job } from '../../../platform/jobs/job.ts'
import { RefusalError } from '../../../refusal.ts'
import { requireCapability } from '../../access/require-capability.ts'
import { actsAlone } from '../../companies/acts-for.ts'
import type { Deps } from '../../deps.ts'
import { actOnAd, carryOut } from '../act.ts'
import { type AdState, changeAd, findState, findUser } from '../ad-queries.ts'
import { type Ad, factsOf } from '../ad-view.ts'
import { decide } from '../decide.ts'
import { peopleOf } from '../seller.ts'
import { getAd } from '../service.ts'
import { findDue } from './planned-queries.ts'
import { hintAtAd } from './watch.ts'

type PlanDeps = Pick<Deps, 'db' | 'clock' | 'push' | 'jobs'>

const PUBLISH_PLANNED = 'publish-planned'

/** Publishes an ad, or with `undo_seconds` plans it: until then the publication can be undone. */
export async function publishAd(
  deps: Deps,
  actor: Actor,
  id: number,
  { version, undo_seconds: seconds = 0 }: components['schemas']['AdPublication'] = {},
): Promise<Ad> {
  if (seconds === 0) {
    await actOnAd(deps, actor, id, 'publish', { version })
    return getAd(deps, actor, id)
  }
  await withTransaction(deps.db, async (trx) => {
    const { state, now } = await decide(deps, trx, actor, id, 'publish', { version })
    const at = new Date(now.getTime() + seconds * 1000)
    await changePlan(deps, trx, state, { publish_at: at, publish_by: actor.id })
    await deps.jobs.send(trx, PUBLISH_PLANNED, { id, at: at.toISOString() }, { wait: seconds })
  })
  return getAd(deps, actor, id, 'newest')
}

/**
 * Undoes a publication that has not taken effect: the ad waits in its old place.
 * @throws RefusalError `not_found`, `forbidden`, `action_not_allowed` if no publication is planned, or not any more
 */
export async function undoPublication(deps: Deps, actor: Actor, id: number): Promise<Ad> {
  requireCapability(actor, 'ads.moderate')
  await withTransaction(deps.db, async (trx) => {
    const state = await findState(trx, id, { lock: true })
    if (!state) throw new RefusalError('not_found')
    if (state.publish_at === null) {
      const facts = factsOf(state, 'staff', deps.clock.now())
      throw new RefusalError('action_not_allowed', { allowed_actions: allowedActions(facts) })
    }
    await changePlan(deps, trx, state, { publish_at: null, publish_by: null })
  })
  return getAd(deps, actor, id, 'newest')
}

/** The job that carries out a planned publication in time, and on schedule those that were missed. */
export function publishPlannedJob(deps: PlanDeps): Job {
  return defineJob(
    PUBLISH_PLANNED,
    ({ id, at }: { id?: number; at?: string }) =>
      id === undefined
        ? publishDue(deps)
        : publishPlanned(deps, id, (planned) => planned.toISOString() === at),
    { every: '* * * * *', atStart: true },
  )
}

/** Carries out all planned publications that are due. */
export async function publishDue(deps: PlanDeps): Promise<void> {
  const now = deps.clock.now()
  const failures: unknown[] = []
  for (const id of await findDue(deps.db, now)) {
    // One ad that cannot be published keeps no other waiting.
    await publishPlanned(deps, id, (planned) => planned <= now).catch((error) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Planned publications have failed.')
}

/** Publishes an ad for the moderator who planned it; if that is not allowed any more, the ad waits again. */
async function publishPlanned(
  deps: PlanDeps,
  id: number,
  isMeant: (planned: Date) => boolean,
): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    const state = await findState(trx, id, { lock: true })
    if (!state?.publish_at || !isMeant(state.publish_at)) return
    try {
      const moderator = state.publish_by === null ? undefined : await findUser(trx, state.publish_by)
      if (!moderator || moderator.blocked_at || !(await maySell(trx, state)))
        throw new RefusalError('forbidden')
      await carryOut(deps, trx, await decide(deps, trx, actsAlone(moderator), id, 'publish'))
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      await changePlan(deps, trx, state, { publish_at: null, publish_by: null })
    }
  })
}

/** Whether an ad has somebody to answer for it: a private person who is not blocked, or somebody of the company. */
async function maySell(trx: Trx, ad: AdState): Promise<boolean> {
  if (ad.company_id !== null) return (await peopleOf(trx, ad)).length > 0
  return (await findUser(trx, ad.owner_id)).blocked_at === null
}

/** A plan is a new version: of two moderators the second learns of it. */
async function changePlan(
  deps: PlanDeps,
  trx: Trx,
  state: AdState,
  plan: Pick<AdState, 'publish_at' | 'publish_by'>,
): Promise<void> {
  const version = await changeAd(trx, state.id, { ...plan, version: state.version + 1 })
  await hintAtAd(deps, trx, { ...state, version })
}
