import { phoneText } from '@sauda/sdk/ads'
import type { Contact } from '@sauda/sdk/content'
import { almatyTime, inLanguage, type Moment, weekdayName } from '@sauda/sdk/language'
import { cn, TextLink } from '@sauda/ui'
import { Route } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { dayName, dayOf } from '../content/days.ts'
import { SectionHead, sectionGap } from '../content/section.tsx'
import { ToldText } from '../content/told.tsx'
import { OpeningLine } from '../rooms/opening-line.tsx'
import { weekdayLine } from '../rooms/weekdays.ts'
import { CentreDrawing, type CentreDrawingProps } from './centre-drawing.tsx'
import { pointOf, routesTo } from './centre-point.ts'
import { landingWords } from './landing-words.ts'

/** Opening hours with their exceptions, the way, and contacts of the centre. */
export function Visit({ now, ...centre }: CentreDrawingProps & { now: Moment }) {
  const words = useWords(landingWords)
  const { contact } = centre
  return (
    <section
      id="contacts"
      className={cn('page-wrap laid-out-later scroll-mt-6 [--height:87rem] nav:[--height:56rem]', sectionGap)}
    >
      <SectionHead title={words.contacts} />
      <div className="grid gap-8 rounded-4 bg-surface p-5 shadow-1 md:grid-cols-3 md:p-8">
        {contact.hours.length > 0 && <Hours contact={contact} now={now} />}
        <Address contact={contact} />
        <Phones contact={contact} />
        <CentreDrawing {...centre} />
      </div>
    </section>
  )
}

function Hours({ contact, now }: { contact: Contact; now: Moment }) {
  const words = useWords(landingWords)
  const language = useLanguage()
  const today = almatyTime(now)?.weekday ?? 0
  const isException = contact.exceptions.some(({ date }) => date === dayOf(now))
  return (
    <div>
      <p className="text-muted text-sm">{words.todayIs(weekdayName(today, language))}</p>
      <OpeningLine
        hours={contact.hours}
        exceptions={contact.exceptions}
        now={now}
        className="mt-1 mb-5 font-display font-semibold text-[1.75rem]/[1.15] tracking-[-0.025em]"
      />
      <table className="w-full text-row">
        <caption className="sr-only">{words.hours}</caption>
        <tbody>
          {contact.hours.map(({ weekdays, from, to }) => (
            <tr
              key={weekdays.join()}
              className={cn(!isException && weekdays.includes(today) && 'font-strong text-accent-ink')}
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
      <OtherHours contact={contact} now={now} />
    </div>
  )
}

const NEXT = 4

/** Holidays and other days with hours of their own; the server leaves out those of the past. */
function OtherHours({ contact, now }: { contact: Contact; now: Moment }) {
  const words = useWords(landingWords)
  const language = useLanguage()
  if (contact.exceptions.length === 0) return null
  return (
    <table className="mt-4 w-full border-line border-t text-row">
      <caption className="pt-3 pb-1 text-left text-muted text-sm">{words.otherHours}</caption>
      <tbody>
        {contact.exceptions.slice(0, NEXT).map((day) => (
          <tr key={day.date} className={cn(day.date === dayOf(now) && 'font-strong text-accent-ink')}>
            <th scope="row" className="py-1.25 text-left align-top font-[inherit]">
              {dayName(day.date, now, language)}
              <span className="block font-normal text-muted text-sm">
                <ToldText of={day} field="note" />
              </span>
            </th>
            <td className="py-1.25 text-right align-top">
              {day.opens && day.closes ? `${day.opens}–${day.closes}` : words.closedAllDay}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Address({ contact }: { contact: Contact }) {
  const words = useWords(landingWords)
  const language = useLanguage()
  return (
    <div>
      <p className="text-muted text-sm">{words.address}</p>
      <p className="mt-1 font-display font-semibold text-xl">{inLanguage(contact, 'address', language)}</p>
      <p className="mt-2 whitespace-pre-line text-row">
        <ToldText of={contact} field="route" />
      </p>
      <Ways contact={contact} />
      {contact.email && (
        <>
          <p className="mt-5 text-muted text-sm">{words.mail}</p>
          <TextLink href={`mailto:${contact.email}`} className="mt-1">
            {contact.email}
          </TextLink>
        </>
      )}
    </div>
  )
}

/** The way by three services, or by the address of a map that names no point. */
function Ways({ contact: { map_link } }: { contact: Contact }) {
  const words = useWords(landingWords)
  const point = pointOf(map_link)
  if (!map_link) return null
  if (!point) {
    return (
      <TextLink href={map_link} rel="noopener" className="mt-3 min-h-8">
        <Route aria-hidden />
        {words.route}
      </TextLink>
    )
  }
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 text-row">
      <span className="inline-flex basis-full items-center gap-1.5">
        <Route aria-hidden className="size-4 text-accent-ink" />
        {words.route}:
      </span>
      {routesTo(point).map(({ by, href }) => (
        <TextLink
          key={by}
          href={href}
          rel="noopener"
          aria-label={words.routeBy(words.maps[by])}
          className="min-h-8"
        >
          {words.maps[by]}
        </TextLink>
      ))}
    </p>
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
