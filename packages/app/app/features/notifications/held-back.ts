import type { Notification } from '@sauda/sdk/notifications'
import { useState } from 'react'

/**
 * Holds back what arrives while a list is on the screen, so that nothing moves under a finger; a button shows it. The first
 * notifications of an empty list are shown at once.
 */
export function useHeldBack(items: readonly Notification[]) {
  const [top, setTop] = useState<number>()
  const newest = items[0]?.id
  if (top === undefined && newest !== undefined) setTop(newest)
  const shown = items.filter(({ id }) => id <= (top ?? newest ?? 0))
  return { shown, arrived: items.length - shown.length, showArrived: () => setTop(newest) }
}
