import type { Portal } from '@sauda/sdk'
import { type PartRequestCard, type PartRequestPageRequest, partRequestPage } from '@sauda/sdk/part-requests'

/** The number of requests in a list at first, and the number that each «more» adds. */
export const REQUEST_STEP = 20
/** The limit: each step requests the list from its beginning. */
const MOST = 10 * REQUEST_STEP

/** Requests as far as a list has been expanded, serializable for the browser. */
export type UnfoldedRequests = {
  items: PartRequestCard[]
  total: number
  tabs: readonly { tab: string; count: number }[]
  shown: number
  more: boolean
  /** The error code; the list then ends where the request failed. */
  error: string | null
}

/** Reads how far a list is expanded from `shown` in the address. */
export function requestsShown(search: URLSearchParams): number {
  const steps = Math.ceil(Number(search.get('shown')) / REQUEST_STEP) || 1
  return Math.min(MOST, Math.max(1, steps) * REQUEST_STEP)
}

/** Returns the first `shown` requests of a list: «more» is a link to the same list with a larger `shown`. */
export async function requestsUpTo(
  portal: Portal,
  request: Omit<PartRequestPageRequest, 'cursor' | 'limit'>,
  shown: number,
  signal?: AbortSignal,
): Promise<UnfoldedRequests> {
  const items = new Map<number, PartRequestCard>()
  let cursor: string | null = null
  for (;;) {
    const limit = Math.min(100, shown - items.size)
    const page = await partRequestPage(portal, { ...request, cursor, limit }, signal && { signal })
    for (const card of page.items) items.set(card.id, card)
    cursor = page.next
    if (page.error || cursor === null || items.size >= shown)
      return {
        items: [...items.values()],
        total: page.total,
        tabs: page.tabs ?? [],
        shown,
        more: cursor !== null && shown < MOST,
        error: page.error?.code ?? null,
      }
  }
}
