import type { Portal } from '@sauda/sdk'
import { type DocumentFilter, type DocumentKind, type DocumentRow, documentPage } from '@sauda/sdk/documents'

/** The number of documents in a list at first, and the number that each «more» adds. */
const DOCUMENT_STEP = 50

/** The limit: each step requests the list from its beginning. */
const MOST = 20 * DOCUMENT_STEP

/** The most documents that one request returns. */
const PAGE = 100

/** A list as far as it has been expanded, serializable for the browser. */
export type UnfoldedDocuments = {
  items: DocumentRow[]
  total: number
  /** The `shown` of the next step; null if all documents are shown. */
  more: number | null
  /** The error code; the list then ends where the request failed. */
  error: string | null
}

/** Reads how far a list is expanded from `shown` in the address. */
export function shownFrom(search: URLSearchParams): number {
  const steps = Math.ceil(Number(search.get('shown')) / DOCUMENT_STEP) || 1
  return Math.min(MOST, Math.max(1, steps) * DOCUMENT_STEP)
}

/**
 * Returns the first `shown` documents of a list, page by page. «More» is a link to the same list with a larger `shown`,
 * so it works without scripts and a user who comes back finds the list as it was.
 */
export async function documentsUpTo(
  portal: Portal,
  kind: DocumentKind,
  filter: DocumentFilter,
  shown: number,
  signal?: AbortSignal,
): Promise<UnfoldedDocuments> {
  const items = new Map<number, DocumentRow>()
  let cursor: string | null = null
  for (;;) {
    const limit = Math.min(PAGE, shown - items.size)
    const page = await documentPage(portal, kind, { ...filter, cursor, limit }, { signal })
    for (const one of page.items) items.set(one.id, one)
    cursor = page.next
    if (page.error || cursor === null || items.size >= shown) {
      const more = cursor !== null && shown < MOST ? shown + DOCUMENT_STEP : null
      return { items: [...items.values()], total: page.total, more, error: page.error?.code ?? null }
    }
  }
}
