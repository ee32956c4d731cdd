import { almatyDay, type CompanySettings, dayAhead } from '@sauda/sdk/company'
import { type Language, weekdayName } from '@sauda/sdk/language'
import { type OtherDay, shopHoursOn } from '@sauda/sdk/rooms'
import { Badge, Button } from '@sauda/ui'
import { Form, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { dayName } from '../content/days.ts'
import { usualHours } from './company-desk.ts'
import { hoursWords } from './hours-words.ts'

type DaysAheadProps = { company: CompanySettings; centre: readonly OtherDay[]; now: number }

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const

/** The next seven days, and later ones that are not as usual; each is closed or returned to the usual hours by one press. */
export function DaysAhead({ company, centre, now }: DaysAheadProps) {
  const words = useWords(hoursWords)
  const today = almatyDay(now)
  const week = WEEK.map((days) => dayAhead(today, days))
  const later = company.exceptions.map(({ date }) => date).filter((date) => !week.includes(date))
  const lists = [
    { title: words.ahead, days: week },
    { title: words.later, days: later },
  ].filter(({ days }) => days.length > 0)
  return (
    <section
      aria-labelledby="days-ahead"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-3 bg-surface p-5 shadow-1 xs:p-6"
    >
      {lists.map(({ title, days }, at) => (
        <div key={title} className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <h2 id={at === 0 ? 'days-ahead' : undefined} className="text-xl">
            {title}
          </h2>
          <ul aria-label={title} className="divide-y divide-line">
            {days.map((date) => (
              <DayRow key={date} date={date} company={company} centre={centre} now={now} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** «суббота, 28 ноября». */
export function longDay(date: string, now: number, language: Language): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7
  return `${weekdayName(weekday, language)}, ${dayName(date, now, language)}`
}

function DayRow({ date, company, centre, now }: DaysAheadProps & { date: string }) {
  const words = useWords(hoursWords)
  const language = useLanguage()
  const { formData } = useNavigation()
  const hours = usualHours(company)
  const set = company.exceptions.find((day) => day.date === date)
  const { opens, closes } = shopHoursOn(date, hours, centre, company.exceptions)
  const isUnknown = !hours && !set
  const day = longDay(date, now, language)
  const intent = set ? 'usual' : 'close'
  const isCentre = !set && centre.some((other) => other.date === date)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="inline-block first-letter:uppercase">{day}</span>
          <span className="font-strong tabular-nums">
            {opens && closes ? `${opens}–${closes}` : isUnknown ? words.unknown : words.closed}
          </span>
          {(set || isCentre) && (
            <Badge tone={set ? 'warning' : 'neutral'}>{set ? words.other : words.centre}</Badge>
          )}
        </p>
        {set?.note && <p className="text-muted text-sm wrap-anywhere">{set.note}</p>}
      </div>
      {(set || (opens && closes) || isUnknown) && (
        <Form method="post" preventScrollReset className="-mx-3">
          <RenderedFor />
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="date" value={date} />
          <Button
            type="submit"
            size="sm"
            variant="plain"
            loading={formData?.get('date') === date && formData.get('intent') === intent}
            aria-label={set ? words.usualThatDay(day) : words.closeDay(day)}
          >
            {set ? words.usualDay : words.close}
          </Button>
        </Form>
      )}
    </li>
  )
}
