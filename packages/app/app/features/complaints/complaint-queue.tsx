import type { ComplainedAds } from '@sauda/sdk/complaints'
import { inLanguage, type Moment, relativeTime } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { TextLink, TogglePanel } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { complaintDeskWords } from './desk-words.ts'

/** How many ads visitors complain about, and which. */
export function ComplaintQueue({ ads, now }: { ads: ComplainedAds; now: Moment }) {
  const words = useWords(complaintDeskWords)
  const language = useLanguage()
  return (
    <TogglePanel summary={words.queue(ads.total)}>
      <ul className="grid gap-3">
        {ads.items.map((ad) => (
          <li key={ad.id} className="flex flex-wrap items-baseline gap-x-3">
            <TextLink asChild>
              <LocalLink to={paths.adConfirm(ad.id)}>{inLanguage(ad, 'title', language)}</LocalLink>
            </TextLink>
            <span className="text-muted text-sm">
              {words.count(ad.complaints)}, {relativeTime(ad.last_at, now, language)}
            </span>
          </li>
        ))}
      </ul>
    </TogglePanel>
  )
}
