import { attempt } from '@sauda/sdk'
import { type Document, type DocumentKind, getDocument, viewDocuments } from '@sauda/sdk/documents'
import { useEffect, useState } from 'react'
import { useBrowserPortal } from '../../shell/browser-portal.ts'
import { documentsChanged } from '../documents/changes.ts'

export type Opened =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'open'; readonly document: Document }

/** A document, and what was asked for when it was loaded. */
type Loaded = {
  readonly id: number
  readonly changed: string | undefined
  readonly tries: number
  readonly opened: Opened
}

/**
 * Loads the document of a row, whose version the paper needs. With `read` it is marked as read: looking at it is no
 * download. `changed` is when the row last changed, for example by a new version.
 */
export function useOpenedDocument(
  kind: DocumentKind,
  id: number | null,
  { read, changed }: { read: boolean; changed: string | undefined },
) {
  const portal = useBrowserPortal()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    if (id === null) return
    const stop = new AbortController()
    void attempt(getDocument(portal, kind, id, { signal: stop.signal })).then((result) => {
      if (stop.signal.aborted) return
      const opened: Opened = result.ok ? { state: 'open', document: result.value } : { state: 'failed' }
      setLoaded({ id, changed, tries, opened })
    })
    return () => stop.abort()
  }, [portal, kind, id, changed, tries])

  useEffect(() => {
    if (id !== null && read) void attempt(viewDocuments(portal, kind, [id])).then(() => documentsChanged())
  }, [portal, kind, id, read])

  // An opened document is shown while it is asked for again.
  const isThis = loaded?.id === id && (loaded.tries === tries || loaded.opened.state === 'open')
  const opened: Opened = isThis ? loaded.opened : { state: 'loading' }
  return {
    opened,
    /** A newer state of the document is being loaded; the one before is shown until then. */
    refreshing: isThis && loaded.changed !== changed,
    retry: () => setTries((count) => count + 1),
  }
}
