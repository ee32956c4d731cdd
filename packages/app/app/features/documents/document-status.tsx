import { type DocumentRow, documentStatusLabel } from '@sauda/sdk/documents'
import { Badge, StatusDot } from '@sauda/ui'
import { useLanguage } from '../../language/language-context.tsx'
import { documentTone } from './document-tone.ts'

type Shown = Pick<DocumentRow, 'kind' | 'status' | 'overdue'>

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
