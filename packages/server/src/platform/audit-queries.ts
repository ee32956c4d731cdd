import type { AuditActionOf, AuditSubject } from '@sauda/sdk/audit'
import { callerAddress } from './caller.ts'
import type { Db } from './database/transaction.ts'

/** What was done to what: only what the journal has words for. */
type Deed = {
  [Subject in AuditSubject]: {
    /** What it was done to: a noun in the singular. */
    subject: Subject
    action: AuditActionOf<Subject>
  }
}[AuditSubject]

/** An event, as the audit log stores it; it gets the address of the call that it belongs to. */
export type Act = Deed & {
  /** Null is the portal itself, or its console. */
  actorId: number | null
  /** 0 for what has no id. */
  subjectId: number
  /** The statuses before and after, where the subject has statuses. */
  from?: number | null
  to?: number
  /** Details worth keeping, such as a reason; never a secret. */
  details?: object | null
  /** The subject's revision at that time, if it has revisions. */
  revisionId?: number
  now: Date
}

/** Writes an event to the audit log, in the transaction of the change. */
export function recordAct(db: Db, act: Act): Promise<void> {
  return recordActs(db, [act])
}

/** Events in one statement, which PostgreSQL limits to 65,535 values. */
const AT_ONCE = 5000

/** Writes events to the audit log at once, in the transaction of the change. */
export async function recordActs(db: Db, acts: readonly Act[]): Promise<void> {
  for (let done = 0; done < acts.length; done += AT_ONCE)
    await insertActs(db, acts.slice(done, done + AT_ONCE))
}

async function insertActs(db: Db, acts: readonly Act[]): Promise<void> {
  const address = callerAddress()
  await db
    .insertInto('audit')
    .values(
      acts.map((act) => ({
        at: act.now,
        actor_id: act.actorId,
        subject: act.subject,
        subject_id: act.subjectId,
        action: act.action,
        from_status: act.from ?? null,
        to_status: act.to ?? null,
        reason: act.details ? JSON.stringify(act.details) : null,
        revision_id: act.revisionId ?? null,
        address,
      })),
    )
    .execute()
}
