import type { AuditActionOf } from '@sauda/sdk/audit'
import { type Act, recordAct } from '../../platform/audit-queries.ts'
import type { Db } from '../../platform/database/transaction.ts'

/** An event of an ad. Moderators decide on a revision, so each event names the one that it was about. */
export interface AdAct extends Pick<Act, 'actorId' | 'details' | 'now'> {
  adId: number
  action: AuditActionOf<'ad'>
  /** The status before; null for a new ad. */
  from: number | null
  to: number
  revisionId: number
}

/** Writes an event of an ad to the audit log, in the transaction of the change. */
export function recordAdAct(db: Db, { adId, ...act }: AdAct): Promise<void> {
  return recordAct(db, { ...act, subject: 'ad', subjectId: adId })
}
