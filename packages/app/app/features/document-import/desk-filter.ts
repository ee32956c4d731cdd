import { DOCUMENT_STATUS, type DocumentFilter, type DocumentKind } from '@sauda/sdk/documents'
import type { DeskQuery } from '../document-desk/desk-query.ts'
import type { DeskState } from '../document-desk/desk-states.ts'

const { new: fresh, signed, rejected, countersigned, annulled } = DOCUMENT_STATUS

/** Returns the documents that the desk shows, as a filter of the API. */
export function deskFilter(
  kind: DocumentKind,
  { rid, q, state }: Pick<DeskQuery, 'rid' | 'q' | 'state'>,
): DocumentFilter {
  return {
    ...(rid !== null && { rid }),
    ...(q && { q }),
    ...(state && ofState(kind)[state]),
  }
}

/** The reverse of `deskState`. */
function ofState(kind: DocumentKind): Record<DeskState, DocumentFilter> {
  return {
    late: { status: [fresh], overdue: true },
    theirs: { status: [fresh], overdue: false },
    rejected: { status: [rejected] },
    ours: { status: [signed] },
    done: { status: kind === 'invoice' ? [signed, countersigned] : [countersigned] },
    annulled: { status: [annulled] },
  }
}
