import type { Page, Portal } from '@sauda/sdk'
import {
  type Notification,
  type NotificationFilter,
  notificationPage,
  type Reader,
} from '@sauda/sdk/notifications'

/** The number of notifications at first, and the number that each «more» adds. */
export const STEP = 20

/** The most notifications in one response. */
export const MOST_AT_ONCE = 100

/** The limit: without scripts each step requests the list from its beginning. */
const MOST = 20 * STEP

/** Reads how far the list is expanded from `shown` in the address. */
export function shownFrom(search: URLSearchParams): number {
  const steps = Math.ceil(Number(search.get('shown')) / STEP) || 1
  return Math.min(MOST, Math.max(1, steps) * STEP)
}

/** Returns the first `shown` notifications of a user, or of those that a filter leaves. If a request fails, the list ends there, with the error code. */
export async function notificationsUpTo(
  portal: Portal,
  reader: Reader,
  shown: number,
  { only, signal }: { only?: NotificationFilter | null; signal?: AbortSignal } = {},
): Promise<Pick<Page<Notification>, 'items' | 'total'> & { error: string | null }> {
  const items: Notification[] = []
  for (;;) {
    const limit = Math.min(MOST_AT_ONCE, shown - items.length)
    const page = await notificationPage(
      portal,
      reader,
      { skip: items.length, limit, only: only ?? undefined },
      { signal },
    )
    items.push(...page.items)
    if (page.error) return { items, total: items.length, error: page.error.code }
    if (page.items.length < limit || items.length >= shown) return { items, total: page.total, error: null }
  }
}

/** The `shown` of the next step; null if all are shown. */
export function nextShown(items: readonly Notification[], total: number): number | null {
  return items.length < total && items.length < MOST ? items.length + STEP : null
}
