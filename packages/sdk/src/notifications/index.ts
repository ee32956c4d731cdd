export type {
  Notification,
  NotificationAd,
  NotificationCounts,
  NotificationFilter,
  NotificationPartRequest,
  NotificationReview,
  NotificationThread,
  NotificationType,
  NumberedDocument,
} from '../generated/schemas.ts'
export {
  countNotifications,
  countViewed,
  type NotificationPage,
  type NotificationPart,
  notificationPage,
  setView,
  unviewAll,
  viewAll,
} from './calls.ts'
export { eachNotification } from './each-notification.ts'
export { groupNotifications, type NotificationDay, type NotificationRow } from './groups.ts'
export {
  counted,
  fetched,
  hasMore,
  type Inbox,
  openInbox,
  receive,
  skipOf,
  unreadOf,
  unviewed,
  viewed,
  viewedUpTo,
} from './inbox.ts'
export {
  NOTIFICATION_KINDS,
  type NotificationContent,
  type NotificationKind,
  notificationKind,
} from './kind.ts'
export { type NotificationMark, notificationMark } from './mark.ts'
export { notificationPath } from './path.ts'
export { isNotificationFor, type Reader } from './reader.ts'
export { type NotificationText, notificationText } from './text.ts'
export { NOTIFICATION_TYPE } from './type.ts'
