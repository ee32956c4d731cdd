import { recordActs } from '../../platform/audit-queries.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { Happened, Said } from './log-queries.ts'

/** An event of a document. */
export interface DocumentAct extends Said {
  /** The user; null for the accounting system and for the portal itself. */
  actorId: number | null
  id: number
  action: Happened
  /** The status before; null for a new document. */
  from: number | null
  to: number
  now: Date
}

/** Writes events of documents to the audit log, in the transaction of the change. */
export function recordDocumentActs(db: Db, acts: readonly DocumentAct[]): Promise<void> {
  return recordActs(
    db,
    acts.map(({ actorId, id, action, from, to, now, ...said }) => ({
      actorId,
      subject: 'document',
      subjectId: id,
      action,
      from,
      to,
      details: said,
      now,
    })),
  )
}
