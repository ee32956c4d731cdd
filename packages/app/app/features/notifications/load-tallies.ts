import { attempt } from '@sauda/sdk'
import { can, isStaff, type User } from '@sauda/sdk/access'
import { moderationQueue } from '@sauda/sdk/ads'
import { complainedAds } from '@sauda/sdk/complaints'
import { listTenantApplications } from '@sauda/sdk/people'
import type { Visit } from '../../shell/visit.ts'

/** What waits for staff: how many, and since when the one that has waited longest; null if the API does not say. */
export type Tally = { count: number; oldest: string | null }

/** The queues of staff; one that could not be counted, or that the user may not work on, is left out. */
export type Tallies = Partial<Record<'waiting' | 'complained' | 'applications', Tally>>

/** Counts what waits for staff; null for others. */
export async function loadTallies(
  { portal }: Visit,
  user: Pick<User, 'role_id'>,
  signal: AbortSignal,
): Promise<Tallies | null> {
  if (!isStaff(user.role_id)) return null
  const [queue, complained, applications] = await Promise.all([
    attempt(moderationQueue(portal, { limit: 1, signal })),
    attempt(complainedAds(portal, { signal })),
    can(user, 'users.manage') ? listTenantApplications(portal, { signal }) : null,
  ])
  return {
    ...(queue.ok && {
      waiting: { count: queue.value.counts.all, oldest: queue.value.items[0]?.waiting_since ?? null },
    }),
    ...(complained.ok && {
      complained: { count: complained.value.total, oldest: complained.value.items[0]?.first_at ?? null },
    }),
    ...(applications &&
      !applications.error && {
        applications: { count: applications.total, oldest: applications.items[0]?.created_at ?? null },
      }),
  }
}
