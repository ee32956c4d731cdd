import * as paths from '@sauda/sdk/paths'
import type { ReviewSort } from '@sauda/sdk/reviews'

/** Which reviews of an ad its page shows: the parameters of its address. */
export type ReviewQuery = {
  /** 1 to 5; null for all. */
  readonly stars: number | null
  readonly sort: ReviewSort
  /** How many are shown at most. */
  readonly shown: number
}

/** How many are shown at first, and after each press of «Показать ещё». */
const STEPS = [10, 30, 100] as const
const SORTS = ['newest', 'low', 'high'] as const satisfies readonly ReviewSort[]

/** Reads the parameters of an address; what is invalid is left out. */
export function readReviewQuery(searchParams: URLSearchParams): ReviewQuery {
  const stars = Number(searchParams.get('stars'))
  const sort = searchParams.get('sort')
  const shown = Number(searchParams.get('reviews'))
  return {
    stars: [1, 2, 3, 4, 5].includes(stars) ? stars : null,
    sort: SORTS.find((one) => one === sort) ?? 'newest',
    shown: STEPS.find((one) => one === shown) ?? STEPS[0],
  }
}

/** The page of an ad at its reviews, with other parameters than now. */
export function reviewsAddress(adId: number, query: ReviewQuery, change: Partial<ReviewQuery> = {}): string {
  const { stars, sort, shown } = { ...query, ...change }
  const search = new URLSearchParams({
    ...(stars !== null && { stars: String(stars) }),
    ...(sort !== 'newest' && { sort }),
    ...(shown !== STEPS[0] && { reviews: String(shown) }),
  }).toString()
  return `${paths.ad(adId)}${search && `?${search}`}#reviews`
}

/** How many are shown after the next press; null if no more can be. */
export function nextShown({ shown }: ReviewQuery): number | null {
  return STEPS.find((one) => one > shown) ?? null
}
