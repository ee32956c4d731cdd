import { phoneText } from '@sauda/sdk/ads'
import type { Contact } from '@sauda/sdk/content'
import type { Moment } from '@sauda/sdk/language'
import { OpeningLine } from '../rooms/opening-line.tsx'

/** When the centre is open and its first phone, for the header. */
export function Reach({ contact, now }: { contact: Contact; now: Moment }) {
  const [first] = contact.phones
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 text-sm">
      <OpeningLine hours={contact.hours} exceptions={contact.exceptions} now={now} />
      {first && (
        <a href={`tel:${first.phone}`} className="inline-block py-1.5 tabular-nums hover:text-accent-ink">
          {phoneText(first.phone)}
        </a>
      )}
    </div>
  )
}
