import { ROLE } from '../access/index.ts'
import type { DocumentKind, NotificationPartRequest, NumberedDocument } from '../generated/schemas.ts'
import * as paths from '../paths/index.ts'
import { type NotificationContent, notificationKind } from './kind.ts'
import { isNotificationFor, type Reader, type Voice, voiceFor } from './reader.ts'
import { NOTIFICATION_TYPE } from './type.ts'

/** Returns the page of a notification as a Russian path; null if there is none. */
export function notificationPath(
  notification: NotificationContent,
  reader: Pick<Reader, 'role_id'>,
): string | null {
  if (!isNotificationFor(notification, reader)) return null
  const voice = voiceFor(reader)
  const { user_banner_id, user_request_id, user_review_id, user_favorite_id, feedback_request_id } =
    notification
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
      return user_request_id ? partRequestPage(user_request_id, voice) : null
    case 'review':
      return user_review_id ? reviewPage(notification.type, voice, user_review_id.user_banner_id) : null
    case 'favourite':
      return user_favorite_id && !user_favorite_id.count
        ? paths.ad(user_favorite_id.id)
        : paths.cabinetPart(reader.role_id === ROLE.limited ? paths.profile : paths.account, 'favorites')
    case 'support':
      return `${voice === 'person' ? paths.profile : ''}/feedback/${feedback_request_id?.id}`
    case null:
      return null
  }
}

/** The asker's page, or the shop's; of what concerns one answer, the thread beside it. */
function partRequestPage({ id, own, answer_id }: NotificationPartRequest, voice: Voice): string {
  const isOwn = own ?? voice === 'person'
  const cabinet = voice === 'person' ? paths.profile : paths.account
  const from = isOwn ? paths.ownRequests(cabinet) : paths.adsRequests
  if (answer_id !== undefined) return paths.partThread(from, id, answer_id)
  return isOwn ? paths.ownRequest(cabinet, id) : paths.adsRequest(id)
}

/** One document has a page; of several, the list begins with those that wait. */
function documentPage(kind: DocumentKind, about: NumberedDocument | undefined): string {
  return about?.id && !about.count ? paths.document(kind, about.id) : paths.documents(kind)
}

/** What became of an own review, or of an own report, is told in the cabinet; everything else is on the page of the ad. */
function reviewPage(type: number, voice: Voice, adId: number): string {
  const { deleted, kept, removed } = NOTIFICATION_TYPE.review
  const isOwn = [deleted, kept, removed].some((own) => own === type)
  if (!isOwn) return paths.ad(adId)
  return paths.cabinetPart(voice === 'person' ? paths.profile : paths.account, 'reviews')
}

function adPage(type: number, voice: Voice): (id: number) => string {
  if (voice === 'staff') return type === 10 || type === 15 ? paths.adConfirm : paths.ad
  return type === 20 ? paths.adEdit : paths.ad
}
