import type { Portal } from '@sauda/sdk'
import { type SearchMiss, searchMissPage } from '@sauda/sdk/search-words'

/** The number of queries in the list at first, and the number that each «more» adds. */
export const MISS_STEP = 50
/** The limit: each step requests the list from its beginning. */
const MOST = 20 * MISS_STEP
/** The most queries that one request returns. */
const PAGE = 100

/** Reads how far the list is expanded from `shown` in the address. */
export function missesShown(search: URLSearchParams): number {
  const steps = Math.ceil(Number(search.get('shown')) / MISS_STEP) || 1
  return Math.min(MOST, Math.max(1, steps) * MISS_STEP)
}

/** Returns the first queries that found nothing, page by page. */
export async function missesUpTo(portal: Portal, shown: number, signal: AbortSignal) {
  // A query that is asked between two pages may come with both.
  const items = new Map<string, SearchMiss>()
  let cursor: string | null = null
  for (;;) {
    const limit = Math.min(PAGE, shown - items.size)
    const page = await searchMissPage(portal, { cursor, limit }, { signal })
    for (const miss of page.items) items.set(miss.query, miss)
    cursor = page.next
    if (page.error || cursor === null || items.size >= shown) {
      return {
        items: [...items.values()],
        total: page.total,
        more: cursor !== null && shown < MOST,
        error: page.error?.code ?? null,
      }
    }
  }
}
