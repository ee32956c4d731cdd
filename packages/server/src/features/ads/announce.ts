import { WAITING_STATUSES } from '@sauda/sdk/ads'
import type { Trx } from '../../platform/database/transaction.ts'
import type { Deps } from '../deps.ts'
import { notify } from '../notifications/notify.ts'
import { hintAtQueue } from './moderation/watch.ts'
import { peopleOf, type Seller } from './seller.ts'

/** The event of an ad: its type is the new status, or 999 when its term ends soon. */
export interface AdNews {
  type: number
  ad: Seller & { id: number; title: string; title_kk: string | null; deleted?: boolean }
  /** Who caused it and is not notified; null is the portal itself. */
  actorId: number | null
  reason?: string | null
  comment?: string | null
}

/**
 * Notifies those whose ad it is of what others did to it, in the transaction of the event. What one of them did is no news.
 * An ad that waits for a moderator is no notification but one more in the queue: the pages that staff have open show it at
 * once.
 */
export async function announceAd(
  deps: Pick<Deps, 'clock' | 'push'>,
  trx: Trx,
  { type, ad, actorId, reason, comment }: AdNews,
): Promise<void> {
  const user_banner_id = {
    id: ad.id,
    title: ad.title,
    title_kk: ad.title_kk,
    ...(ad.deleted && { deleted: true }),
  }
  if (WAITING_STATUSES.some((status) => status === type)) {
    return hintAtQueue(deps, trx, { actorId, entered: { type, user_banner_id } })
  }
  const people = await peopleOf(trx, ad)
  if (actorId !== null && people.includes(actorId)) return
  await notify(deps, trx, {
    to: people,
    company_id: ad.company_id,
    kind: 'ad',
    type,
    body: { user_banner_id, ...(reason && { reason }), ...(comment && { comment }) },
  })
}
