import { type Notification, notificationKind } from './kind.ts'
import { isNotificationFor, type Reader, type Voice, voiceFor } from './reader.ts'

/** Where a notification leads, as a path in Russian; null where there is nothing to lead to. */
export function notificationPath(notification: Notification, reader: Pick<Reader, 'role_id'>): string | null {
  if (!isNotificationFor(notification, reader)) return null
  const voice = voiceFor(reader)
  const { user_banner_id, user_review_id, feedback_request_id } = notification
  switch (notificationKind(notification)) {
    case 'ad':
      return user_banner_id?.deleted ? null : `/ads/${user_banner_id?.id}/${adPage(notification.type, voice)}`
    case 'act':
      return '/completion'
    case 'appendix':
      return '/application'
    case 'invoice':
      return '/invoice'
    case 'part_request':
      return voice === 'person' ? '/profile/requests' : '/ads/requests'
    case 'review':
      return `/ads/${user_review_id?.user_banner_id}/view`
    case 'support':
      return `${voice === 'person' ? '/profile' : ''}/feedback/${feedback_request_id?.id}`
    case null:
      return null
  }
}

function adPage(type: number, voice: Voice): 'confirm' | 'edit' | 'view' {
  if (voice === 'staff') return type === 10 || type === 15 ? 'confirm' : 'view'
  return type === 20 ? 'edit' : 'view'
}
