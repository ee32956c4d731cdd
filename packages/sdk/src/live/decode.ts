import type { DocumentKind, Notification, NotificationAd, NotificationCounts } from '../generated/schemas.ts'

/** Events on a user's channel. All of them are hints: the responses of the calls are authoritative. */
export type LiveEvent =
  | NotificationEvent
  | ViewedEvent
  | AdChangeEvent
  | QueueEvent
  | DocumentsEvent
  | PartRequestEvent
  | TalkEvent
  | TalkSignEvent

/** A new notification of the user. */
export interface NotificationEvent {
  /** The kind of the event. */
  event: 'notification'
  /** As `notificationPage` returns it. */
  notification: Notification
}

/** The user has viewed notifications on another page or device. */
export interface ViewedEvent {
  /** The kind of the event. */
  event: 'viewed'
  /** The counts after that. */
  counts: NotificationCounts
}

/** An ad of the user, or one that they have open as a moderator, has changed, or other moderators have it open. */
export interface AdChangeEvent {
  /** The kind of the event. */
  event: 'ad'
  /** Ad id. */
  id: number
  /** The ad's current version; the same as before if only other moderators came or left. */
  version: number
}

/** The queue of the moderators has changed; sent to staff only. */
export interface QueueEvent {
  /** The kind of the event. */
  event: 'queue'
  /** What has come into the queue, as a notification would tell it; null if something has left it. */
  entered: QueueArrival | null
}

/** An ad that has come into the queue of the moderators. */
export interface QueueArrival {
  /** The ad's new status, a code of `NOTIFICATION_TYPE.ad`. */
  type: number
  /** The ad. */
  user_banner_id: NotificationAd
}

/** Documents that the user may see were signed, or one of their signatures was decided. */
export interface DocumentsEvent {
  /** The kind of the event. */
  event: 'documents'
  /** The kind of the documents. */
  kind: DocumentKind
  /** Document ids. */
  ids: number[]
}

/** A part request that the user has asked or was asked has changed: an answer, a choice, its end. */
export interface PartRequestEvent {
  /** The kind of the event. */
  event: 'part_request'
  /** Part request id. */
  id: number
}

/** A thread of the user has a new message, or the other side has read it. */
export interface TalkEvent {
  /** The kind of the event. */
  event: 'talk'
  /** What the thread belongs to: `part_request`. */
  of: string
  /** By what the thread is named; of a part request, the id of an answer. */
  id: number
}

/** Somebody on the other side of a thread has it open or writes; it is forgotten after 6 seconds. */
export interface TalkSignEvent {
  /** The kind of the event. */
  event: 'talk-sign'
  /** What the thread belongs to: `part_request`. */
  of: string
  /** By what the thread is named; of a part request, the id of an answer. */
  id: number
  /** `looking` or `typing`. */
  sign: string
  /** Who: the name of the person, or the sign of the shop. */
  by: string
}

type Shape = { readonly [field: string]: 'number' | 'string' }
type Fields = Readonly<Record<string, unknown>>

const NOTIFICATION = { id: 'number', type: 'number', view: 'number', created_at: 'string' } as const
const AD = { id: 'number', title: 'string' } as const
const TALK = { of: 'string', id: 'number' } as const
const DOCUMENT = { id: 'number', created_at: 'string', number: 'string' } as const

/** Objects that a notification may contain. */
const RELATED: Readonly<Record<string, Shape>> = {
  completion_id: DOCUMENT,
  application_id: DOCUMENT,
  invoice_id: DOCUMENT,
  user_banner_id: AD,
  user_request_id: { id: 'number' },
  user_review_id: { user_banner_id: 'number' },
  feedback_request_id: { id: 'number', title: 'string' },
}

/** Decodes an event; null if it is unknown or malformed. Never throws. */
export function decodeLive(event: string, data: unknown): LiveEvent | null {
  switch (event) {
    case 'notification':
      return isNotification(data) ? { event, notification: data } : null
    case 'viewed':
      return isCounts(data) ? { event, counts: data } : null
    case 'ad':
      return isAd(data) ? { event, id: data.id, version: data.version } : null
    case 'queue':
      return isQueue(data) ? { event, entered: data.entered } : null
    case 'documents':
      return isDocuments(data) ? { event, kind: data.kind, ids: data.ids } : null
    case 'part_request':
      return has(data, { id: 'number' }) ? { event, id: Number(data.id) } : null
    case 'talk':
      return has(data, TALK) ? { event, of: String(data.of), id: Number(data.id) } : null
    case 'talk-sign':
      return has(data, { ...TALK, sign: 'string', by: 'string' })
        ? { event, of: String(data.of), id: Number(data.id), sign: String(data.sign), by: String(data.by) }
        : null
    default:
      return null
  }
}

function isNotification(data: unknown): data is Notification {
  return (
    has(data, NOTIFICATION) &&
    !Number.isNaN(Date.parse(String(data.created_at))) &&
    ['reason', 'comment'].every((field) => data[field] === undefined || typeof data[field] === 'string') &&
    Object.entries(RELATED).every(([field, shape]) => data[field] === undefined || has(data[field], shape))
  )
}

function isCounts(data: unknown): data is NotificationCounts {
  return has(data, { count: 'number', view_count: 'number' })
}

function isAd(data: unknown): data is { id: number; version: number } {
  return has(data, { id: 'number', version: 'number' })
}

function isQueue(data: unknown): data is { entered: QueueArrival | null } {
  const { entered }: Fields = { ...Object(data) }
  if (entered === null) return true
  return has(entered, { type: 'number' }) && has(entered.user_banner_id, AD)
}

function isDocuments(data: unknown): data is { kind: DocumentKind; ids: number[] } {
  if (!has(data, { kind: 'string' })) return false
  return Array.isArray(data.ids) && data.ids.every((id) => has({ id }, { id: 'number' }))
}

/** Whether data has the fields of a shape. Numbers are ids, codes and counts, so they must be non-negative integers. */
function has(data: unknown, shape: Shape): data is Fields {
  const fields: Fields = { ...Object(data) }
  return Object.entries(shape).every(([field, type]) => {
    const value = fields[field]
    return typeof value === type && (type === 'string' || (Number.isInteger(value) && Number(value) >= 0))
  })
}
