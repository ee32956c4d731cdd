import type { DocumentKind, NumberedDocument } from '../generated/schemas.ts'
import * as paths from '../paths/index.ts'
import { type NotificationContent, notificationKind } from './kind.ts'
import { isNotificationFor, type Reader, type Voice, voiceFor } from './reader.ts'

/** Returns the page of a notification as a Russian path; null if there is none. */
export function notificationPath(
  notification: NotificationContent,
  reader: Pick<Reader, 'role_id'>,
): string | null {
  if (!isNotificationFor(notification, reader)) return null
  const voice = voiceFor(reader)
  const { user_banner_id, user_review_id, feedback_request_id } = notification
  const { completion_id, application_id, invoice_id } = notification
  switch (notificationKind(notification)) {
    case 'ad':
      return user_banner_id && !user_banner_id.deleted
        ? adPage(notification.type, voice)(user_banner_id.id)
        : null
    case 'act':
      return documentPage('completion', completion_id)
    case 'appendix':
      return documentPage('application', application_id)
    case 'invoice':
      return documentPage('invoice', invoice_id)
    case 'part_request':
      return voice === 'person' ? '/profile/requests' : '/ads/requests'
    case 'review':
      return user_review_id ? paths.ad(user_review_id.user_banner_id) : null
    case 'support':
      return `${voice === 'person' ? paths.profile : ''}/feedback/${feedback_request_id?.id}`
    case null:
      return null
  }
}

/** One document has a page; of several, the list begins with those that wait. */
function documentPage(kind: DocumentKind, about: NumberedDocument | undefined): string {
  return about?.id && !about.count ? paths.document(kind, about.id) : paths.documents(kind)
}

function adPage(type: number, voice: Voice): (id: number) => string {
  if (voice === 'staff') return type === 10 || type === 15 ? paths.adConfirm : paths.ad
  return type === 20 ? paths.adEdit : paths.ad
}
