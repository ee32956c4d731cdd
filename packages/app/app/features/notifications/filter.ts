import { type Notification, type NotificationFilter, notificationKind } from '@sauda/sdk/notifications'

const ONLY = ['unread', 'ads', 'documents'] as const satisfies readonly NotificationFilter[]

/** The filters of the page; null is everything. */
export const FILTERS = [null, ...ONLY] as const

/** Reads the filter of an address; anything unknown is none. */
export function filterFrom(search: URLSearchParams): NotificationFilter | null {
  return ONLY.find((filter) => filter === search.get('only')) ?? null
}

/** The filter as the query of an address, with how far the list is expanded. */
export function filterSearch(only: NotificationFilter | null, shown?: number): string {
  const search = new URLSearchParams({ ...(only && { only }), ...(shown && { shown: String(shown) }) })
  return search.size > 0 ? `?${search}` : ''
}

/** Whether a notification that has just come belongs to a filtered list. */
export function belongs(notification: Notification, only: NotificationFilter): boolean {
  const kind = notificationKind(notification)
  switch (only) {
    case 'unread':
      return notification.view === 0
    case 'ads':
      return kind === 'ad'
    case 'documents':
      return kind === 'act' || kind === 'appendix' || kind === 'invoice'
  }
}

/** A filtered list, as far as it is loaded. */
export type FilteredList = { items: readonly Notification[]; total: number }

/** The `skip` of the next part: of the unread ones, those that were read meanwhile are no longer before it. */
export function nextSkip({ items }: FilteredList, only: NotificationFilter): number {
  return only === 'unread' ? items.filter(({ view }) => view === 0).length : items.length
}

/** Adds the next part. What was read while the list was open stays in it, and counts. */
export function extended(list: FilteredList, part: FilteredList, only: NotificationFilter): FilteredList {
  const known = new Set(list.items.map(({ id }) => id))
  const items = [...list.items, ...part.items.filter(({ id }) => !known.has(id))]
  return { items, total: Math.max(items.length, part.total + list.items.length - nextSkip(list, only)) }
}

/** Marks items of the list as read. */
export function seen(list: FilteredList, isSeen: (id: number) => boolean): FilteredList {
  return marked(list, isSeen, 1)
}

/** Marks items of the list as unread again. */
export function unseen(list: FilteredList, ids: readonly number[]): FilteredList {
  return marked(list, (id) => ids.includes(id), 0)
}

function marked(list: FilteredList, isOne: (id: number) => boolean, view: 0 | 1): FilteredList {
  return { ...list, items: list.items.map((item) => (isOne(item.id) ? { ...item, view } : item)) }
}
