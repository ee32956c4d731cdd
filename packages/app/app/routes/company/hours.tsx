import { useOutletContext } from 'react-router'
import { actOnDay, type HoursOutcome } from '../../features/company/act-on-hours.ts'
import type { CompanyDesk } from '../../features/company/company-desk.ts'
import { companyWords } from '../../features/company/company-words.ts'
import { DayForm } from '../../features/company/day-form.tsx'
import { DaysAhead, longDay } from '../../features/company/days-ahead.tsx'
import { hoursWords } from '../../features/company/hours-words.ts'
import { requirePart } from '../../features/company/load-company.ts'
import { type SettingsOutcome, saveSettings } from '../../features/company/save-settings.ts'
import { UNKNOWN } from '../../features/company/section-form.tsx'
import { UsualHours } from '../../features/company/usual-hours.tsx'
import { DoneLine } from '../../features/people/done-line.tsx'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { formOf } from '../../shell/form-of.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/hours.ts'

export async function loader({ context }: Route.LoaderArgs) {
  await requirePart(context, 'company.hours')
  return null
}

/** A form of a day, or that of the usual hours. */
export async function action({ request, context }: Route.ActionArgs) {
  const { portal } = visitOf(context)
  const form = await formOf({ request, context })
  return form.has('intent') ? actOnDay(portal, form) : saveSettings(portal, form)
}

/** When the shop is open: the days ahead, other hours of a day, and the usual ones. */
export default function Hours({ actionData }: Route.ComponentProps) {
  const words = useWords(hoursWords)
  const { title, parts } = useWords(companyWords)
  const language = useLanguage()
  const { company, centre, now } = useOutletContext<CompanyDesk>()
  const day = isOfDay(actionData) ? actionData : undefined
  const shop = company ?? UNKNOWN
  return (
    <>
      <DocumentHead title={`${title}: ${parts.hours}`} hidden />
      {day && 'done' in day && <DoneLine>{words.done[day.done](longDay(day.date, now, language))}</DoneLine>}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        {company && <DaysAhead company={company} centre={centre} now={now} />}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <DayForm company={shop} now={now} outcome={day} />
          <UsualHours company={shop} outcome={isOfDay(actionData) ? undefined : actionData} />
        </div>
      </div>
    </>
  )
}

function isOfDay(outcome: HoursOutcome | SettingsOutcome | undefined): outcome is HoursOutcome {
  if (!outcome) return false
  const of = 'done' in outcome ? outcome.done : outcome.failed
  return of === 'close' || of === 'usual' || of === 'set'
}
