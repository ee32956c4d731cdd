import type { components } from '@sauda/sdk'
import type { DocumentKind } from '@sauda/sdk/documents'
import { NOTIFICATION_TYPE, type NotificationKind } from '@sauda/sdk/notifications'
import { afterCommit, type Trx } from '../../platform/database/transaction.ts'
import { wasMember } from '../companies/members.ts'
import type { Deps } from '../deps.ts'
import { type Notice, notify } from '../notifications/notify.ts'
import { staffIds } from '../people/users.ts'
import { readersOf } from './readers.ts'
import type { SigningSide } from './tables.ts'

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

/** Notifies all who look after tenants, in the transaction of the event, and names the tenant. */
export async function tellStaff(
  deps: Pick<Deps, 'clock' | 'push'>,
  trx: Trx,
  news: DocumentNews & { document: { company: string } },
): Promise<void> {
  await tell(deps, trx, await staffIds(trx), news, { company: news.document.company })
}

/**
 * Notifies whoever sent a signature that it did not hold, in the transaction that finds it; of a tenant's signature all of
 * the company who read documents. The accounting system may have corrected the BIN meanwhile: nobody is told of a document
 * that is another company's now.
 */
export async function tellSigner(
  deps: Pick<Deps, 'clock' | 'push'>,
  trx: Trx,
  { user_id, side }: { user_id: number; side: SigningSide },
  document: DocumentNews['document'],
): Promise<void> {
  const news = { type: NOTIFICATION_TYPE.signature.refused, document, count: 1 }
  if (side === 'centre') return tell(deps, trx, [user_id], news)
  if (await wasMember(trx, user_id, document.bin)) await tellTenant(deps, trx, news)
}

/**
 * Notifies those who read the documents of the company whose BIN a document has, in the transaction of the event, and returns
 * them.
 */
export async function tellTenant(
  deps: Pick<Deps, 'clock' | 'push'>,
  trx: Trx,
  news: DocumentNews,
): Promise<number[]> {
  const { bin } = news.document
  const reader = (await readersOf(trx, [bin])).get(bin)
  if (!reader) return []
  await tell(deps, trx, reader.people, news, { company_id: reader.company_id })
  return reader.people
}

/**
 * Tells the open pages of the tenants and of staff that documents have changed, after the commit. The pages load them
 * again; nobody is notified.
 */
export async function showChanged(
  { push }: Pick<Deps, 'push'>,
  trx: Trx,
  documents: readonly Pick<DocumentNews['document'], 'id' | 'kind' | 'bin'>[],
): Promise<void> {
  const kind = documents[0]?.kind
  if (kind === undefined) return
  const staff = await staffIds(trx)
  const readers = await readersOf(trx, [...new Set(documents.map(({ bin }) => bin))])
  afterCommit(() => {
    push.send(staff, 'documents', { kind, ids: documents.map(({ id }) => id) })
    for (const [bin, { people }] of readers) {
      const own = documents.filter((document) => document.bin === bin)
      push.send(people, 'documents', { kind, ids: own.map(({ id }) => id) })
    }
  })
}

function tell(
  deps: Pick<Deps, 'clock' | 'push'>,
  trx: Trx,
  to: readonly number[],
  { type, document, count, reason, comment }: DocumentNews,
  { company_id = null, ...who }: { company?: string; company_id?: number | null } = {},
): Promise<void> {
  const said = { ...(reason && { reason }), ...(comment && { comment }) }
  const { id, kind, number, dated_on } = document
  const created_at = `${dated_on}T00:00:00.000Z`
  const about = { id, number, created_at, ...(count > 1 && { count }), ...who }
  return notify(deps, trx, { to, company_id, kind: KIND[kind], type, body: bodyOf(kind, about, said) })
}

function bodyOf(
  kind: DocumentKind,
  about: components['schemas']['NumberedDocument'],
  said: Pick<Notice['body'], 'reason' | 'comment'>,
): Notice['body'] {
  switch (kind) {
    case 'invoice':
      return { ...said, invoice_id: about }
    case 'completion':
      return { ...said, completion_id: about }
    case 'application':
      return { ...said, application_id: about }
  }
}
