import { isTenant } from '../access/index.ts'
import { type CallOptions, orEmpty, orZero, type Page, type Portal, read, write } from '../client/index.ts'
import type { Notification, NotificationCounts, NotificationFilter } from '../generated/schemas.ts'
import type { Reader } from './reader.ts'

/** A part of the list, and its offset. */
export interface NotificationPage extends Page<Notification> {
  /** Number of newer notifications before the first of `items`. */
  skip: number
}

/** Which part of the notifications to return. */
export interface NotificationPart {
  /** Number of newer notifications to skip; 0 by default. */
  skip?: number | undefined
  /** Number of notifications to return, 1 to 100; 20 by default. */
  limit?: number | undefined
  /** Only the unread ones, those about ads or those about documents; all of them by default. */
  only?: NotificationFilter | undefined
}

/**
 * Returns a part of the reader's notifications, newest first: `limit` of them (20 by default) after the first `skip`;
 * empty with `error` on failure. Tenants have separate operations, here and below.
 * POST /api/notification/get, /api/notificationTenant/get (spec §7).
 */
export async function notificationPage(
  portal: Portal,
  reader: Reader,
  { skip = 0, limit, only }: NotificationPart = {},
  options?: CallOptions,
): Promise<NotificationPage> {
  const body = { user_id: reader.id, skip, limit, only }
  const list = read(portal, options, (init) =>
    isTenant(reader.role_id)
      ? portal.http.POST('/api/notificationTenant/get', { ...init, body })
      : portal.http.POST('/api/notification/get', { ...init, body }),
  )
  const page = await orEmpty(list.then((part) => ({ ...part, next: null })))
  return { ...page, skip }
}

/**
 * Returns how many notifications the reader has, viewed or not; 0 on failure.
 * GET /api/notification/count/{id}, /api/notificationTenant/count/{id} (spec §7).
 */
export function countNotifications(portal: Portal, reader: Reader, options?: CallOptions): Promise<number> {
  const params = { path: { id: reader.id } }
  return orZero(
    read(portal, options, (init) =>
      isTenant(reader.role_id)
        ? portal.http.GET('/api/notificationTenant/count/{id}', { ...init, params })
        : portal.http.GET('/api/notification/count/{id}', { ...init, params }),
    ),
  )
}

/**
 * Returns how many notifications the reader has viewed; 0 on failure.
 * GET /api/notification/viewCount/{id}, /api/notificationTenant/viewCount/{id} (spec §7).
 */
export function countViewed(portal: Portal, reader: Reader, options?: CallOptions): Promise<number> {
  const params = { path: { id: reader.id } }
  return orZero(
    read(portal, options, (init) =>
      isTenant(reader.role_id)
        ? portal.http.GET('/api/notificationTenant/viewCount/{id}', { ...init, params })
        : portal.http.GET('/api/notification/viewCount/{id}', { ...init, params }),
    ),
  )
}

/**
 * Marks notifications as viewed, at most 500 at once, and returns the new counts. Ids that are not unread
 * notifications of the reader are ignored. Throws a PortalError on failure.
 * POST /api/notification/setView, /api/notificationTenant/setView (spec §7).
 */
export function setView(
  portal: Portal,
  reader: Reader,
  ids: readonly number[],
  options?: CallOptions,
): Promise<NotificationCounts> {
  return sendViews(portal, reader, { ids: [...ids] }, options)
}

/**
 * Marks all notifications of the reader up to an id as viewed, whether they were listed or not, and returns the new counts.
 * Pass the newest id that the reader was shown or told of: what comes later stays unread. `unviewAll` takes it back by the
 * `viewed_at` of the answer. Throws a PortalError on failure.
 * POST /api/notification/setView, /api/notificationTenant/setView (spec §7).
 */
export function viewAll(
  portal: Portal,
  reader: Reader,
  upTo: number,
  options?: CallOptions,
): Promise<NotificationCounts> {
  return sendViews(portal, reader, { ids: [], up_to: upTo }, options)
}

/**
 * Marks what one `viewAll` has marked as unread again, and returns the new counts. Pass the `viewed_at` that it returned.
 * Throws a PortalError on failure.
 * POST /api/notification/setView, /api/notificationTenant/setView (spec §7).
 */
export function unviewAll(
  portal: Portal,
  reader: Reader,
  viewedAt: string,
  options?: CallOptions,
): Promise<NotificationCounts> {
  return sendViews(portal, reader, { ids: [], undo: viewedAt }, options)
}

function sendViews(
  portal: Portal,
  reader: Reader,
  views: { ids: number[]; up_to?: number; undo?: string },
  options?: CallOptions,
): Promise<NotificationCounts> {
  const body = { user_id: reader.id, ...views }
  return write(portal, options, (init) =>
    isTenant(reader.role_id)
      ? portal.http.POST('/api/notificationTenant/setView', { ...init, body })
      : portal.http.POST('/api/notification/setView', { ...init, body }),
  )
}
