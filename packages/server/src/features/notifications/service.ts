import type { components } from '@sauda/sdk'
import { isTenant } from '@sauda/sdk/access'
import type { Actor } from '../../contract/call.ts'
import { page } from '../../contract/paging.ts'
import { afterCommit, withTransaction } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import { isMe } from '../companies/acts-for.ts'
import type { Deps } from '../deps.ts'
import { countOf, findNotifications, markViewed, unmarkViewed } from './queries.ts'
import { notificationView } from './view.ts'

type NotificationRequest = components['schemas']['NotificationRequest']
type NotificationViews = components['schemas']['NotificationViews']
type NotificationList = components['schemas']['NotificationList']
type NotificationCounts = components['schemas']['NotificationCounts']

/** The contract has the same calls twice: for tenants, and for everybody else. */
export type Audience = 'tenants' | 'others'

const PAGE = 20

/** Throws unless the user requests their own notifications through the calls for their role. */
function requireOwn(actor: Actor, audience: Audience, userId: number): void {
  if (isTenant(actor.role_id) !== (audience === 'tenants')) throw new RefusalError('forbidden')
  if (!isMe(actor, userId)) throw new RefusalError('not_found')
}

export async function listNotifications(
  { db }: Deps,
  actor: Actor,
  audience: Audience,
  { user_id, skip = 0, limit = PAGE, only }: NotificationRequest,
): Promise<NotificationList> {
  requireOwn(actor, audience, user_id)
  const { count } = await countOf(db, actor, { only })
  const rows = await findNotifications(db, actor, { skip, limit, only })
  return page(rows.map(notificationView), { total: count })
}

export async function countNotifications(
  { db }: Deps,
  actor: Actor,
  audience: Audience,
  userId: number,
): Promise<NotificationCounts> {
  requireOwn(actor, audience, userId)
  return countOf(db, actor)
}

/**
 * Marks notifications as viewed, counts them, and updates the user's other pages if anything has changed. What one call
 * has marked has one time, by which it can be taken back.
 */
export async function viewNotifications(
  { db, clock, push }: Deps,
  actor: Actor,
  audience: Audience,
  { user_id, ids, up_to, undo }: NotificationViews,
): Promise<NotificationCounts> {
  requireOwn(actor, audience, user_id)
  return withTransaction(db, async (trx) => {
    const now = clock.now()
    const undone = undo !== undefined && (await unmarkViewed(trx, actor, timeIn(undo)))
    const marked = await markViewed(trx, actor, { ids, upTo: up_to }, now)
    const counts = await countOf(trx, actor)
    if (undone || marked) afterCommit(() => push.send([actor.id], 'viewed', counts))
    return up_to === undefined ? counts : { ...counts, viewed_at: now.toISOString() }
  })
}

/** The schema lets leap seconds through, which no `Date` has; nothing was ever marked at one. */
function timeIn(undo: string): Date {
  const at = new Date(undo)
  if (Number.isNaN(at.getTime())) throw new RefusalError('invalid', { errors: { undo: ['wrong_format'] } })
  return at
}
