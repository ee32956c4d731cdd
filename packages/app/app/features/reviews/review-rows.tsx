import { longDate } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { holdReasonText, type Review, reviewReasonAdvice, reviewReasonLabel } from '@sauda/sdk/reviews'
import { Badge, Button, cn } from '@sauda/ui'
import { CircleAlert } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { AboutLine } from './about-line.tsx'
import { reviewListWords } from './list-words.ts'
import { ReportLines } from './report-lines.tsx'
import { ReviewCard } from './review-card.tsx'
import { reviewWords } from './words.ts'

export type ReviewRowsProps = {
  items: readonly Review[]
  now: string
  /** The page to return to from a dialog. */
  back: string
  /** Whether staff read them: with reasons and buttons beside. */
  staff?: boolean
  /** Whether the reports of the reader are shown below each, also decided ones. */
  reports?: boolean
}

/** Reviews with their ads, one below the other; for staff with what they may decide beside each. */
export function ReviewRows({ items, now, back, staff = false, reports = false }: ReviewRowsProps) {
  return (
    <ul className="grid divide-y divide-line rounded-3 bg-surface px-4 shadow-1 xs:px-6">
      {items.map((review) => (
        <li
          key={review.id}
          className={cn(
            'grid grid-cols-[minmax(0,1fr)] gap-4 py-5',
            staff && 'md:grid-cols-[minmax(0,1fr)_17rem] md:gap-8',
          )}
        >
          <div className="grid min-w-0 content-start gap-3">
            <AdOf review={review} />
            <ReviewCard
              review={review}
              now={now}
              back={back}
              actions={['edit', 'reply', 'editReply', 'report', 'delete']}
            >
              {staff && review.held_for && <WhyHeld review={review} />}
              {(staff || reports) && <ReportLines reports={review.reports} now={now} />}
              <Deletion review={review} />
            </ReviewCard>
          </div>
          {staff && <Decisions review={review} back={back} />}
        </li>
      ))}
    </ul>
  )
}

/** The ad, as a link while it has a page. */
function AdOf({ review: { ad } }: { review: Review }) {
  const words = useWords(reviewWords)
  if (!ad) return null
  return (
    <div className="grid gap-1">
      <AboutLine ad={ad} to={ad.live ? `${paths.ad(ad.id)}#reviews` : null} />
      {!ad.live && <p className="text-muted text-sm">{words.adGone}</p>}
    </div>
  )
}

function WhyHeld({ review }: { review: Review }) {
  const words = useWords(reviewListWords)
  const language = useLanguage()
  return (
    <div className="flex gap-2.5 rounded-2 bg-warning-soft p-3 text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
      <div>
        <p className="font-strong">{words.why}</p>
        <ul>
          {review.held_for?.map((reason) => (
            <li key={reason}>{holdReasonText(reason, language)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Why it was deleted, for its author and staff. */
function Deletion({ review: { deletion, mine } }: { review: Review }) {
  const words = useWords(reviewListWords)
  const language = useLanguage()
  if (!deletion) return null
  const { by_staff, reason, comment, at } = deletion
  if (!by_staff) return <p className="text-muted text-sm">{words.deletedByAuthor}</p>
  return (
    <div className="grid justify-items-start gap-1 rounded-2 bg-danger-soft p-3 text-sm">
      <Badge tone="danger">{words.deleted}</Badge>
      <p className="font-strong wrap-anywhere">
        {words.deletedFor(reviewReasonLabel(reason ?? '', language), longDate(at, language))}
      </p>
      {(comment || mine) && (
        <p className="wrap-anywhere whitespace-pre-line">
          {comment ?? reviewReasonAdvice(reason ?? '', language)}
        </p>
      )}
    </div>
  )
}

/** The buttons of staff. */
function Decisions({ review, back }: { review: Review; back: string }) {
  const words = useWords(reviewListWords)
  const { id, mine, allowed_actions: may } = review
  const to = (act: 'publish' | 'keep' | 'delete') =>
    `${paths.reviewAct(id, act)}?back=${encodeURIComponent(back)}`
  return (
    <div className="flex flex-wrap content-start gap-2 md:grid">
      {may.includes('publish') && (
        <Button asChild size="sm">
          <LocalLink to={to('publish')}>{words.publish}</LocalLink>
        </Button>
      )}
      {may.includes('keep') && (
        <Button asChild variant="soft" size="sm">
          <LocalLink to={to('keep')}>{words.keep}</LocalLink>
        </Button>
      )}
      {may.includes('delete') && !mine && (
        <Button asChild variant="quiet" size="sm" className="text-danger">
          <LocalLink to={to('delete')}>{words.remove}</LocalLink>
        </Button>
      )}
    </div>
  )
}
