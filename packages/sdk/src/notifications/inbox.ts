import type { Notification, NotificationCounts } from '../generated/schemas.ts'
import type { NotificationPage } from './calls.ts'

/** The notifications that a page has: those it has fetched and those that arrived since. */
export interface Inbox {
  /** Newest first, without duplicates. There are no gaps as long as the inbox is `whole`. */
  readonly items: readonly Notification[]
  /** Number of all notifications. */
  readonly total: number
  /** Number of viewed notifications. */
  readonly viewed: number
  /** False if something was missed, until the newest page has been fetched again. */
  readonly whole: boolean
}

/** Creates an inbox of which only the counts are known. */
export function openInbox({ count, view_count }: NotificationCounts): Inbox {
  return { items: [], total: count, viewed: view_count, whole: true }
}

/** Adds a notification that has just arrived. A known one is not counted again. */
export function receive(inbox: Inbox, arrived: Notification): Inbox {
  const items = merged(inbox.items, [arrived])
  if (items.length === inbox.items.length) return { ...inbox, items }
  return {
    ...inbox,
    items,
    total: inbox.total + 1,
    viewed: inbox.viewed + (arrived.view === 0 ? 0 : 1),
  }
}

/** Adds a page that was fetched with `skipOf` or 0. A page that failed or is outdated changes nothing. */
export function fetched(
  inbox: Inbox,
  page: Pick<NotificationPage, 'items' | 'total' | 'skip' | 'error'>,
): Inbox {
  if (page.error || page.skip > skipOf(inbox)) return inbox
  const first = page.items[0]
  const last = page.items.at(-1)
  // Items older than the newest page stay only if that page reaches them without a gap.
  const reaches = page.skip > 0 || (inbox.whole && inbox.items.some(({ id }) => id === last?.id))
  const kept = reaches ? inbox.items : inbox.items.filter((item) => !last || newestFirst(item, last) <= 0)
  const items = merged(kept, page.items)
  const place = first ? items.findIndex(({ id }) => id === first.id) : items.length
  // Items that arrived after the page was made are not in its total; items still to arrive are, and count on arrival.
  const total = Math.max(page.total + place - page.skip, items.length)
  // The items after our last one should be new; if they are not, there is a gap among ours.
  const repeats = first && items.length === page.skip
  return { ...inbox, items, total, whole: !repeats }
}

/** Marks items as viewed locally; `setView` sends it to the server. */
export function viewed(inbox: Inbox, ids: readonly number[]): Inbox {
  const marked = inbox.items.filter(({ id, view }) => view === 0 && ids.includes(id))
  if (marked.length === 0) return inbox
  return {
    ...inbox,
    items: merged(
      inbox.items,
      marked.map((item) => ({ ...item, view: 1 })),
    ),
    viewed: inbox.viewed + marked.length,
  }
}

/** Marks everything up to an id as viewed locally, as `viewAll` does on the server. */
export function viewedUpTo(inbox: Inbox, id: number): Inbox {
  const items = inbox.items.map((item) => (item.id <= id ? { ...item, view: 1 } : item))
  const unread = items.filter(({ view }) => view === 0).length
  return { ...inbox, items, viewed: Math.max(inbox.viewed, inbox.total - unread) }
}

/** Marks items as unread again locally, as `unviewAll` does on the server. */
export function unviewed(inbox: Inbox, ids: readonly number[]): Inbox {
  const marked = new Set(
    inbox.items.filter(({ id, view }) => view === 1 && ids.includes(id)).map(({ id }) => id),
  )
  return {
    ...inbox,
    items: inbox.items.map((item) => (marked.has(item.id) ? { ...item, view: 0 } : item)),
    viewed: Math.max(0, inbox.viewed - marked.size),
  }
}

/** Takes the server's counts. If they include items that never arrived, the newest page has to be fetched again. */
export function counted(inbox: Inbox, { count, view_count }: NotificationCounts): Inbox {
  const items = view_count < count ? inbox.items : inbox.items.map((item) => ({ ...item, view: 1 }))
  const whole = inbox.whole && (items.length === 0 || count === inbox.total)
  return { items, total: count, viewed: view_count, whole }
}

/** Number of unread notifications. */
export function unreadOf({ total, viewed }: Inbox): number {
  return Math.max(0, total - viewed)
}

/** Whether there are more notifications to fetch. */
export function hasMore({ items, total, whole }: Inbox): boolean {
  return !whole || items.length < total
}

/** The `skip` of the next page to fetch. */
export function skipOf({ items, whole }: Inbox): number {
  return whole ? items.length : 0
}

/** Merges two lists in order. A viewed item stays viewed, even if an older response says otherwise. */
function merged(known: readonly Notification[], added: readonly Notification[]): Notification[] {
  const byId = new Map(known.map((item) => [item.id, item]))
  for (const item of added) {
    byId.set(item.id, { ...item, view: Math.max(item.view, byId.get(item.id)?.view ?? 0) })
  }
  return [...byId.values()].sort(newestFirst)
}

/** The order of the server's pages: clocks may go back, ids do not. */
function newestFirst(a: Notification, b: Notification): number {
  return b.id - a.id
}
