import { isStaff } from '@sauda/sdk/access'
import type { AuditActionOf } from '@sauda/sdk/audit'
import type { Actor } from '../../contract/call.ts'
import { recordAct } from '../../platform/audit-queries.ts'
import type { Db } from '../../platform/database/transaction.ts'

/** Personal data that somebody reads. */
interface Reading {
  action: AuditActionOf<'personal'>
  /** What is read: `ad`, a kind of documents, `exchange` or `audit`. */
  of: string
  /** The ad or the document; omitted for several. */
  id?: number
  /** The kind of the file. */
  format?: string
  /** Whose signature it is. */
  side?: string
  /** How many documents are read. */
  documents?: number
  /** What was asked for, such as the filter of a list. */
  filter?: object
  now: Date
}

/**
 * Writes to the audit log that staff read personal data of others, once for each call, before the answer. What others
 * read is their own or public, and writes nothing.
 */
export async function recordReading(
  db: Db,
  actor: Actor | null,
  { action, id = 0, now, ...details }: Reading,
): Promise<void> {
  if (!actor || !isStaff(actor.role_id)) return
  await recordAct(db, { actorId: actor.id, subject: 'personal', subjectId: id, action, details, now })
}
