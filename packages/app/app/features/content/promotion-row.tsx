import type { Promotion } from '@sauda/sdk/content'
import type { Moment } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Badge, type BadgeTone, cn, Drawing, groundOf, PictureFrame } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { ContentPicture } from './content-picture.tsx'
import { drawingFor } from './drawing-for.ts'
import { useNextDate } from './promotion-dates.tsx'
import { daysLeft, type Run, runOf } from './promotion-run.ts'
import { ToldText } from './told.tsx'
import { contentWords } from './words.ts'

const TONES = { now: 'positive', soon: 'info', over: 'neutral' } as const satisfies Record<Run, BadgeTone>

/** Days before its end from which a row says how many are left. */
const CLOSE = 14
const PLATES = 3

/** A promotion in a list; all of it is a link to its page. */
export function PromotionRow({ promotion, now }: { promotion: Promotion; now: Moment }) {
  const { promotions } = useWords(contentWords)
  const run = runOf(promotion, now)
  const left = run === 'now' ? daysLeft(promotion, now) : null
  const isClose = left !== null && left <= CLOSE
  const { id, image, rooms } = promotion
  return (
    <article className="group/row relative grid grid-cols-[5.25rem_minmax(0,1fr)] items-center gap-x-5 gap-y-0.5 border-line border-t py-3.5 sm:grid-cols-[7rem_minmax(0,1fr)_auto]">
      <PictureFrame
        ground={groundOf(id)}
        className="row-span-3 h-15.75 w-21 rounded-2 sm:row-span-2 sm:h-21 sm:w-28"
      >
        {image ? (
          <ContentPicture image={image} sizes="112px" className="size-full" />
        ) : (
          <Drawing src={drawingFor(promotion)} className={cn(run === 'over' && 'opacity-45')} />
        )}
      </PictureFrame>
      <h3 className="self-end text-[1.0625rem]/snug group-hover/row:text-accent-ink">
        <LocalLink to={paths.promotion(id)} className="after:absolute after:inset-0 after:rounded-2">
          <ToldText of={promotion} field="title" />
        </LocalLink>
      </h3>
      <p className="col-start-2 flex flex-wrap items-center gap-x-2 gap-y-1 self-start text-muted text-sm">
        {rooms.slice(0, PLATES).map((room) => (
          <RoomPlate key={room.id} room={room} />
        ))}
        <ToldText of={promotion} field="summary" />
      </p>
      <Badge
        tone={isClose ? 'warning' : TONES[run]}
        className="justify-self-start max-sm:col-start-2 sm:col-start-3 sm:row-span-2 sm:row-start-1"
      >
        {isClose ? promotions.left(left) : <NextDate promotion={promotion} now={now} />}
      </Badge>
    </article>
  )
}

function NextDate({ promotion, now }: { promotion: Promotion; now: Moment }) {
  const { promotions } = useWords(contentWords)
  return useNextDate(promotion, now) ?? promotions.always
}
