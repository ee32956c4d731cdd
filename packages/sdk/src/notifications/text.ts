import type { NumberedDocument } from '../generated/schemas.ts'
import { inLanguage, type Language, NO_BREAK_SPACE, shortDate, type Words } from '../language/index.ts'
import { type NotificationContent, type NotificationKind, notificationKind } from './kind.ts'
import { type Reader, voiceFor } from './reader.ts'
import { AD_WORDING } from './wording/ad.ts'
import { ACT_WORDING, APPENDIX_WORDING, INVOICE_WORDING } from './wording/document.ts'
import type { Wording } from './wording/sentence.ts'
import { PART_REQUEST_WORDING, REVIEW_WORDING, SUPPORT_WORDING } from './wording/talk.ts'

const WORDING: Readonly<Record<NotificationKind, Wording>> = {
  ad: AD_WORDING,
  act: ACT_WORDING,
  appendix: APPENDIX_WORDING,
  invoice: INVOICE_WORDING,
  part_request: PART_REQUEST_WORDING,
  review: REVIEW_WORDING,
  support: SUPPORT_WORDING,
}

const UNKNOWN = { ru: 'Новое уведомление', kk: 'Жаңа хабарлама' } as const satisfies Words

/** The text of a notification in one language. */
export interface NotificationText {
  /** One sentence without a full stop: what has happened to what. */
  title: string
  /** The comment of staff; null if there is none. */
  text: string | null
}

/**
 * Returns the text of a notification for its reader; unknown types and kinds get a neutral text. `text` is the comment
 * of staff, if there is one; for the reason, use `adReasonLabel`. Spec §4, §6.
 */
export function notificationText(
  notification: NotificationContent,
  reader: Pick<Reader, 'role_id'>,
  language: Language,
): NotificationText {
  const kind = notificationKind(notification)
  return {
    title: kind ? sentence(WORDING[kind], notification, reader, language) : UNKNOWN[language],
    text: notification.comment?.trim() || null,
  }
}

function sentence(
  { types, other }: Wording,
  notification: NotificationContent,
  reader: Pick<Reader, 'role_id'>,
  language: Language,
): string {
  const words = types[notification.type]?.[voiceFor(reader)] ?? other
  const document = notification.completion_id ?? notification.application_id ?? notification.invoice_id
  // By functions, because what people have typed may contain a replacement pattern of `replace`.
  const text = words[language].replace('{what}', () => subject(notification, document, language))
  return document ? text.replace('{who} ', () => document.company?.concat(' ') ?? '') : text
}

/** The object of a notification: «Диски», № 15 от 21.11.2026. */
function subject(
  { user_banner_id: ad, feedback_request_id: thread }: NotificationContent,
  document: NumberedDocument | undefined,
  language: Language,
): string {
  if (ad) return `«${inLanguage(ad, 'title', language)}»`
  if (thread) return `«${thread.title}»`
  if (!document) return ''
  const number = `№${NO_BREAK_SPACE}${document.number}`
  const date = shortDate(document.created_at)
  const dated = language === 'kk' ? `${date} күнгі ${number}` : `${number} от ${date}`
  // Documents that the notification tells of beside the one that it names.
  const others = (document.count ?? 1) - 1
  const more = language === 'kk' ? ` (және тағы ${others})` : ` (и ещё ${others})`
  return (date ? dated : number) + (others > 0 ? more : '')
}
