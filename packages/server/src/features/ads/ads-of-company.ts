import { AD_LIMITS, type AdReason } from '@sauda/sdk/ads'
import { roomsOfAd } from '@sauda/sdk/people'
import type { Trx } from '../../platform/database/transaction.ts'
import { actsAlone } from '../companies/acts-for.ts'
import type { Deps } from '../deps.ts'
import { carryOut } from './act.ts'
import { projectListings } from './catalogue/projection-queries.ts'
import { findAdsOf, findNaming, writeRooms } from './company-queries.ts'
import { decide, decideByClock } from './decide.ts'

export { countAdsOf, findAdsOf, lockAdsOf } from './company-queries.ts'

/**
 * Lets the ads of a company follow it into other rooms, after `lockAdsOf`. Returns how many name other rooms now.
 * @param rooms what it has now, what it was given, and what was taken away
 */
export async function moveAdsOf(
  trx: Trx,
  companyId: number,
  { taken, ...rooms }: { now: readonly number[]; given: readonly number[]; taken: readonly number[] },
): Promise<number> {
  if (taken.length === 0) return 0
  const moved = new Set<number>()
  for (const { id, ad_id, room_ids } of await findNaming(trx, companyId, taken)) {
    await writeRooms(trx, id, roomsOfAd(room_ids, rooms).slice(0, AD_LIMITS.rooms.max))
    moved.add(ad_id)
  }
  await projectListings(trx, [...moved])
  return moved.size
}

/**
 * Takes all ads of a company down as staff would, so that they come back by a moderator only: those in the catalogue are
 * unpublished, those that wait for a moderator or for edits go to the archive. Returns how many of each there were.
 * @param reason what the history of an ad says
 */
export async function takeDownAdsOf(
  deps: Pick<Deps, 'clock' | 'jobs' | 'push'>,
  trx: Trx,
  {
    actorId,
    role_id,
    companyId,
    reason,
  }: { actorId: number; role_id: number; companyId: number; reason: AdReason },
): Promise<{ ads: number; waiting_ads: number }> {
  const remark = { code: reason, comment: null }
  const live = await findAdsOf(trx, companyId, 'live')
  for (const id of live) {
    const decision = await decideByClock(deps, trx, id, 'unpublish')
    await carryOut(deps, trx, { ...decision, as: 'staff', actorId, remark })
  }
  let waiting_ads = 0
  for (const id of await findAdsOf(trx, companyId, 'waiting')) {
    const decision = await decide(deps, trx, actsAlone({ id: actorId, role_id }), id, 'archive')
    await carryOut(deps, trx, { ...decision, remark })
    if (!live.includes(id)) waiting_ads += 1
  }
  return { ads: live.length, waiting_ads }
}
