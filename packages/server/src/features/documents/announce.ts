import type { DocumentKind } from '@sauda/sdk/documents'
import type { NotificationKind } from '@sauda/sdk/notifications'
import type { Trx } from '../../platform/database/transaction.ts'
import type { Deps } from '../deps.ts'
import { type Notice, notify } from '../notifications/notify.ts'
import { staffIds } from '../people/users.ts'
import { findOwner } from './viewer-queries.ts'

/** What a notification about documents says. */
export interface DocumentNews {
  /** A code of `NOTIFICATION_TYPE.document`. */
  type: number
  /** The document that it is about; the newest one of several. */
  document: { id: number; kind: DocumentKind; bin: string; number: string; dated_on: string }
  /** Of how many documents it tells. */
  count: number
  reason?: string
  comment?: string
}

const KIND = {
  invoice: 'invoice',
  completion: 'act',
  application: 'appendix',
} as const satisfies Record<DocumentKind, NotificationKind>

/** Notifies all who look after tenants, in the transaction of the event. */
export async function tellStaff(
  deps: Pick<Deps, 'clock' | 'push'>,
  trx: Trx,
  news: DocumentNews,
): Promise<void> {
  await tell(deps, trx, await staffIds(trx), news)
}

/** Notifies the tenant whose BIN a document has, in the transaction of the event. */
export async function tellTenant(
  deps: Pick<Deps, 'clock' | 'push'>,
  trx: Trx,
  news: DocumentNews,
): Promise<void> {
  const owner = await findOwner(trx, news.document.bin)
  await tell(deps, trx, owner === undefined ? [] : [owner], news)
}

function tell(
  deps: Pick<Deps, 'clock' | 'push'>,
  trx: Trx,
  to: readonly number[],
  { type, document, count, reason, comment }: DocumentNews,
): Promise<void> {
  const said = { ...(reason && { reason }), ...(comment && { comment }) }
  return notify(deps, trx, { to, kind: KIND[document.kind], type, body: bodyOf(document, count, said) })
}

function bodyOf(
  { id, kind, number, dated_on }: DocumentNews['document'],
  count: number,
  said: Pick<Notice['body'], 'reason' | 'comment'>,
): Notice['body'] {
  const about = { id, number, created_at: `${dated_on}T00:00:00.000Z`, ...(count > 1 && { count }) }
  switch (kind) {
    case 'invoice':
      return { ...said, invoice_id: about }
    case 'completion':
      return { ...said, completion_id: about }
    case 'application':
      return { ...said, application_id: about }
  }
}
