import type { Db } from '../../platform/database/transaction.ts'

export interface NotificationRow {
  id: number
  user_id: number
  type: number
  body: object
  created_at: Date
  viewed_at: Date | null
}

/** Writes one notification for each of the people. */
export async function insertNotifications(
  db: Db,
  userIds: readonly number[],
  { kind, type, body, now }: { kind: string; type: number; body: object; now: Date },
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

/** A person's notifications, newest first. */
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

/** How many a person has, and how many of them are viewed: exact, of one moment. */
export async function countOf(db: Db, userId: number): Promise<{ count: number; view_count: number }> {
  return db
    .selectFrom('notifications')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.count<number>('viewed_at').as('view_count')])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Marks those of the ids that are the person's own and unread. Answers whether there were any. */
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
