import { WAITING_STATUSES } from '@sauda/sdk/ads'
import type { Trx } from '../../platform/database/transaction.ts'
import type { Deps } from '../deps.ts'
import { notify } from '../notifications/notify.ts'
import { staffIds } from '../people/users.ts'

/** The event of an ad: its type is the new status, or 999 when its term ends soon. */
export interface AdNews {
  type: number
  ad: { id: number; owner_id: number; title: string; title_kk: string | null; deleted?: boolean }
  /** Who caused it and is not notified; null is the portal itself. */
  actorId: number | null
  reason?: string | null
  comment?: string | null
}

/** Notifies staff of an ad that waits, and the owner of everything else, in the transaction of the event. */
export async function announceAd(
  deps: Pick<Deps, 'clock' | 'push'>,
  trx: Trx,
  { type, ad, actorId, reason, comment }: AdNews,
): Promise<void> {
  const waits = WAITING_STATUSES.some((status) => status === type)
  const audience = (waits ? await staffIds(trx) : [ad.owner_id]).filter((id) => id !== actorId)
  await notify(deps, trx, {
    to: audience,
    kind: 'ad',
    type,
    body: {
      user_banner_id: {
        id: ad.id,
        title: ad.title,
        title_kk: ad.title_kk,
        ...(ad.deleted && { deleted: true }),
      },
      ...(reason && { reason }),
      ...(comment && { comment }),
    },
  })
}
