import { can, isTenant } from '@sauda/sdk/access'
import { countReviews } from '@sauda/sdk/reviews'
import { ifPossible } from '../../shell/answered.ts'
import type { Site } from '../../shell/use-site.ts'
import type { Visit } from '../../shell/visit.ts'

/** How many reviews wait for staff or for the people of a company; null for everybody else, and if that cannot be read. */
export async function waitingReviewsOf(visit: Visit): Promise<Site['waitingReviews']> {
  const user = await ifPossible(visit.currentUser(), visit)
  const isAsked =
    user && (can(user, 'reviews.moderate') || (isTenant(user.role_id) && can(user, 'reviews.answer')))
  if (!isAsked) return null
  const counts = await ifPossible(countReviews(visit.portal, user.id), visit)
  return counts?.waiting ?? null
}
