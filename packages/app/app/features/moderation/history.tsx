import type { AdEvent } from '@sauda/sdk/ads'
import { clockTime, dayLabel, type Moment } from '@sauda/sdk/language'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { whyText } from '../ad-actions/why.ts'
import { eventName } from './events.ts'
import { moderationWords } from './words.ts'

/** The history of an ad, the newest event first: what, when, by whom and why. */
export function History({ events, now }: { events: readonly AdEvent[]; now: Moment }) {
  const moderation = useWords(moderationWords)
  const language = useLanguage()
  return (
    <section aria-labelledby="history" className="min-w-0">
      <h2 id="history" className="text-lg">
        {moderation.history}
      </h2>
      <ol className="mt-3 text-row">
        {events.map((event) => {
          const reason = whyText(event, language)
          return (
            <li
              key={`${event.at} ${event.action}`}
              className="group relative grid gap-0.5 pb-4 pl-5 before:absolute before:top-2 before:left-0 before:size-2 before:rounded-full before:bg-line-strong not-last:after:absolute not-last:after:top-5 not-last:after:-bottom-1 not-last:after:left-[3.5px] not-last:after:w-px not-last:after:bg-line first:before:bg-accent"
            >
              <p>{eventName(event, moderation)}</p>
              <p className="text-muted text-xs tabular-nums">
                <time dateTime={event.at}>
                  {dayLabel(event.at, now, language)} {clockTime(event.at)}
                </time>
                , {event.actor ?? moderation.portal}
              </p>
              {reason && <p className="wrap-anywhere text-sm">{reason}</p>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
