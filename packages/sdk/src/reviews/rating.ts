import type { ReviewRating } from '../generated/schemas.ts'

/** From how many reviews on a mean is shown. */
export const SHOWN_FROM = 3

/** How many reviews of the usual mean are added to the own ones for sorting. */
export const BAYES_WEIGHT = 5

/** The mean that is assumed while nothing has been reviewed, from 1 to 5. */
const NOTHING_KNOWN = 4

/** Numbers of reviews with 1, 2, 3, 4 and 5 stars. */
export type StarCounts = readonly number[]

/** How many reviews there are. */
export function reviewsIn(counts: StarCounts): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The sum of all stars. */
export function starsIn(counts: StarCounts): number {
  return counts.reduce((sum, count, at) => sum + count * (at + 1), 0)
}

/** The plain mean with one decimal; null under 3 reviews. */
export function shownMean(counts: StarCounts): number | null {
  const reviews = reviewsIn(counts)
  return reviews < SHOWN_FROM ? null : Math.round((starsIn(counts) * 10) / reviews) / 10
}

/** What is shown of the reviews of an ad or a shop. */
export function ratingOf(counts: StarCounts): ReviewRating {
  return { reviews: reviewsIn(counts), mean: shownMean(counts), by_stars: [...counts] }
}

/** The rating without one review, as after its deletion; the same if there is no such review. */
export function ratingWithout({ by_stars }: Pick<ReviewRating, 'by_stars'>, stars: number): ReviewRating {
  return ratingOf(by_stars.map((count, at) => (at + 1 === stars ? Math.max(0, count - 1) : count)))
}

/**
 * The Bayesian mean, by which shops are sorted: as if 5 more reviews with the mean of all had been written. A shop with few
 * reviews stands near the others.
 * @param overall the numbers of all reviews of the portal
 */
export function sortingMean(counts: StarCounts, overall: StarCounts): number {
  const all = reviewsIn(overall)
  const usual = all === 0 ? NOTHING_KNOWN : starsIn(overall) / all
  return (starsIn(counts) + usual * BAYES_WEIGHT) / (reviewsIn(counts) + BAYES_WEIGHT)
}

/** «4,7»: one decimal, with the comma of both languages. */
export function meanText(mean: number): string {
  return mean.toFixed(1).replace('.', ',')
}
