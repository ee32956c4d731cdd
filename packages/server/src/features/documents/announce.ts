import type { components } from '@sauda/sdk'
import type { DocumentKind } from '@sauda/sdk/documents'
import { NOTIFICATION_TYPE, type NotificationKind } from '@sauda/sdk/notifications'
import { afterCommit, type Trx } from '../../platform/database/transaction.ts'
import type { Deps } from '../deps.ts'
import { type Notice, notify } from '../notifications/notify.ts'
import { staffIds } from '../people/users.ts'
import type { SigningSide } from './tables.ts'
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

/** Notifies all who look after tenants, in the transaction of the event, and names the tenant. */
export async function tellStaff(
  deps: Pick<Deps, 'clock' | 'push'>,
  trx: Trx,
  news: DocumentNews & { document: { company: string } },
): Promise<void> {
  await tell(deps, trx, await staffIds(trx), news, { company: news.document.company })
}

/**
 * Notifies whoever sent a signature that it did not hold, in the transaction that finds it. The accounting system may have
 * corrected the BIN meanwhile: a former owner is told nothing of a document that is another company's now.
 */
export async function tellSigner(
  deps: Pick<Deps, 'clock' | 'push'>,
  trx: Trx,
  { user_id, side }: { user_id: number; side: SigningSide },
  document: DocumentNews['document'],
): Promise<void> {
  if (side === 'tenant' && (await findOwner(trx, document.bin)) !== user_id) return
  await tell(deps, trx, [user_id], { type: NOTIFICATION_TYPE.signature.refused, document, count: 1 })
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
  const owned = new Map<number, number[]>()
  for (const bin of new Set(documents.map((document) => document.bin))) {
    const owner = await findOwner(trx, bin)
    const ids = documents.filter((document) => document.bin === bin).map(({ id }) => id)
    if (owner !== undefined) owned.set(owner, ids)
  }
  afterCommit(() => {
    push.send(staff, 'documents', { kind, ids: documents.map(({ id }) => id) })
    for (const [owner, ids] of owned) push.send([owner], 'documents', { kind, ids })
  })
}

function tell(
  deps: Pick<Deps, 'clock' | 'push'>,
  trx: Trx,
  to: readonly number[],
  { type, document, count, reason, comment }: DocumentNews,
  who: { company?: string } = {},
): Promise<void> {
  const said = { ...(reason && { reason }), ...(comment && { comment }) }
  const { id, kind, number, dated_on } = document
  const created_at = `${dated_on}T00:00:00.000Z`
  const about = { id, number, created_at, ...(count > 1 && { count }), ...who }
  return notify(deps, trx, { to, kind: KIND[kind], type, body: bodyOf(kind, about, said) })
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
