import { longDate, type Moment } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import {
  mayReviewText,
  meanText,
  type Review,
  type ReviewsOfAd,
  reviewReasonAdvice,
  reviewReasonLabel,
} from '@sauda/sdk/reviews'
import { Badge, Button, Chip, RemarkBox, Stars } from '@sauda/ui'
import { PencilLine, Star } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { ReviewCard } from './review-card.tsx'
import { nextShown, type ReviewQuery, reviewsAddress } from './review-query.ts'
import { StarBars } from './star-bars.tsx'
import { reviewWords } from './words.ts'

/** What the section shows, as the loader has read it. */
export type ReviewsShown = ReviewsOfAd & {
  items: readonly Review[]
  /** How many match the filter of the address. */
  total: number
}

export type ReviewSectionProps = {
  adId: number
  /** Null if they could not be read. */
  shown: ReviewsShown | null
  query: ReviewQuery
  /** How many reviews of the own ad have no reply; null for everybody but its seller. */
  unanswered: number | null
  /** Where a seller finds them all; null for private sellers. */
  desk: string | null
  now: Moment
}

/** The reviews of an ad: their mean, how they are spread, the own one, and a page of the others. Needs no script. */
export function ReviewSection(props: ReviewSectionProps) {
  const words = useWords(reviewWords)
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="scroll-mt-6">
      <h2 id="reviews-title" className="mb-4 sm:mb-5">
        {words.title}
      </h2>
      {props.shown ? <Shown {...props} shown={props.shown} /> : <Failed {...props} />}
    </section>
  )
}

