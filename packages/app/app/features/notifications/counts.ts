import type { Portal } from '@sauda/sdk'
import { isStaff } from '@sauda/sdk/access'
import { countAds } from '@sauda/sdk/ads'
import {
  countNotifications,
  countViewed,
  type NotificationCounts,
  type Reader,
} from '@sauda/sdk/notifications'
import type { Visit } from '../../shell/visit.ts'

/** The numbers of notifications, and for staff of the ads in the queue, which are not among them. */
export type InboxCounts = NotificationCounts & { waiting: number | null }

/**
 * The total and read numbers of a user's notifications, and the length of the queue for staff; null if a request fails,
 * since one number without the others is wrong.
 */
export async function countsOf(portal: Portal, reader: Reader): Promise<InboxCounts | null> {
  let failed = false
  // A count that fails is returned as 0; only `onError` reveals the failure.
  const listening: Portal = {
    ...portal,
    onError(error) {
      failed = true
      return portal.onError(error)
    },
  }
  const [count, view_count, waiting] = await Promise.all([
    countNotifications(listening, reader),
    countViewed(listening, reader),
    isStaff(reader.role_id) ? countAds(listening, reader.id) : null,
  ])
  return failed ? null : { count, view_count, waiting }
}

/** The counts of the current user; null for a guest. */
export async function ownCounts({ portal, currentUser }: Visit): Promise<InboxCounts | null> {
  const user = await currentUser()
  return user && countsOf(portal, user)
}
