import type { Db } from '../../platform/database/transaction.ts'

export interface SessionRow {
  id: number
  user_agent: string | null
  address: string | null
  created_at: Date
  seen_at: Date
}

/** Returns a user's active sessions, newest first. */
export function findSessions(db: Db, userId: number, now: Date): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'address', 'created_at', 'seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute()
}

/** Ends a session of this user. Returns whether there was one. */
export async function endSessionOf(db: Db, userId: number, id: number, now: Date): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}
