import type { Page, Portal } from '@sauda/sdk'
import { type Notification, notificationPage, type Reader } from '@sauda/sdk/notifications'

/** How many a list begins with, and how many each «more» adds. */
export const STEP = 20

/** What one call answers at most. */
export const MOST_AT_ONCE = 100

/** Nobody reads on for ever, and each step without scripts asks for the list from its beginning. */
const MOST = 20 * STEP

/** How far a list is unfolded, from `shown` in the address. */
export function shownFrom(search: URLSearchParams): number {
  const steps = Math.ceil(Number(search.get('shown')) / STEP) || 1
  return Math.min(MOST, Math.max(1, steps) * STEP)
}

/** The first `shown` of a person's notifications. A list that failed ends where it failed and says why. */
export async function notificationsUpTo(
  portal: Portal,
  reader: Reader,
  shown: number,
  signal?: AbortSignal,
): Promise<Pick<Page<Notification>, 'items' | 'total'> & { error: string | null }> {
  const items: Notification[] = []
  for (;;) {
    const limit = Math.min(MOST_AT_ONCE, shown - items.length)
    const page = await notificationPage(portal, reader, { skip: items.length, limit }, { signal })
    items.push(...page.items)
    if (page.error) return { items, total: items.length, error: page.error.code }
    if (page.items.length < limit || items.length >= shown) return { items, total: page.total, error: null }
  }
}

/** The `shown` that unfolds the next part; null when all is there. */
export function nextShown(items: readonly Notification[], total: number): number | null {
  return items.length < total && items.length < MOST ? items.length + STEP : null
}
