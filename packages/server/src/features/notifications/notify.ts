import { afterCommit, type Trx } from '../../platform/database/transaction.ts'
import type { Deps } from '../deps.ts'
import { insertNotifications } from './queries.ts'
import { notificationView } from './view.ts'

/** A notification for some users. */
export interface Notice {
  to: readonly number[]
  /** The noun that it is about, in the singular; determines how `type` and `body` are read. */
  kind: string
  type: number
  /** Sent to clients unchanged. */
  body: object
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
