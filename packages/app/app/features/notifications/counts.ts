import type { Portal } from '@sauda/sdk'
import {
  countNotifications,
  countViewed,
  type NotificationCounts,
  type Reader,
} from '@sauda/sdk/notifications'
import type { Visit } from '../../shell/visit.ts'

/**
 * The total and read numbers of a user's notifications; null if either request fails, since one number without the
 * other is wrong.
 */
export async function countsOf(portal: Portal, reader: Reader): Promise<NotificationCounts | null> {
  let failed = false
  // A count that fails is returned as 0; only `onError` reveals the failure.
  const listening: Portal = {
    ...portal,
    onError(error) {
      failed = true
      return portal.onError(error)
    },
  }
  const [count, view_count] = await Promise.all([
    countNotifications(listening, reader),
    countViewed(listening, reader),
  ])
  return failed ? null : { count, view_count }
}

/** The counts of the current user; null for a guest. */
export async function ownCounts({ portal, currentUser }: Visit): Promise<NotificationCounts | null> {
  const user = await currentUser()
  return user && countsOf(portal, user)
}
