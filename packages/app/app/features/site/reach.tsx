import { phoneText } from '@sauda/sdk/ads'
import type { Contact } from '@sauda/sdk/content'
import { inLanguage, type Moment } from '@sauda/sdk/language'
import { useLanguage } from '../../language/language-context.tsx'
import { OpeningLine } from '../rooms/opening-line.tsx'

const SHOWN = 2

/** When the centre is open today, and its first phones, for the header. */
export function Reach({ contact, now }: { contact: Contact; now: Moment }) {
  const language = useLanguage()
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 text-sm">
      <OpeningLine
        hours={contact.hours}
        exceptions={contact.exceptions}
        now={now}
        className="nav:mr-auto max-nav:basis-full"
      />
      {contact.phones.slice(0, SHOWN).map((entry) => (
        <a
          key={entry.phone}
          href={`tel:${entry.phone}`}
          className="inline-block py-1.5 tabular-nums hover:text-accent-ink"
        >
          <span className="text-muted">{inLanguage(entry, 'label', language)}</span> {phoneText(entry.phone)}
        </a>
      ))}
    </div>
  )
}
