import { type CallOptions, iterate, type Portal } from '../client/index.ts'
import type { Notification } from '../generated/schemas.ts'
import { type NotificationPart, notificationPage } from './calls.ts'
import type { Reader } from './reader.ts'

/**
 * Iterates over the reader's notifications for `for await`: newest first, after the first `skip`, `limit` per request (20 by
 * default). One that arrives meanwhile moves the others on by one; none is returned twice because of it. Throws a
 * PortalError when a part fails. POST /api/notification/get, /api/notificationTenant/get (spec §7).
 */
export async function* eachNotification(
  portal: Portal,
  reader: Reader,
  request: NotificationPart = {},
  options?: CallOptions,
): AsyncGenerator<Notification, void, undefined> {
  const seen = new Set<number>()
  const all = iterate(async (cursor) => {
    const skip = cursor ? Number(cursor) : (request.skip ?? 0)
    const part = await notificationPage(portal, reader, { ...request, skip }, options)
    const end = skip + part.items.length
    return { ...part, next: end > skip && end < part.total ? String(end) : null }
  })
  for await (const notification of all) {
    if (!seen.has(notification.id)) yield notification
    seen.add(notification.id)
  }
}
