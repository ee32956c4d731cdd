import { type NotificationContent, type NotificationKind, notificationKind } from './kind.ts'

/**
 * What a notification means at a glance: something waits for somebody, is done, was returned to its author, was refused or
 * taken away, or ends soon.
 */
export type NotificationMark = 'waits' | 'done' | 'returned' | 'refused' | 'ends'

type Marks = Readonly<Record<number, NotificationMark>>

const OF_DOCUMENTS: Marks = {
  1: 'waits',
  2: 'done',
  3: 'refused',
  5: 'refused',
  6: 'waits',
  7: 'waits',
  8: 'refused',
}

/** The mark by the kind and the type of a notification. Those that are left out only tell something. */
const MARKS: Readonly<Record<NotificationKind, Marks>> = {
  ad: {
    10: 'waits',
    15: 'waits',
    20: 'returned',
    30: 'refused',
    31: 'done',
    40: 'refused',
    998: 'refused',
    999: 'ends',
  },
  act: OF_DOCUMENTS,
  appendix: OF_DOCUMENTS,
  invoice: OF_DOCUMENTS,
  favourite: {},
  review: { 2: 'refused', 4: 'done', 5: 'refused', 6: 'done' },
  part_request: { 1: 'waits', 2: 'done', 4: 'ends', 5: 'ends', 6: 'waits', 7: 'refused', 11: 'done' },
  support: { 40: 'done' },
}

/** Returns the mark of a notification; null if it has none. */
export function notificationMark(notification: NotificationContent): NotificationMark | null {
  const kind = notificationKind(notification)
  return (kind && MARKS[kind][notification.type]) ?? null
}
