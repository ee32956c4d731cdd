import type { ReviewRating } from '@sauda/sdk/reviews'
import { cn } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { type ReviewQuery, reviewsAddress } from './review-query.ts'
import { reviewWords } from './words.ts'

export type StarBarsProps = { adId: number; rating: ReviewRating; query: ReviewQuery }

/** How the reviews of an ad are spread over the stars: each row is a link that shows such reviews alone, or all again. */
export function StarBars({ adId, rating, query }: StarBarsProps) {
  const words = useWords(reviewWords)
  return (
    <nav aria-label={words.distribution} className="grid w-full max-w-72 gap-1">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = rating.by_stars[stars - 1] ?? 0
        const current = query.stars === stars
        return (
          <LocalLink
            key={stars}
            to={reviewsAddress(adId, query, { stars: current ? null : stars, shown: 10 })}
            rel="nofollow"
            preventScrollReset
            aria-current={current || undefined}
            className={cn(
              'grid min-h-7 grid-cols-[1ch_minmax(0,1fr)_3ch] items-center gap-3 rounded-1 px-1.5 text-sm tabular-nums transition-colors hover:bg-sunk pointer-coarse:min-h-10',
              current && 'bg-accent-soft font-strong',
            )}
          >
            <span className="sr-only">{words.filter(stars, count)}</span>
            <span aria-hidden>{stars}</span>
            <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line">
              <span
                className="block h-full rounded-full bg-star"
                style={{ width: `${(count / Math.max(1, rating.reviews)) * 100}%` }}
              />
            </span>
            <span aria-hidden className="text-right text-muted">
              {count}
            </span>
          </LocalLink>
        )
      })}
      <p className="mt-1 text-muted text-xs">{words.filterHint}</p>
    </nav>
  )
}
