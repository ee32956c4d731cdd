import type { NotificationFavourite, NumberedDocument } from '../generated/schemas.ts'
import { inLanguage, type Language, money, NO_BREAK_SPACE, shortDate, type Words } from '../language/index.ts'
import { type NotificationContent, type NotificationKind, notificationKind } from './kind.ts'
import { type Reader, voiceFor } from './reader.ts'
import { AD_WORDING } from './wording/ad.ts'
import { ACT_WORDING, APPENDIX_WORDING, INVOICE_WORDING } from './wording/document.ts'
import { FAVOURITE_WORDING } from './wording/favourite.ts'
import { ownPartRequestSentence, PART_REQUEST_WORDING } from './wording/part-request.ts'
import type { Wording } from './wording/sentence.ts'
import { REVIEW_WORDING, SUPPORT_WORDING } from './wording/talk.ts'

const WORDING: Readonly<Record<NotificationKind, Wording>> = {
  ad: AD_WORDING,
  act: ACT_WORDING,
  appendix: APPENDIX_WORDING,
  invoice: INVOICE_WORDING,
  part_request: PART_REQUEST_WORDING,
  review: REVIEW_WORDING,
  favourite: FAVOURITE_WORDING,
  support: SUPPORT_WORDING,
}

const UNKNOWN = { ru: 'Новое уведомление', kk: 'Жаңа хабарлама' } as const satisfies Words

const SHOP = { ru: 'Магазин', kk: 'Дүкен' } as const satisfies Words
/** What is asked for, if that is not said. */
const PART = { ru: '«деталь»', kk: '«бөлшек»' } as const satisfies Words

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
  const { user_request_id: asked } = notification
  const own = asked?.own
    ? ownPartRequestSentence(notification.type, asked.count ?? 1)
    : types[notification.type]
  const words = own?.[voiceFor(reader)] ?? other
  const document = notification.completion_id ?? notification.application_id ?? notification.invoice_id
  // By functions, because what people have typed may contain a replacement pattern of `replace`.
  const text = words[language].replace(/\{(what|shop|count)\}/g, (_, name) =>
    name === 'what'
      ? subject(notification, document, language)
      : name === 'count'
        ? String(asked?.count ?? 1)
        : (asked?.shop ?? SHOP[language]),
  )
  if (document) return text.replace('{who} ', () => document.company?.concat(' ') ?? '')
  const { user_review_id: review } = notification
  // A report without a number is said without one.
  return review
    ? text.replace('{number}', () => (review.number ? `№${NO_BREAK_SPACE}${review.number} ` : ''))
    : text
}

/** The object of a notification: «Диски», № 15 от 21.11.2026. */
function subject(
  {
    user_banner_id: ad,
    user_review_id: review,
    user_favorite_id: favourite,
    feedback_request_id: thread,
    user_request_id: asked,
  }: NotificationContent,
  document: NumberedDocument | undefined,
  language: Language,
): string {
  if (ad) return `«${inLanguage(ad, 'title', language)}»`
  if (favourite) return fallen(favourite, language)
  if (review) {
    const { title, title_kk = null } = review
    return title ? `: «${inLanguage({ title, title_kk }, 'title', language)}»` : ''
  }
  if (thread) return `«${thread.title}»`
  if (asked) return asked.text ? `«${asked.text}»` : PART[language]
  if (!document) return ''
  const number = `№${NO_BREAK_SPACE}${document.number}`
  const date = shortDate(document.created_at)
  const dated = language === 'kk' ? `${date} күнгі ${number}` : `${number} от ${date}`
  return (date ? dated : number) + others(document, language)
}

/** «Диски», 58 000 ₸ вместо 66 000 ₸ */
function fallen(favourite: NotificationFavourite, language: Language): string {
  const [price, was] = [money(favourite.price, language), money(favourite.was, language)]
  const prices = language === 'kk' ? `${was}-нің орнына ${price}` : `${price} вместо ${was}`
  return `«${inLanguage(favourite, 'title', language)}», ${prices}${others(favourite, language)}`
}

/** What the notification tells of beside the one that it names. */
function others({ count = 1 }: { count?: number | undefined }, language: Language): string {
  if (count < 2) return ''
  return language === 'kk' ? ` (және тағы ${count - 1})` : ` (и ещё ${count - 1})`
}
