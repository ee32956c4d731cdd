import type { AdModeration } from '@sauda/sdk/ads'
import { dayLabel, longDate, type Moment } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { whyText } from '../ad-actions/why.ts'
import { deskWords } from '../ads/desk-words.ts'
import { eventName } from './events.ts'
import { moderationWords } from './words.ts'

/** Rejections by staff; their names are not shown. */
const STAFF = 'staff'

/** The owner of the ad: how many ads they have, and their recent rejections. */
export function OwnerCard({ owner, now }: { owner: AdModeration['owner']; now: Moment }) {
  const desk = useWords(deskWords)
  const moderation = useWords(moderationWords)
  const language = useLanguage()
  const counts = [
    [moderation.live, owner.ads.live],
    [moderation.inQueue, owner.ads.waiting],
    [moderation.all, owner.ads.all],
  ] as const
  return (
    <section aria-labelledby="owner" className="grid min-w-0 content-start gap-3">
      <h2 id="owner" className="text-lg">
        {moderation.author}
      </h2>
      <div>
        <p className="wrap-break-word font-strong">{owner.name}</p>
        <p className="text-muted text-sm">
          {owner.is_tenant ? desk.tenant : desk.person}, {moderation.since(longDate(owner.since, language))}
        </p>
      </div>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-row">
        {counts.map(([name, count]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-1 font-strong font-text text-row tracking-normal">
        {owner.refusals.length > 0 ? moderation.refusals : moderation.noRefusals}
      </h3>
      {owner.refusals.length > 0 && (
        <ul className="grid gap-3 text-sm">
          {owner.refusals.map((refusal) => (
            <li key={`${refusal.ad_id} ${refusal.at}`} className="wrap-anywhere">
              <LocalLink
                to={paths.adConfirm(refusal.ad_id)}
                className="underline decoration-accent-line underline-offset-3 hover:text-accent-ink"
              >
                {refusal.title}
              </LocalLink>
              <p className="text-muted text-xs tabular-nums">
                {eventName({ ...refusal, actor: STAFF }, moderation)},{' '}
                <time dateTime={refusal.at}>{dayLabel(refusal.at, now, language)}</time>
              </p>
              <p>{whyText(refusal, language)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
