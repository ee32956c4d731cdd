import { countPartRequests } from '@sauda/sdk/part-requests'
import { ifPossible } from '../../shell/answered.ts'
import type { Visit } from '../../shell/visit.ts'

/**
 * How many part requests wait for the current user: of the shop for its people, reported ones for staff, own ones with news for
 * others. Null for a guest; 0 if that cannot be counted.
 */
export async function requestCountOf(visit: Visit): Promise<number | null> {
  const user = await ifPossible(visit.currentUser(), visit)
  return user && countPartRequests(visit.portal, user.id)
}
