import { phoneText } from '@sauda/sdk/ads'
import type { Contact } from '@sauda/sdk/content'
import { almatyTime, inLanguage, type Moment, weekdayName } from '@sauda/sdk/language'
import { cn, TextLink } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { OpeningLine } from '../rooms/opening-line.tsx'
import { weekdayLine } from '../rooms/weekdays.ts'
import { sectionGap } from './section.tsx'
import { homeWords } from './words.ts'

/** Opening hours, address and contacts of the centre. */
export function Visit({ contact, now }: { contact: Contact; now: Moment }) {
  const home = useWords(homeWords)
  return (
    <section aria-labelledby="contacts" className={cn('page-wrap', sectionGap)}>
      <h2 id="contacts" className="sr-only">
        {home.contacts}
      </h2>
      <div className="grid gap-8 rounded-4 bg-surface p-5 shadow-1 md:grid-cols-3 md:p-8">
        {contact.hours.length > 0 && <Hours contact={contact} now={now} />}
        <Address contact={contact} />
        <Phones contact={contact} />
      </div>
    </section>
  )
}

function Hours({ contact, now }: { contact: Contact; now: Moment }) {
  const home = useWords(homeWords)
  const language = useLanguage()
  const today = almatyTime(now)?.weekday ?? 0
  return (
    <div>
      <p className="text-muted text-sm">{home.todayIs(weekdayName(today, language))}</p>
      <OpeningLine
        hours={contact.hours}
        now={now}
        className="mt-1 mb-5 font-display font-semibold text-[1.75rem]/[1.15] text-text tracking-[-0.025em]"
      />
      <table className="w-full text-row">
        <caption className="sr-only">{home.hours}</caption>
        <tbody>
          {contact.hours.map(({ weekdays, from, to }) => (
            <tr
              key={weekdays.join()}
              className={cn(weekdays.includes(today) && 'font-strong text-accent-ink')}
            >
              <th scope="row" className="py-1.25 text-left font-[inherit]">
                <span className="inline-block first-letter:uppercase">{weekdayLine(weekdays, language)}</span>
              </th>
              <td className="py-1.25 text-right">
                {from}–{to}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Address({ contact }: { contact: Contact }) {
  const home = useWords(homeWords)
  const language = useLanguage()
  return (
    <div>
      <p className="text-muted text-sm">{home.address}</p>
      <p className="mt-1 font-display font-semibold text-xl">{inLanguage(contact, 'address', language)}</p>
      {contact.email && (
        <>
          <p className="mt-5 text-muted text-sm">{home.mail}</p>
          <TextLink href={`mailto:${contact.email}`} className="mt-1">
            {contact.email}
          </TextLink>
        </>
      )}
    </div>
  )
}

function Phones({ contact }: { contact: Contact }) {
  const language = useLanguage()
  return (
    <dl className="grid content-start gap-5">
      {contact.phones.map((entry) => (
        <div key={entry.phone}>
          <dt className="text-muted text-sm">{inLanguage(entry, 'label', language)}</dt>
          <dd className="mt-1">
            <a
              href={`tel:${entry.phone}`}
              className="font-display font-medium text-xl tabular-nums hover:text-accent-ink"
            >
              {phoneText(entry.phone)}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  )
}
