import type { components } from '@sauda/sdk'
import type { NotificationKind } from '@sauda/sdk/notifications'
import type { Db } from '../../platform/database/transaction.ts'

type Said = Omit<components['schemas']['Notification'], 'id' | 'type' | 'view' | 'created_at'>
type Related = Exclude<keyof Said, 'reason' | 'comment'>

/** What a notification says, as in the contract: one related object, and what was said. The other fields are columns. */
export type NotificationBody = Omit<Said, Related> &
  { [One in Related]: Required<Pick<Said, One>> & { [Other in Exclude<Related, One>]?: never } }[Related]

export interface NotificationRow {
  id: number
  user_id: number
  type: number
  body: object
  created_at: Date
  viewed_at: Date | null
}

/** Inserts one notification for each of the users. */
export async function insertNotifications(
  db: Db,
  userIds: readonly number[],
  { kind, type, body, now }: { kind: NotificationKind; type: number; body: NotificationBody; now: Date },
): Promise<NotificationRow[]> {
  if (userIds.length === 0) return []
  return db
    .insertInto('notifications')
    .values(
      userIds.map((user_id) => ({
        user_id,
        kind,
        type,
        body: JSON.stringify(body),
        created_at: now,
      })),
    )
    .returning(['id', 'user_id', 'type', 'body', 'created_at', 'viewed_at'])
    .execute()
}

/** Returns a user's notifications, newest first. */
export function findNotifications(
  db: Db,
  userId: number,
  { skip, limit }: { skip: number; limit: number },
): Promise<NotificationRow[]> {
  return db
    .selectFrom('notifications')
    .select(['id', 'user_id', 'type', 'body', 'created_at', 'viewed_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .offset(skip)
    .limit(limit)
    .execute()
}

/** Returns how many notifications a user has and how many are viewed, from one snapshot. */
export async function countOf(db: Db, userId: number): Promise<{ count: number; view_count: number }> {
  return db
    .selectFrom('notifications')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.count<number>('viewed_at').as('view_count')])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Marks the user's own unread notifications among the ids as viewed. Returns whether there were any. */
export async function markViewed(
  db: Db,
  userId: number,
  ids: readonly number[],
  now: Date,
): Promise<boolean> {
  if (ids.length === 0) return false
  const marked = await db
    .updateTable('notifications')
    .set({ viewed_at: now })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('viewed_at', 'is', null)
    .returning('id')
    .execute()
  return marked.length > 0
}
