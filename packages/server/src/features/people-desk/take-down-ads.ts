import type { Actor } from '../../contract/call.ts'
import type { Trx } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import { carryOut } from '../ads/act.ts'
import { decideByClock } from '../ads/decide.ts'
import type { Deps } from '../deps.ts'
import { findFallingAds } from '../people/persons.ts'
import type { Person } from './block-queries.ts'
import { BLOCK_WORDS } from './letters/words.ts'

/**
 * Takes the ads down that fall when a person is blocked, as staff would: the owner cannot publish them again without a
 * moderator. Returns how many there were.
 */
export async function takeDownAdsOf(
  deps: Pick<Deps, 'clock' | 'push' | 'jobs'>,
  trx: Trx,
  actor: Actor,
  { id, language }: Person,
): Promise<number> {
  let down = 0
  for (const ad of await findFallingAds(trx, id)) {
    try {
      const decision = await decideByClock(deps, trx, ad, 'unpublish')
      const remark = { code: 'other' as const, comment: BLOCK_WORDS[language].ad }
      await carryOut(deps, trx, { ...decision, as: 'staff', actorId: actor.id, remark })
      down += 1
    } catch (error) {
      // Somebody else has taken it down while this waited for it.
      if (!(error instanceof RefusalError)) throw error
    }
  }
  return down
}
