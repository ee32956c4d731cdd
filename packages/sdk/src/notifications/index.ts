export {
  countNotifications,
  countViewed,
  type NotificationCounts,
  type NotificationPage,
  notificationPage,
  setView,
} from './calls.ts'
export { eachNotification } from './each-notification.ts'
export {
  counted,
  fetched,
  hasMore,
  type Inbox,
  openInbox,
  receive,
  skipOf,
  unreadOf,
  viewed,
} from './inbox.ts'
export { NOTIFICATION_KINDS, type Notification, type NotificationKind, notificationKind } from './kind.ts'
export { notificationPath } from './path.ts'
export { isNotificationFor, type Reader } from './reader.ts'
export { notificationText } from './text.ts'
export { NOTIFICATION_TYPE } from './type.ts'
