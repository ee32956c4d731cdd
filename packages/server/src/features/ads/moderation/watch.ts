import type { components } from '@sauda/sdk'
import type { Actor } from '../../../contract/call.ts'
import { afterCommit, type Trx, withTransaction } from '../../../platform/database/transaction.ts'
import { RefusalError } from '../../../refusal.ts'
import { requireCapability } from '../../access/require-capability.ts'
import type { Deps } from '../../deps.ts'
import { staffIds } from '../../people/users.ts'
import { findState } from '../ad-queries.ts'
import { peopleOf, type Seller } from '../seller.ts'
import { findWatchers, forgetWatcher, seeWatcher, type Watcher } from './watch-queries.ts'

/** Clients with an ad open report it every 15 seconds. */
const FORGOTTEN_AFTER = 40_000

/** Returns the staff who have an ad open now, except one. */
export function watchersOf(deps: Pick<Deps, 'clock'>, db: Deps['db'], adId: number, butFor = 0) {
  return findWatchers(db, adId, { seenAfter: stillSeen(deps), butFor })
}

/**
 * Records whether a staff member has an ad open, and returns who else has. The others are notified when somebody comes
 * or goes.
 */
export async function watchAd(
  deps: Deps,
  actor: Actor,
  id: number,
  { leave = false } = {},
): Promise<{ watchers: Watcher[]; version: number }> {
  requireCapability(actor, 'ads.moderate')
  return withTransaction(deps.db, async (trx) => {
    const state = await findState(trx, id)
    if (!state) throw new RefusalError('not_found')
    const changed = leave
      ? await forgetWatcher(trx, id, actor.id)
      : await seeWatcher(trx, {
          adId: id,
          userId: actor.id,
          now: deps.clock.now(),
          seenAfter: stillSeen(deps),
        })
    const watchers = await watchersOf(deps, trx, id, actor.id)
    if (changed) hint(deps, watchers, state)
    return { watchers, version: state.version }
  })
}

/** After the commit, tells an ad's owner and watchers that what they see is outdated. */
export async function hintAtAd(
  deps: Pick<Deps, 'clock' | 'push'>,
  trx: Trx,
  ad: Seller & { id: number; version: number },
): Promise<void> {
  const people = await peopleOf(trx, ad)
  const watchers = (await watchersOf(deps, trx, ad.id)).map(({ id }) => id)
  hint(
    deps,
    [...new Set([...people, ...watchers])].map((id) => ({ id })),
    ad,
  )
}

/** What has come into the queue; null if something has left it. */
type Entered = { type: number; user_banner_id: components['schemas']['NotificationAd'] } | null

/** After the commit, tells all staff but the one who acted that the queue has changed. */
export async function hintAtQueue(
  { push }: Pick<Deps, 'push'>,
  trx: Trx,
  { actorId, entered }: { actorId: number | null; entered: Entered },
): Promise<void> {
  const others = (await staffIds(trx)).filter((id) => id !== actorId)
  afterCommit(() => push.send(others, 'queue', { entered }))
}

function hint(
  { push }: Pick<Deps, 'push'>,
  people: readonly { id: number }[],
  { id, version }: { id: number; version: number },
): void {
  const userIds = people.map((person) => person.id)
  afterCommit(() => push.send(userIds, 'ad', { id, version }))
}

function stillSeen({ clock }: Pick<Deps, 'clock'>): Date {
  return new Date(clock.now().getTime() - FORGOTTEN_AFTER)
}
