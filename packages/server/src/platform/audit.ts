import type { Db } from './database/transaction.ts'

/** A line of the portal's log about anything but an ad, which has statuses of its own. */
export interface LogLine {
  /** Null is the portal itself, or its console. */
  actorId: number | null
  subject: 'user' | 'invitation' | 'tenant_application'
  subjectId: number
  action: string
  /** What is worth knowing later; never a secret. */
  details?: object
  now: Date
}

export async function writeLog(db: Db, line: LogLine): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      at: line.now,
      actor_id: line.actorId,
      subject: line.subject,
      subject_id: line.subjectId,
      action: line.action,
      from_status: null,
      to_status: null,
      reason: line.details ? JSON.stringify(line.details) : null,
      revision_id: null,
    })
    .execute()
}
