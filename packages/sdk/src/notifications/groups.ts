import type { Notification } from '../generated/schemas.ts'
import { type AlmatyTime, almatyTime, dayLabel, type Language, type Moment } from '../language/index.ts'
import { notificationKind } from './kind.ts'

/** All notifications of one thing: the newest says how it is, the earlier ones how it came to that. */
export interface NotificationRow {
  /** The newest one. */
  newest: Notification
  /** The others, newest first. */
  earlier: readonly Notification[]
  /** Whether one of them has not been viewed. */
  unread: boolean
}

/** The rows of one day in Almaty. */
export interface NotificationDay {
  /** «Сегодня», «Вчера», «19 ноября»; empty if the dates are invalid. */
  label: string
  /** The rows whose newest notification is of that day, newest first. */
  rows: readonly NotificationRow[]
}

/**
 * Groups notifications, newest first, by day and by thing: several about one ad or one document are one row, in the day of
 * the newest.
 */
export function groupNotifications(
  items: readonly Notification[],
  now: Moment,
  language: Language,
): NotificationDay[] {
  const things = new Map<string, Notification[]>()
  for (const item of items) {
    const thing = things.get(thingOf(item))
    if (thing) thing.push(item)
    else things.set(thingOf(item), [item])
  }
  const days = new Map<AlmatyTime['dayNumber'] | null, { label: string; rows: NotificationRow[] }>()
  for (const [newest, ...earlier] of things.values()) {
    if (!newest) continue
    const key = almatyTime(newest.created_at)?.dayNumber ?? null
    const day = days.get(key) ?? { label: capital(dayLabel(newest.created_at, now, language)), rows: [] }
    day.rows.push({ newest, earlier, unread: [newest, ...earlier].some(({ view }) => view === 0) })
    days.set(key, day)
  }
  return [...days.values()]
}

/** What a notification is about, as a key. One about a batch is not about the document that it names. */
function thingOf(notification: Notification): string {
  const { user_banner_id: ad, user_request_id, user_review_id, feedback_request_id } = notification
  const favourite = notification.user_favorite_id
  const document = notification.completion_id ?? notification.application_id ?? notification.invoice_id
  const id =
    ad?.id ??
    document?.id ??
    user_request_id?.id ??
    user_review_id?.user_banner_id ??
    favourite?.id ??
    feedback_request_id?.id ??
    `of ${notification.id}`
  return `${notificationKind(notification)} ${id} ${(document ?? favourite)?.count ? 'batch' : ''}`
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
