import {
  DOCUMENT_STATUS,
  type DocumentRow,
  type DocumentTone,
  documentStatusTone,
} from '@sauda/sdk/documents'

const TONES = {
  neutral: 'neutral',
  info: 'info',
  positive: 'positive',
  warning: 'warning',
  negative: 'danger',
} as const satisfies Record<DocumentTone, string>

/** A colour of the kit in which documents are shown. */
export type ShownTone = (typeof TONES)[DocumentTone]

type Shown = Pick<DocumentRow, 'kind' | 'status' | 'overdue'>

/** The colour of a document in lists, on its page and on the staff's desk; red when its tenant is late. */
export function documentTone({ kind, status, overdue }: Shown): ShownTone {
  if (overdue) return TONES.negative
  // With the tenant's download an invoice is as complete as a document that both have signed.
  const isDone = kind === 'invoice' && status === DOCUMENT_STATUS.signed
  return TONES[documentStatusTone(isDone ? DOCUMENT_STATUS.countersigned : status)]
}
