import type { NotificationCounts, NotificationPage } from './calls.ts'
import type { Notification } from './kind.ts'

/** What a page knows of a person's notifications: what was fetched, and what arrived since. */
export type Inbox = {
  /** Newest first, each once. Nothing is missing between them, as long as the inbox is `whole`. */
  readonly items: readonly Notification[]
  /** How many there are in all. */
  readonly total: number
  /** How many of all are viewed. */
  readonly viewed: number
  /** False when something was missed, until the newest have been fetched again. */
  readonly whole: boolean
}

/** An inbox of which only the counts are known. */
export function openInbox({ count, view_count }: NotificationCounts): Inbox {
  return { items: [], total: count, viewed: view_count, whole: true }
}

/** Takes in one that has just arrived. One that is known already counts no second time. */
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

/** Takes in a page that was asked for with `skipOf`, or with 0. A page that failed, or came too late, changes nothing. */
export function fetched(
  inbox: Inbox,
  page: Pick<NotificationPage, 'items' | 'total' | 'skip' | 'error'>,
): Inbox {
  if (page.error || page.skip > skipOf(inbox)) return inbox
  const first = page.items[0]
  const last = page.items.at(-1)
  // What is older than a page of the newest stays only where that page reaches down to it.
  const reaches = page.skip > 0 || (inbox.whole && inbox.items.some(({ id }) => id === last?.id))
  const kept = reaches ? inbox.items : inbox.items.filter((item) => !last || newestFirst(item, last) < 0)
  const items = merged(kept, page.items)
  const place = first ? items.findIndex(({ id }) => id === first.id) : items.length
  // Those that arrived after the page was made are not in its total; those on their way to us are, and count when here.
  const total = Math.max(page.total + place - page.skip, items.length)
  // What follows our last one should be new; if it is not, something between ours never came.
  const repeats = page.skip > 0 && page.skip === inbox.items.length && items.length === page.skip
  return { ...inbox, items, total, whole: !(first && repeats) }
}

/** Marks items as viewed, here at once; `setView` tells the server. */
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

/** Takes in the server's counts. Where they tell of items that never arrived, the newest are to be fetched again. */
export function counted(inbox: Inbox, { count, view_count }: NotificationCounts): Inbox {
  const items = view_count < count ? inbox.items : inbox.items.map((item) => ({ ...item, view: 1 }))
  const whole = inbox.whole && (items.length === 0 || count === inbox.total)
  return { items, total: count, viewed: view_count, whole }
}

/** How many are unread. */
export function unreadOf({ total, viewed }: Inbox): number {
  return Math.max(0, total - viewed)
}

/** Whether there is something left to fetch. */
export function hasMore({ items, total, whole }: Inbox): boolean {
  return !whole || items.length < total
}

/** Where the page to be fetched next begins. */
export function skipOf({ items, whole }: Inbox): number {
  return whole ? items.length : 0
}

/** Both lists in order. What was viewed once stays so, whatever an older answer says. */
function merged(known: readonly Notification[], added: readonly Notification[]): Notification[] {
  const byId = new Map(known.map((item) => [item.id, item]))
  for (const item of added) {
    byId.set(item.id, { ...item, view: Math.max(item.view, byId.get(item.id)?.view ?? 0) })
  }
  return [...byId.values()].sort(newestFirst)
}

/** As the server pages: clocks may go back, ids do not. */
function newestFirst(a: Notification, b: Notification): number {
  return b.id - a.id
}
