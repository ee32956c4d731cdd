import type { Portal } from '@sauda/sdk'
import {
  countNotifications,
  countViewed,
  type NotificationCounts,
  type Reader,
} from '@sauda/sdk/notifications'
import type { Visit } from '../../shell/visit.ts'

/** How many notifications a person has and has read; null when either is not known: half of it is a wrong number. */
export async function countsOf(portal: Portal, reader: Reader): Promise<NotificationCounts | null> {
  let failed = false
  // A count that failed is 0, and only the portal hears of it.
  const listening: Portal = {
    ...portal,
    onError(error) {
      failed = true
      portal.onError?.(error)
    },
  }
  const [count, view_count] = await Promise.all([
    countNotifications(listening, reader),
    countViewed(listening, reader),
  ])
  return failed ? null : { count, view_count }
}

/** The counts of the visit's person; null for a guest. */
export async function ownCounts({ portal, currentUser }: Visit): Promise<NotificationCounts | null> {
  const user = await currentUser()
  return user && countsOf(portal, user)
}
