import { dayLabel, type Moment } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { type Review, type ReviewAction, reportReasonLabel } from '@sauda/sdk/reviews'
import { Badge, cn, Stars, TextLink } from '@sauda/ui'
import { Check, Clock, Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { timeLeft } from './time-left.ts'
import { reviewWords } from './words.ts'

export type ReviewCardProps = {
  review: Review
  /** When the page was rendered, so that server and browser compute the same days. */
  now: Moment
  /** The page to return to, as a path without language. */
  back: string
  /** Which of the allowed actions are links below the text; all of them without it. */
  actions?: readonly ReviewAction[]
  /** Whether a guest may be led to a report by way of a sign-in. */
  guest?: boolean
  className?: string
  children?: ReactNode
}

/** One review with its reply, and what the reader may do. */
export function ReviewCard({
  review,
  now,
  back,
  actions,
  guest = false,
  className,
  children,
}: ReviewCardProps) {
  const words = useWords(reviewWords)
  const language = useLanguage()
  const { id, stars, text, author, mine, contacted, held, created_at, edited_at, editable_until, reply } =
    review
  const offered = review.allowed_actions.filter((action) => actions?.includes(action) ?? true)
  const mineReport = review.reports.find((report) => report.mine && report.verdict === null)
  const linkTo = (act: Parameters<typeof paths.reviewAct>[1]) =>
    `${paths.reviewAct(id, act)}?back=${encodeURIComponent(back)}`
  return (
    <article className={cn('grid min-w-0 content-start gap-2', className)}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {stars > 0 && <Stars value={stars} label={words.ofFive(stars)} />}
        <span className="font-strong wrap-anywhere">{mine ? words.yours : author}</span>
        <time dateTime={created_at} className="text-muted">
          {dayLabel(created_at, now, language)}
          {edited_at && `, ${words.edited}`}
        </time>
        {contacted && (
          <Badge tone="positive" icon={<Check aria-hidden />}>
            {words.contacted}
          </Badge>
        )}
        {held && (
          <Badge tone="warning" icon={<Clock aria-hidden />}>
            {words.waiting}
          </Badge>
        )}
      </p>
      {stars > 0 ? (
        <p className="max-w-[46em] wrap-anywhere whitespace-pre-line">{text}</p>
      ) : (
        <p className="text-muted">{words.notShown}</p>
      )}
      {held && mine && <p className="text-muted text-sm">{words.waitingHelp}</p>}
      {reply && (
        <div className="grid gap-1 rounded-2 bg-sunk p-3 text-row">
          <p className="text-muted text-xs">
            {words.replyOf(reply.name, dayLabel(reply.at, now, language))}
            {reply.edited && `, ${words.edited}`}
          </p>
          <p className="max-w-[46em] wrap-anywhere whitespace-pre-line">{reply.text}</p>
        </div>
      )}
      {children}
      {mineReport && (
        <div className="flex gap-2.5 rounded-2 bg-warning-soft p-3 text-sm">
          <Flag aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
          <div>
            <p className="font-strong">
              {words.reported(mineReport.number, dayLabel(mineReport.at, now, language))}
            </p>
            <p>
              «{reportReasonLabel(mineReport.reason, language)}». {words.reportedHelp}
            </p>
          </div>
        </div>
      )}
      {(offered.length > 0 || editable_until || guest) && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          {editable_until && (
            <span className="text-muted">{words.editableFor(timeLeft(editable_until, now, language))}</span>
          )}
          {offered.includes('edit') && <ActLink to={linkTo('edit')}>{words.edit}</ActLink>}
          {offered.includes('reply') && <ActLink to={linkTo('reply')}>{words.reply}</ActLink>}
          {offered.includes('editReply') && <ActLink to={linkTo('editReply')}>{words.editReply}</ActLink>}
          {mine && offered.includes('delete') && <ActLink to={linkTo('delete')}>{words.remove}</ActLink>}
          {(offered.includes('report') || guest) && (
            <TextLink asChild className="text-muted">
              <LocalLink to={linkTo('report')} rel="nofollow" aria-label={words.reportOn(author)}>
                {words.report}
              </LocalLink>
            </TextLink>
          )}
        </p>
      )}
    </article>
  )
}

function ActLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink asChild>
      <LocalLink to={to} rel="nofollow">
        {children}
      </LocalLink>
    </TextLink>
  )
}
