import type { Document } from '@sauda/sdk/documents'
import * as paths from '@sauda/sdk/paths'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useLocalPath } from '../../language/local-link.tsx'
import { PERSON_FIELD, useRenderedFor } from '../../shell/rendered-for.tsx'

/** The form of a page that somebody looks at. */
export const VIEWED = 'viewed'

/**
 * Marks a document as read once its tenant's browser shows it. Not in the loader: links are loaded in advance when they
 * are pointed at.
 */
export function useReadMark({ kind, id, unread }: Document, staff: boolean): void {
  const { submit } = useFetcher()
  const person = useRenderedFor()
  const action = useLocalPath()(paths.document(kind, id))
  const due = unread && !staff
  useEffect(() => {
    if (due) void submit({ intent: VIEWED, [PERSON_FIELD]: person ?? '' }, { method: 'post', action })
  }, [due, person, submit, action])
}
