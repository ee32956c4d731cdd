import { isStaff } from '@sauda/sdk/access'
import { type Ad, adStatusLabel, adStatusTone } from '@sauda/sdk/ads'
import { dayLabel, longDate, type Moment } from '@sauda/sdk/language'
import { Badge, type BadgeTone, TextLink } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { useSite } from '../../shell/use-site.ts'

const CONDITION_TONES = { new: 'positive', used: 'neutral', refurbished: 'info' } as const satisfies Record<
  NonNullable<Ad['condition']>,
  BadgeTone
>

/** New, used or restored; a service is simply that. */
export function AdTags({ ad: { kind, condition } }: { ad: Ad }) {
  const { ad: words, catalogue } = useWords()
  return (
    <p className="flex flex-wrap gap-2">
      {condition ? (
        <Badge tone={CONDITION_TONES[condition]}>{catalogue.conditions[condition]}</Badge>
      ) : (
        <Badge>{words.kinds[kind]}</Badge>
      )}
    </p>
  )
}

/** For its owner and staff: how the ad stands, and the way to the moderator's page. */
export function OwnerLine({ ad }: { ad: Ad }) {
  const { ad: words } = useWords()
  const { user } = useSite()
  const language = useLanguage()
  if (ad.status === undefined || !user) return null
  const staff = isStaff(user.role_id)
  return (
    <div className="grid justify-items-start gap-1.5 rounded-3 bg-surface p-4 text-sm shadow-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-strong">{staff ? words.seenByStaff : words.seenByOwner}</span>
        <Badge tone={adStatusTone(ad.status)}>
          {adStatusLabel(ad.status, staff ? 'manager' : 'owner', language)}
        </Badge>
      </p>
      <p className="text-muted">
        {ad.live ? ad.expires_at && words.liveUntil(longDate(ad.expires_at, language)) : words.notLive}
        {ad.live && ad.revision === 'newest' && ` ${words.newestRevision}`}
      </p>
      {ad.allowed_actions?.includes('publish') && (
        <TextLink asChild>
          <LocalLink to={`/ads/${ad.id}/confirm`}>{words.toModeration}</LocalLink>
        </TextLink>
      )}
    </div>
  )
}

/** Number, dates and how often someone wanted to call. */
export function AdMeta({ ad, now }: { ad: Ad; now: Moment }) {
  const { ad: words } = useWords()
  const language = useLanguage()
  const { published_at, raised_at } = ad
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-xs tabular-nums">
      <span>{words.number(ad.id)}</span>
      {published_at && <span>{words.published(dayLabel(published_at, now, language))}</span>}
      {raised_at && <span>{words.raised(dayLabel(raised_at, now, language))}</span>}
      {ad.phone_views > 0 && <span>{words.phoneViews(ad.phone_views)}</span>}
    </p>
  )
}
