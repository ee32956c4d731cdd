import type { QueuedAd, QueueEntry } from '@sauda/sdk/ads'
import { inLanguage, type Moment } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { type BadgeTone, Chip, cn, groundOf, PictureFrame, StatusDot } from '@sauda/ui'
import { CircleAlert } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { AdPicture } from '../ads/ad-picture.tsx'
import { flagWords } from './flag-words.ts'
import { QUEUE_FILTERS, type QueueView, queueSearch } from './queue-view.ts'
import { isLate, waited } from './waited.ts'
import { moderationWords } from './words.ts'

const TONES = { new: 'info', changed: 'warning', returned: 'neutral' } as const satisfies Record<
  QueueEntry,
  BadgeTone
>

type QueueProps = {
  queue: QueueView
  /** The ad that is open. */
  openId: number
  now: Moment
}

/** The queue beside the ad that is open, on a phone a strip above it: filters with their counts, and the ads around it. */
export function Queue({ queue, openId, now }: QueueProps) {
  const { title, queueEmpty, more, oldestFirst } = useWords(moderationWords).queue
  return (
    <nav
      aria-label={title}
      className="grid grid-cols-[minmax(0,1fr)] overflow-y-auto rounded-3 bg-surface shadow-1 max-[64rem]:col-span-full min-[64rem]:sticky min-[64rem]:top-4 min-[64rem]:max-h-[calc(100dvh-2rem)]"
    >
      <QueueFilters queue={queue} openId={openId} />
      {queue.rows.length > 0 ? (
        <ol className="relative border-line border-t max-[64rem]:flex max-[64rem]:overflow-x-auto">
          {queue.rows.map((ad) => (
            <QueueRow key={ad.id} ad={ad} queue={queue} isOpen={ad.id === openId} now={now} />
          ))}
        </ol>
      ) : (
        <p className="border-line border-t p-3 text-muted text-sm">{queueEmpty}</p>
      )}
      {queue.more > 0 && (
        <p className="flex justify-between gap-2 border-line border-t p-3 text-muted text-sm max-[64rem]:hidden">
          <LocalLink to={paths.adsNew} className="underline underline-offset-3 hover:text-accent-ink">
            {more(queue.more)}
          </LocalLink>
          {oldestFirst}
        </p>
      )}
    </nav>
  )
}

function QueueFilters({ queue, openId }: Pick<QueueProps, 'queue' | 'openId'>) {
  const { filters } = useWords(moderationWords).queue
  return (
    <ul className="relative flex gap-1.5 p-3 max-[64rem]:overflow-x-auto min-[64rem]:flex-wrap">
      {QUEUE_FILTERS.map((entry) => (
        <li key={entry ?? 'all'} className="shrink-0">
          <Chip asChild selected={queue.entry === entry} className="px-2.5 tabular-nums">
            <LocalLink
              to={paths.adConfirm(openId) + queueSearch(entry)}
              preventScrollReset
              prefetch="none"
              aria-current={queue.entry === entry || undefined}
            >
              {filters[entry ?? 'all']} {queue.counts[entry ?? 'all']}
            </LocalLink>
          </Chip>
        </li>
      ))}
    </ul>
  )
}

type QueueRowProps = { ad: QueuedAd; queue: QueueView; isOpen: boolean; now: Moment }

function QueueRow({ ad, queue, isOpen, now }: QueueRowProps) {
  const { entries } = useWords(moderationWords).queue
  const { found } = useWords(flagWords)
  const language = useLanguage()
  return (
    <li
      ref={isOpen ? showRow : undefined}
      className={cn(
        'relative grid grid-cols-[3rem_minmax(0,1fr)] gap-2.5 border-line p-2.5 hover:bg-sunk max-[64rem]:w-64 max-[64rem]:shrink-0 max-[64rem]:border-r min-[64rem]:border-b min-[64rem]:last:border-b-0',
        isOpen && 'bg-accent-soft shadow-[inset_3px_0_0_var(--accent)] hover:bg-accent-soft',
      )}
    >
      <PictureFrame ground={groundOf(ad.id)} className="size-12 rounded-1">
        <AdPicture photo={ad.photo} ad={ad} sizes="48px" />
      </PictureFrame>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-center gap-0.5">
        <LocalLink
          to={paths.adConfirm(ad.id) + queueSearch(queue.entry)}
          aria-current={isOpen || undefined}
          className="truncate font-strong text-sm after:absolute after:inset-0"
        >
          {inLanguage(ad, 'title', language)}
        </LocalLink>
        <p className="flex flex-wrap items-baseline gap-x-2 text-xs">
          <span className="flex items-baseline gap-1.5">
            <StatusDot tone={TONES[ad.entry]} className="text-xs">
              {entries[ad.entry]}
            </StatusDot>
            {ad.flags > 0 && (
              <span
                role="img"
                aria-label={found(ad.flags)}
                className="inline-flex shrink-0 items-center gap-0.5 self-center font-strong text-warning tabular-nums"
              >
                <CircleAlert aria-hidden className="size-3.5" />
                {ad.flags}
              </span>
            )}
          </span>
          <time
            dateTime={ad.waiting_since}
            className={cn(
              'ml-auto text-muted tabular-nums',
              isLate(ad.waiting_since, now) && 'font-strong text-danger',
            )}
          >
            {waited(ad.waiting_since, now, language)}
          </time>
        </p>
      </div>
    </li>
  )
}

/** Scrolls the queue, and nothing but the queue, to the ad that is open: the column down, the strip aside. */
function showRow(row: HTMLLIElement | null) {
  const [list, nav] = [row?.closest('ol'), row?.closest('nav')]
  if (!row || !list || !nav) return
  nav.scrollTop = list.offsetTop + row.offsetTop - nav.clientHeight / 2
  list.scrollLeft = row.offsetLeft - (list.clientWidth - row.clientWidth) / 2
}
