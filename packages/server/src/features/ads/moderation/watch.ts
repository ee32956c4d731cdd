import type { Actor } from '../../../contract/call.ts'
import { afterCommit, type Trx, withTransaction } from '../../../platform/database/transaction.ts'
import { Refusal } from '../../../refusal.ts'
import { requireCapability } from '../../access/require-capability.ts'
import type { Deps } from '../../deps.ts'
import { findState } from '../ad-queries.ts'
import { findWatchers, forgetWatcher, seeWatcher, type Watcher } from './watch-queries.ts'

/** Who has an ad open says so every 15 seconds. */
const FORGOTTEN_AFTER = 40_000

/** Staff who have an ad open now, but for one. */
export function watchersOf(deps: Pick<Deps, 'clock'>, db: Deps['db'], adId: number, butFor = 0) {
  return findWatchers(db, adId, { seenAfter: stillSeen(deps), butFor })
}

/** Notes that staff have an ad open, or no longer, and answers who else has. Those hear when somebody comes or goes. */
export async function watchAd(
  deps: Deps,
  actor: Actor,
  id: number,
  { leave = false } = {},
): Promise<{ watchers: Watcher[]; version: number }> {
  requireCapability(actor, 'ads.moderate')
  return withTransaction(deps.db, async (trx) => {
    const state = await findState(trx, id)
    if (!state) throw new Refusal('not_found')
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

/** Lets an ad's owner and watchers know, after the commit, that it is not what they see. */
export async function hintAtAd(
  deps: Pick<Deps, 'clock' | 'push'>,
  trx: Trx,
  ad: { id: number; owner_id: number; version: number },
): Promise<void> {
  hint(deps, [{ id: ad.owner_id }, ...(await watchersOf(deps, trx, ad.id, ad.owner_id))], ad)
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
