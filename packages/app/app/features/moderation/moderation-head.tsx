import { AD_STATUS, type Ad, adStatusLabel, adStatusTone, WAITING_STATUSES } from '@sauda/sdk/ads'
import { inLanguage, type Moment, relativeTime } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Badge, Button, TextLink } from '@sauda/ui'
import { ArrowLeft, ArrowRight, Pencil } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { deskWords } from '../ads/desk-words.ts'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { type QueueView, queueSearch } from './queue-view.ts'
import { useKeyOf } from './use-shortcuts.ts'
import { moderationWords } from './words.ts'

type ModerationHeadProps = {
  ad: Ad
  /** The size of the whole queue. */
  waiting: number
  queue: QueueView
  now: Moment
}

/** The ad's title and status, and links to the other ads of the queue. */
export function ModerationHead({ ad, waiting, queue, now }: ModerationHeadProps) {
  const desk = useWords(deskWords)
  const moderation = useWords(moderationWords)
  const language = useLanguage()
  const { status, rooms } = ad
  // An edit of an old ad may be new.
  const sentAt = isWaiting(ad) ? ad.changed_at : ad.created_at
  const { before, after } = moderation.handedIn[sentAt === ad.created_at ? 'first' : 'edit']
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <TextLink asChild>
          <LocalLink to={paths.adsNew}>
            <ArrowLeft aria-hidden />
            {desk.backToWaiting}
          </LocalLink>
        </TextLink>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <span className="text-muted tabular-nums">{moderation.waiting(waiting)}</span>
          {queue.place !== null && (
            <span className="text-muted tabular-nums">{moderation.place(queue.place, queue.total)}</span>
          )}
          <Neighbour to="previous" queue={queue} />
          <Neighbour to="next" queue={queue} />
        </div>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 flex-1 basis-70 wrap-break-word">{inLanguage(ad, 'title', language)}</h1>
        {ad.allowed_actions?.includes('update') && (
          <Button asChild variant="quiet" size="sm">
            <LocalLink to={paths.adEdit(ad.id)}>
              <Pencil aria-hidden />
              {moderation.edit}
            </LocalLink>
          </Button>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-muted text-sm">
        {status !== undefined && (
          <Badge tone={adStatusTone(status)}>{adStatusLabel(status, 'manager', language)}</Badge>
        )}
        {ad.live && status !== AD_STATUS.published && <Badge tone="positive">{desk.live}</Badge>}
        <span className="tabular-nums">№ {ad.id}</span>
        {rooms.map((room) => (
          <RoomPlate key={room.id} room={room} />
        ))}
        <span>{ad.seller.name}</span>
        {sentAt && (
          <span>
            {before}
            <time dateTime={sentAt}>{relativeTime(sentAt, now, language)}</time>
            {after}
          </span>
        )}
      </p>
    </header>
  )
}

/** Links to the ad before or after this one in the queue. */
function Neighbour({ to, queue }: { to: 'previous' | 'next'; queue: QueueView }) {
  const moderation = useWords(moderationWords)
  const keyOf = useKeyOf()
  const id = queue[to]
  if (id === null) return null
  return (
    <TextLink asChild>
      <LocalLink to={paths.adConfirm(id) + queueSearch(queue.entry)} aria-keyshortcuts={keyOf(to)}>
        {to === 'previous' && <ArrowLeft aria-hidden />}
        {moderation[to]}
        {to === 'next' && <ArrowRight aria-hidden />}
      </LocalLink>
    </TextLink>
  )
}

function isWaiting({ status }: Ad): boolean {
  return WAITING_STATUSES.some((waiting) => waiting === status)
}
