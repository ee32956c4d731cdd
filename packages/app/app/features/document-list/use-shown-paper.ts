import type { DocumentRow } from '@sauda/sdk/documents'
import { useState, useSyncExternalStore } from 'react'

/** Where the paper stands beside the list; the same width as the breakpoint `nav`. */
const WIDE = '(min-width: 65.625rem)'

export type ShownPaper = {
  /** Whether there is room for the paper. False until scripts have loaded. */
  readonly wide: boolean
  readonly document: DocumentRow | null
  /** Whether the user has asked for it: the first one is shown without being asked for. */
  readonly asked: boolean
  readonly show: (id: number) => void
  /** The ids before and after it in the list. */
  readonly previous: number | null
  readonly next: number | null
}

/** The document whose paper stands beside the list: the one that was pressed last, at first the first of the list. */
export function useShownPaper(documents: readonly DocumentRow[]): ShownPaper {
  const [id, show] = useState<number | null>(null)
  const wide = useSyncExternalStore(watchWidth, isWide, () => false)
  const found = documents.findIndex((one) => one.id === id)
  const place = Math.max(found, 0)
  return {
    wide,
    document: documents[place] ?? null,
    asked: found >= 0,
    show,
    previous: documents[place - 1]?.id ?? null,
    next: documents[place + 1]?.id ?? null,
  }
}

export function isWide(): boolean {
  return matchMedia(WIDE).matches
}

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
