import type { Notification } from '../generated/schemas.ts'

/** The related object that determines the kind of a notification (spec §3). */
const RELATED = {
  ad: 'user_banner_id',
  act: 'completion_id',
  appendix: 'application_id',
  invoice: 'invoice_id',
  part_request: 'user_request_id',
  review: 'user_review_id',
  favourite: 'user_favorite_id',
  support: 'feedback_request_id',
} as const satisfies Record<string, keyof Notification>

/** The kind of a notification. */
export type NotificationKind = keyof typeof RELATED

/** All kinds. */
export const NOTIFICATION_KINDS = /* @__PURE__ */ Object.keys(RELATED) as readonly NotificationKind[]

/** What a notification tells, without what makes it one of a list. */
export interface NotificationContent extends Omit<Notification, 'id' | 'view' | 'created_at'> {}

/** Returns the kind of a notification; null if it is unknown. */
export function notificationKind(notification: NotificationContent): NotificationKind | null {
  return NOTIFICATION_KINDS.find((kind) => notification[RELATED[kind]]) ?? null
}
