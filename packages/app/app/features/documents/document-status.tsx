import {
  type DocumentRow,
  type DocumentTone,
  documentStatusLabel,
  documentStatusTone,
} from '@sauda/sdk/documents'
import { Badge, type BadgeTone, StatusDot } from '@sauda/ui'
import { useLanguage } from '../../language/language-context.tsx'

const TONES = {
  neutral: 'neutral',
  info: 'info',
  positive: 'positive',
  warning: 'warning',
  negative: 'danger',
} as const satisfies Record<DocumentTone, BadgeTone>

type Shown = Pick<DocumentRow, 'kind' | 'status' | 'overdue'>

/** The colour of a document's status; red when its tenant is late. */
function documentTone({ status, overdue }: Pick<Shown, 'status' | 'overdue'>): BadgeTone {
  return overdue ? 'danger' : TONES[documentStatusTone(status)]
}

/** The status of a document in a list. */
export function DocumentDot({ document }: { document: Shown }) {
  return (
    <StatusDot tone={documentTone(document)}>
      {documentStatusLabel(document.kind, document.status, useLanguage())}
    </StatusDot>
  )
}

/** The status of the document that a page is about. */
export function DocumentBadge({ document }: { document: Shown }) {
  return (
    <Badge tone={documentTone(document)}>
      {documentStatusLabel(document.kind, document.status, useLanguage())}
    </Badge>
  )
}
