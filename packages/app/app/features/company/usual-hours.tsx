import { can } from '@sauda/sdk/access'
import type { CompanySettings } from '@sauda/sdk/company'
import { weekdayName, weekdayShort } from '@sauda/sdk/language'
import { Field, Input, type Weekday, WeekdaySelector, weekdays } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useSite } from '../../shell/use-site.ts'
import { weekdayLine } from '../rooms/weekdays.ts'
import { usualHours } from './company-desk.ts'
import { hoursWords } from './hours-words.ts'
import type { SettingsOutcome } from './save-settings.ts'
import { SectionForm } from './section-form.tsx'

type UsualHoursProps = { company: CompanySettings; outcome: SettingsOutcome | undefined }

/** The usual hours of a shop: a form for its owners, a line for its sellers. */
export function UsualHours({ company, outcome }: UsualHoursProps) {
  const words = useWords(hoursWords)
  const language = useLanguage()
  const { user } = useSite()
  const lineOf = (shop: CompanySettings) => {
    const hours = usualHours(shop)
    if (!hours) return words.notStated
    return `${weekdayLine(hours.weekdays, language) || words.everyDay}, ${hours.from}–${hours.to}`
  }
  if (user && !can(user, 'company.manage'))
    return (
      <section aria-labelledby="usual" className="grid gap-1 rounded-3 bg-surface p-5 shadow-1 xs:p-6">
        <h2 id="usual" className="text-xl">
          {words.usual}
        </h2>
        <p className="tabular-nums">{lineOf(company)}</p>
        <p className="text-muted text-sm">{words.usualSeller}</p>
      </section>
    )
  return (
    <SectionForm
      company={company}
      outcome={outcome}
      section="hours"
      title={words.usual}
      help={words.usualHelp}
      done={words.done.hours}
      labels={{ weekdays: words.weekdays, hours_from: words.from, hours_to: words.to }}
      saved={(shop) => [[words.usual, lineOf(shop)]]}
    >
      {({ typed, errorOf }) => {
        const days = typed ? (typed.weekdays ?? []).map(Number) : company.weekdays
        return (
          <>
            <WeekdaySelector
              id="weekdays"
              legend={words.weekdays}
              error={errorOf('weekdays')}
              name="weekdays"
              names={weekdays.map((day) => ({
                short: weekdayShort(day, language),
                long: weekdayName(day, language),
              }))}
              defaultValue={days.filter((day): day is Weekday => day >= 1 && day <= 7)}
            />
            <div className="grid max-w-md grid-cols-2 gap-4">
              {(['hours_from', 'hours_to'] as const).map((field) => (
                <Field
                  key={field}
                  id={field}
                  label={field === 'hours_from' ? words.from : words.to}
                  error={errorOf(field)}
                >
                  <Input
                    name={field}
                    type="time"
                    defaultValue={typed?.[field]?.[0] ?? company[field] ?? ''}
                  />
                </Field>
              ))}
            </div>
          </>
        )
      }}
    </SectionForm>
  )
}