function Shown({ adId, shown, query, unanswered, desk, now }: ReviewSectionProps & { shown: ReviewsShown }) {
  const words = useWords(reviewWords)
  const { rating, own, items, total, may_review } = shown
  const back = paths.ad(adId)
  const others = items.filter(({ mine }) => !mine)
  const next = nextShown(query)
  const more = Math.min(next ?? 0, total) - items.length
  if (rating.reviews === 0 && !own) {
    return (
      <div className="grid max-w-160 content-start gap-3 rounded-3 bg-surface p-5 shadow-1 xs:p-6">
        <h3>{words.nobody}</h3>
        {may_review === 'own_ad' || may_review === 'own_company' ? (
          <MayNot {...{ may_review, unanswered, desk }} />
        ) : (
          <>
            <p className="text-muted text-sm">{words.nobodyHelp}</p>
            {(may_review === 'yes' || may_review === 'sign_in') && <FirstStar adId={adId} />}
          </>
        )}
      </div>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-10">
      <div className="grid justify-items-start gap-4">
        {rating.mean === null ? (
          <p className="text-muted text-sm">{words.noMean}</p>
        ) : (
          <div>
            <p className="font-display font-semibold text-[2.75rem]/[1] tracking-[-0.03em] tabular-nums">
              {meanText(rating.mean)}
            </p>
            <p className="mt-2 flex flex-wrap items-center gap-2 text-muted text-sm">
              <Stars
                value={Math.round(rating.mean)}
                label={words.meanOf(meanText(rating.mean), rating.reviews)}
              />
              {words.reviews(rating.reviews)}
            </p>
          </div>
        )}
        {rating.reviews > 0 && <StarBars adId={adId} rating={rating} query={query} />}
        {may_review === 'yes' || may_review === 'sign_in' ? (
          <Button asChild variant="quiet">
            <LocalLink to={paths.adReview(adId)} rel="nofollow">
              <PencilLine aria-hidden />
              {may_review === 'yes' ? words.write : words.signIn}
            </LocalLink>
          </Button>
        ) : (
          <MayNot {...{ may_review, unanswered, desk }} />
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {own && <Own review={own} adId={adId} mayWrite={may_review === 'yes'} now={now} />}
        {rating.reviews > 1 && <Sorts adId={adId} query={query} />}
        {total === 0 && rating.reviews > 0 && <p className="text-muted">{words.nothing}</p>}
        <div className="grid divide-y divide-line">
          {others.map((review) => (
            <ReviewCard
              key={review.id}
              review={review}
              now={now}
              back={back}
              guest={may_review === 'sign_in'}
              className="py-5 first:pt-0"
            />
          ))}
        </div>
        {next !== null && more > 0 && (
          <Button asChild variant="quiet" className="justify-self-start">
            <LocalLink to={reviewsAddress(adId, query, { shown: next })} rel="nofollow">
              {words.more(more)}
            </LocalLink>
          </Button>
        )}
      </div>
    </div>
  )
}

/** The first star that is pressed opens the form with it. */
function FirstStar({ adId }: { adId: number }) {
  const words = useWords(reviewWords)
  return (
    <p className="-ml-1.5 flex">
      {[1, 2, 3, 4, 5].map((stars) => (
        <LocalLink
          key={stars}
          to={`${paths.adReview(adId)}?stars=${stars}`}
          rel="nofollow"
          aria-label={words.writeWith(stars)}
          className="grid size-11 place-items-center rounded-2 text-line-strong transition-colors hover:text-star [&:has(~a:hover)]:text-star"
        >
          <Star aria-hidden className="size-8" />
        </LocalLink>
      ))}
    </p>
  )
}

/** Why nothing can be written; a seller is led to what waits for a reply. */
function MayNot({
  may_review,
  unanswered,
  desk,
}: Pick<ReviewsShown, 'may_review'> & Pick<ReviewSectionProps, 'unanswered' | 'desk'>) {
  const words = useWords(reviewWords)
  const language = useLanguage()
  const isSeller = may_review === 'own_ad' || may_review === 'own_company'
  if (may_review === 'already') return null
  return (
    <div className="grid justify-items-start gap-3 text-sm">
      <p className="text-muted">{mayReviewText(may_review, language)}</p>
      {isSeller && unanswered !== null && unanswered > 0 && (
        <>
          <p>{words.unanswered(unanswered)}</p>
          {desk && (
            <Button asChild variant="soft" size="sm">
              <LocalLink to={desk}>{words.toUnanswered}</LocalLink>
            </Button>
          )}
        </>
      )}
    </div>
  )
}

/** The own review, or why staff deleted it. */
function Own({
  review,
  adId,
  mayWrite,
  now,
}: {
  review: Review
  adId: number
  mayWrite: boolean
  now: Moment
}) {
  const words = useWords(reviewWords)
  const language = useLanguage()
  const { deletion } = review
  if (!deletion) {
    return (
      <ReviewCard
        review={review}
        now={now}
        back={paths.ad(adId)}
        className="rounded-3 bg-surface p-4 shadow-1 xs:p-5"
      />
    )
  }
  const reason = deletion.reason ?? ''
  return (
    <RemarkBox
      heading="h3"
      tone="danger"
      title={words.deletedByStaff(longDate(deletion.at, language))}
      reason={<Badge tone="danger">{reviewReasonLabel(reason, language)}</Badge>}
      actions={
        mayWrite && (
          <Button asChild variant="soft" size="sm">
            <LocalLink to={paths.adReview(adId)} rel="nofollow">
              {words.writeAgain}
            </LocalLink>
          </Button>
        )
      }
    >
      {deletion.comment ?? reviewReasonAdvice(reason, language)}
    </RemarkBox>
  )
}

function Sorts({ adId, query }: { adId: number; query: ReviewQuery }) {
  const words = useWords(reviewWords)
  return (
    <nav aria-label={words.sort} className="flex flex-wrap gap-2">
      {(['newest', 'low', 'high'] as const).map((sort) => (
        <Chip key={sort} asChild selected={query.sort === sort}>
          <LocalLink
            to={reviewsAddress(adId, query, { sort })}
            rel="nofollow"
            preventScrollReset
            aria-current={query.sort === sort || undefined}
          >
            {words.sorts[sort]}
          </LocalLink>
        </Chip>
      ))}
      {query.stars !== null && (
        <Chip asChild>
          <LocalLink to={reviewsAddress(adId, query, { stars: null })} rel="nofollow" preventScrollReset>
            {words.everything}
          </LocalLink>
        </Chip>
      )}
    </nav>
  )
}

function Failed({ adId, query }: Pick<ReviewSectionProps, 'adId' | 'query'>) {
  const words = useWords(reviewWords)
  return (
    <div role="alert" className="grid max-w-160 justify-items-start gap-2 rounded-3 bg-danger-soft p-5">
      <p className="font-strong">{words.failed}</p>
      <p className="text-sm">{words.failedHelp}</p>
      <Button asChild variant="quiet" size="sm">
        <LocalLink to={reviewsAddress(adId, query)} replace preventScrollReset>
          {words.retry}
        </LocalLink>
      </Button>
    </div>
  )
}
