import { attempt, type Portal } from '@sauda/sdk'
import { countReviews, type Review, reviewPage, reviewsOfAd } from '@sauda/sdk/reviews'
import type { ReviewQuery } from './review-query.ts'
import type { ReviewsShown } from './review-section.tsx'

/** Reads the reviews of an ad; null if they cannot be read: the ad and the phone work without them. */
export async function loadReviews(
  portal: Portal,
  adId: number,
  { stars, sort, shown }: ReviewQuery,
): Promise<ReviewsShown | null> {
  const [above, page] = await Promise.all([
    attempt(reviewsOfAd(portal, adId)),
    reviewPage(portal, {
      list: 'ad',
      user_banner_id: adId,
      sort,
      limit: shown,
      ...(stars !== null && { stars: [stars] }),
    }),
  ])
  if (!above.ok || page.error) return null
  return { ...above.value, items: page.items, total: page.total }
}

/** How many reviews of a seller have no reply; null for everybody else. */
export async function countUnanswered(
  portal: Portal,
  shown: ReviewsShown | null,
  user: { id: number } | null,
): Promise<number | null> {
  if (!user || (shown?.may_review !== 'own_ad' && shown?.may_review !== 'own_company')) return null
  const counts = await attempt(countReviews(portal, user.id))
  return counts.ok ? counts.value.unanswered : null
}

/** What search engines read of the reviews of an ad; null if it has no mean. */
export type FoundReviews = {
  mean: number
  reviews: number
  some: readonly Pick<Review, 'author' | 'stars' | 'text' | 'created_at'>[]
}

/** So many reviews are told to search engines: those that the page shows first. */
const TOLD = 3

export function foundReviews(shown: ReviewsShown | null): FoundReviews | null {
  if (!shown || shown.rating.mean === null) return null
  const { mean, reviews } = shown.rating
  const some = shown.items
    .slice(0, TOLD)
    .map(({ author, stars, text, created_at }) => ({ author, stars, text, created_at }))
  return { mean, reviews, some }
}
