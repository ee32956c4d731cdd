import type { Notification } from '@sauda/sdk/notifications'
import { useState } from 'react'

/**
 * Returns whether a notification has been unread since the list was opened: reading a row does not take away what told it
 * from the others.
 */
export function useFresh(items: readonly Notification[]): (one: Notification) => boolean {
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  const added = items.filter(({ id, view }) => view === 0 && !fresh.has(id))
  if (added.length > 0) setFresh(new Set([...fresh, ...added.map(({ id }) => id)]))
  return ({ id }) => fresh.has(id)
}
