import type { Moment } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { cn } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { isLate, waited } from '../moderation/waited.ts'
import { listWords } from './list-words.ts'
import type { Tallies, Tally } from './load-tallies.ts'

const QUEUES = [
  ['waiting', paths.adsNew],
  ['complained', paths.adsNew],
  ['applications', paths.peopleApplications],
] as const satisfies readonly (readonly [keyof Tallies, string])[]

export type StaffTalliesProps = {
  tallies: Tallies
  /** The number of the bell's live count, which is newer than that of the page. */
  waiting: number | null
  now: Moment
}

/** The queues of staff as numbers. A queue is no notification: it would be a hundred rows. */
export function StaffTallies({ tallies, waiting, now }: StaffTalliesProps) {
  const words = useWords(listWords)
  return (
    <nav aria-label={words.queues}>
      <ul className="grid border-text border-t-2 sm:flex">
        {QUEUES.map(([queue, path]) => {
          const tally = tallies[queue]
          const count = queue === 'waiting' ? (waiting ?? tally?.count) : tally?.count
          return (
            tally &&
            count !== undefined && (
              <li
                key={queue}
                className="relative border-line border-b sm:min-w-44 sm:border-r sm:border-b-0 sm:last:border-r-0"
              >
                <LocalLink
                  to={path}
                  className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-baseline gap-x-3 px-1 py-3 hover:bg-sunk sm:block sm:px-4"
                >
                  <span
                    className={cn(
                      'block font-display font-strong text-2xl tabular-nums',
                      count > 0 ? 'text-accent-ink' : 'text-muted',
                    )}
                  >
                    {count}
                  </span>
                  <span className="min-w-0">
                    <span className="block font-strong text-sm">{words.tallies[queue]}</span>
                    <Age tally={{ ...tally, count }} now={now} hasPace={queue === 'waiting'} />
                  </span>
                </LocalLink>
              </li>
            )
          )
        })}
      </ul>
    </nav>
  )
}

type AgeProps = {
  tally: Tally
  now: Moment
  /** Whether it is late after two hours, as an ad is for moderators. */
  hasPace: boolean
}

function Age({ tally: { count, oldest }, now, hasPace }: AgeProps) {
  const words = useWords(listWords)
  const language = useLanguage()
  if (count === 0) return <span className="block text-muted text-xs">{words.nobody}</span>
  if (oldest === null) return null
  return (
    <time
      dateTime={oldest}
      className={cn('block text-muted text-xs', hasPace && isLate(oldest, now) && 'font-strong text-danger')}
    >
      {words.oldest(waited(oldest, now, language))}
    </time>
  )
}
