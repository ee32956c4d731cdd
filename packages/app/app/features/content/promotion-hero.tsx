import type { Promotion } from '@sauda/sdk/content'
import type { Moment } from '@sauda/sdk/language'
import { Badge, type BadgeTone, Button, cn, Drawing, groundOf, IconButton, PictureFrame } from '@sauda/ui'
import { CalendarPlus, Share2 } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { ContentPicture } from './content-picture.tsx'
import { drawingFor } from './drawing-for.ts'
import { PromotionDates } from './promotion-dates.tsx'
import { daysLeft, type Run, runOf, shareOver } from './promotion-run.ts'
import { ToldText } from './told.tsx'
import { contentWords } from './words.ts'

const TONES = { now: 'positive', soon: 'info', over: 'neutral' } as const satisfies Record<Run, BadgeTone>

export type PromotionHeroProps = {
  promotion: Promotion
  now: Moment
  /** The absolute address of the page, and the path of its calendar file. */
  url: string
  calendar: string
}

/** The head of a promotion's page: when, what, and how to keep or share it. */
export function PromotionHero({ promotion, now, url, calendar }: PromotionHeroProps) {
  const { promotions } = useWords(contentWords)
  const { image } = promotion
  return (
    <PictureFrame
      ground={groundOf(promotion.id)}
      className="relative isolate mt-3 flex flex-col items-start rounded-4 p-6 max-sm:-mx-gutter max-sm:min-h-130 max-sm:rounded-none max-sm:px-gutter sm:min-h-105 sm:p-10"
    >
      <RunLine promotion={promotion} now={now} />
      <h1 className="max-w-[11em] text-4xl/[1.06] tracking-[-0.03em] sm:max-nav:max-w-[58%]">
        <ToldText of={promotion} field="title" />
      </h1>
      <p className="mt-4 text-lg sm:max-w-[min(26em,54%)]">
        <ToldText of={promotion} field="summary" />
      </p>
      <div className="flex flex-wrap gap-2 pt-6 max-sm:order-3 max-sm:mt-auto max-sm:w-full sm:mt-auto print:hidden">
        {runOf(promotion, now) !== 'over' && (
          <Button asChild variant="quiet" className="max-sm:flex-1">
            <a href={calendar} download>
              <CalendarPlus aria-hidden />
              {promotions.calendar}
            </a>
          </Button>
        )}
        <details data-share className="relative">
          <IconButton asChild label={promotions.share} variant="quiet">
            <summary className="list-none [&::-webkit-details-marker]:hidden">
              <Share2 aria-hidden />
            </summary>
          </IconButton>
          <p className="absolute right-0 bottom-full z-5 mb-2 w-68 max-w-[80vw] rounded-3 bg-surface p-4 text-sm shadow-2 sm:right-auto sm:left-0">
            <span className="text-muted">{promotions.shareAddress}</span>
            <a href={url} className="block select-all break-all text-accent-ink underline">
              {url}
            </a>
          </p>
        </details>
      </div>
      <div
        className={cn(
          '-z-1 max-sm:order-2 max-sm:mx-auto max-sm:my-6 max-sm:w-70',
          'sm:absolute sm:-right-10 sm:-bottom-10 sm:w-105 nav:w-140',
        )}
      >
        {image ? (
          <ContentPicture
            image={image}
            sizes="(width >= 65.625rem) 560px, (width >= 48rem) 420px, 280px"
            priority
            className="aspect-4/3 w-full rounded-3"
          />
        ) : (
          <Drawing src={drawingFor(promotion)} loading="eager" className="w-full" />
        )}
      </div>
    </PictureFrame>
  )
}

/** «Идёт · 14 ноября – 15 декабря · осталось 24 дня». */
function RunLine({ promotion, now }: { promotion: Promotion; now: Moment }) {
  const { promotions } = useWords(contentWords)
  const run = runOf(promotion, now)
  const left = run === 'now' ? daysLeft(promotion, now) : null
  const share = run === 'now' ? shareOver(promotion, now) : null
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      <Badge tone={TONES[run]}>{promotions.state[run]}</Badge>
      <span>
        <PromotionDates of={promotion} now={now} />
      </span>
      {share !== null && (
        <span
          role="img"
          aria-label={`${promotions.passed}: ${Math.round(share * 100)} %`}
          className="h-1 w-30 overflow-hidden rounded-full bg-surface"
        >
          <span className="block h-full bg-accent" style={{ width: `${share * 100}%` }} />
        </span>
      )}
      {left !== null && <span className="text-muted">{promotions.left(left)}</span>}
    </p>
  )
}
