import { WAITING_STATUSES } from '@sauda/sdk/ads'
import type { Trx } from '../../platform/database/transaction.ts'
import type { Deps } from '../deps.ts'
import { notify } from '../notifications/notify.ts'
import { staffIds } from '../people/users.ts'

/** What happened to an ad: its type is the status it got, or 999 when its end is near. */
export interface AdNews {
  type: number
  ad: { id: number; owner_id: number; title: string; title_kk: string | null; deleted?: boolean }
  /** Who did it and need not be told; null is the portal itself. */
  actorId: number | null
  reason?: string | null
  comment?: string | null
}

/** Tells staff of an ad that waits, and its owner of all else, in the transaction of what happened. */
export async function announceAd(
  deps: Pick<Deps, 'clock' | 'push'>,
  trx: Trx,
  { type, ad, actorId, reason, comment }: AdNews,
): Promise<void> {
  const waits = WAITING_STATUSES.some((status) => status === type)
  const audience = (waits ? await staffIds(trx) : [ad.owner_id]).filter((id) => id !== actorId)
  const body = {
    user_banner_id: {
      id: ad.id,
      title: ad.title,
      title_kk: ad.title_kk,
      ...(ad.deleted && { deleted: true }),
    },
    ...(reason && { reason }),
    ...(comment && { comment }),
  }
  await notify(deps, trx, { to: audience, kind: 'ad', type, body })
}
