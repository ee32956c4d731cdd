import type { DocumentKind } from '@sauda/sdk/documents'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useLive } from '../live/live-context.tsx'

/** Documents are often signed together, and each part is told: they are loaded once for all that come meanwhile. */
const SETTLE_MS = 400

/** Loads the page again when documents of a kind are signed somewhere else, or only when one of them is. */
export function useLiveDocuments(kind: DocumentKind, id?: number): void {
  const { revalidate } = useRevalidator()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useLive((news) => {
    const concerns =
      news.event === 'connected'
        ? news.again
        : news.event === 'documents' && news.kind === kind && (id === undefined || news.ids.includes(id))
    if (!concerns) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void revalidate(), SETTLE_MS)
  })
}
