import type { Portal } from '@sauda/sdk'
import { type AdCard, type AdPageRequest, adPage } from '@sauda/sdk/ads'

/** The number of ads in a list at first, and the number that each «more» adds. */
export const AD_STEP = 24

/** The limit: each step requests the list from its beginning. */
const MOST = 20 * AD_STEP

/** A list as far as it has been expanded, serializable for the browser. */
export type UnfoldedAds = {
  items: AdCard[]
  total: number
  /** The `shown` of the next step; null if all ads are shown. */
  more: number | null
  /** The error code; the list then ends where the request failed. */
  error: string | null
}

/** Reads how far a list is expanded from `shown` in the address. */
export function shownFrom(search: URLSearchParams): number {
  const steps = Math.ceil(Number(search.get('shown')) / AD_STEP) || 1
  return Math.min(MOST, Math.max(1, steps) * AD_STEP)
}

/**
 * Returns the first `shown` ads of a list. «More» is a link to the same list with a larger `shown`, so it works without
 * scripts and a user who comes back finds the list as it was.
 */
export async function adsUpTo(
  portal: Portal,
  request: AdPageRequest,
  shown: number,
  signal?: AbortSignal,
): Promise<UnfoldedAds> {
  const items: AdCard[] = []
  let cursor: string | null = null
  for (;;) {
    const limit = Math.min(96, shown - items.length)
    const page = await adPage(portal, { ...request, cursor, limit }, { signal })
    items.push(...page.items)
    cursor = page.next
    if (page.error || cursor === null || items.length >= shown) {
      const more = cursor !== null && shown < MOST ? shown + AD_STEP : null
      return { items, total: page.total, more, error: page.error?.code ?? null }
    }
  }
}
