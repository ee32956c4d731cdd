import type { Ad } from '@sauda/sdk/ads'
import { dayLabel, type Moment } from '@sauda/sdk/language'
import { Badge, type BadgeTone } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { adWords } from './ad-words.ts'
import { catalogueWords } from './catalogue-words.ts'

const CONDITION_TONES = { new: 'positive', used: 'neutral', refurbished: 'info' } as const satisfies Record<
  NonNullable<Ad['condition']>,
  BadgeTone
>

/** The condition: new, used or restored; a service has none. */
export function AdTags({ ad: { kind, condition } }: { ad: Ad }) {
  const words = useWords(adWords)
  const catalogue = useWords(catalogueWords)
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

/** The ad's number, its dates and how often the phone was shown. */
export function AdMeta({ ad, now }: { ad: Ad; now: Moment }) {
  const words = useWords(adWords)
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
