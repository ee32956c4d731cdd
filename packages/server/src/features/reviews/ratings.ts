import { reviewsIn, type StarCounts, shownMean, sortingMean } from '@sauda/sdk/reviews'
import type { Db } from '../../platform/database/transaction.ts'
import { readSellerCounts } from './rating-queries.ts'

/** What others show and sort by of a seller. */
export interface SellerRating {
  reviews: number
  /** Plain mean with one decimal; null under 3 reviews. */
  mean: number | null
  /** Bayesian mean, for sorting; also of a seller without reviews. */
  score: number
}

const NOTHING: StarCounts = [0, 0, 0, 0, 0]

/** Returns the rating of each of some sellers, by the number of the company or the private person. */
export async function ratingsOf(db: Db, sellerIds: readonly number[]): Promise<Map<number, SellerRating>> {
  const { of, all } = await readSellerCounts(db, sellerIds)
  return new Map(
    sellerIds.map((id) => {
      const counts = of.get(id) ?? NOTHING
      return [id, { reviews: reviewsIn(counts), mean: shownMean(counts), score: sortingMean(counts, all) }]
    }),
  )
}
