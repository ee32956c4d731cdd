import type { NotificationKind } from '@sauda/sdk/notifications'
import { afterCommit, type Trx } from '../../platform/database/transaction.ts'
import type { Deps } from '../deps.ts'
import { deleteUnread, insertNotifications, type NotificationBody } from './queries.ts'
import { notificationView } from './view.ts'

/** A notification for some users. */
export interface Notice {
  to: readonly number[]
  /** The company that it concerns; of several, its people see it while they act for that one. */
  company_id?: number | null
  /** What it is about. It is stored and not sent: clients derive it from the related object in `body`. */
  kind: NotificationKind
  /** A code of this kind in `NOTIFICATION_TYPE`. */
  type: number
  /** The related object and what was said. Answers drop every field that the contract does not have. */
  body: NotificationBody
}

/**
 * Notifies users in the transaction of the event; their open pages get a live update after the commit. Each feature
 * decides what to say and to whom.
 */
export async function notify(
  { clock, push }: Pick<Deps, 'clock' | 'push'>,
  trx: Trx,
  { to, ...notice }: Notice,
): Promise<void> {
  const rows = await insertNotifications(trx, to, { ...notice, now: clock.now() })
  afterCommit(() => {
    for (const row of rows) push.send([row.user_id], 'notification', notificationView(row))
  })
}

/**
 * Withdraws unread notifications of users about the same part request or its answer, which a newer one replaces: of several answers one
 * notification waits to be read.
 */
export async function withdrawUnread(
  trx: Trx,
  to: readonly number[],
  about: { kind: NotificationKind; type: number; field: 'id' | 'answer_id'; id: number },
): Promise<void> {
  if (to.length > 0) await deleteUnread(trx, to, about)
}
