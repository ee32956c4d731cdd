import { dayLabel } from '@sauda/sdk/language'
import { IconButton, PageHead } from '@sauda/ui'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { kindWords } from '../documents/kind-words.ts'
import { deskCountWords } from './count-words.ts'
import { daysLate } from './days-late.ts'
import type { Desk, DeskBatch, DeskMonth } from './desk.ts'
import { otherList } from './desk-query.ts'
import { useMonth, useMonthTitle } from './use-month.ts'
import { documentDeskWords } from './words.ts'

/** Title, what is overdue, and the month. */
export function DeskHead({ desk }: { desk: Desk }) {
  const kinds = useWords(kindWords)
  const { kind, batch } = desk
  return (
    <PageHead
      title={kinds[kind].ofTenants}
      lead={batch && <Lead desk={desk} batch={batch} />}
      tools={batch && <Months desk={desk} batch={batch} />}
    />
  )
}

/** «4 арендатора просрочили 9 актов за октябрь. Срок был 25 ноября.» */
function Lead({ desk: { kind, now, tenantsBy }, batch }: { desk: Desk; batch: DeskBatch }) {
  const words = useWords(documentDeskWords)
  const counts = useWords(deskCountWords)
  const language = useLanguage()
  const month = useMonth()(batch.period)
  const { late, ours } = batch.counts
  const day = batch.due_on && dayLabel(batch.due_on, now, language)
  const passed = batch.due_on !== null && daysLate(batch.due_on, now) > 0
  return (
    <>
      {late > 0 ? (
        <strong className="font-strong text-danger">{counts.late[kind](tenantsBy.late, late, month)}</strong>
      ) : (
        passed && words.allInTime
      )}{' '}
      {day ? (passed ? words.dueWas : words.dueIs)(day) : words.noDue} {ours > 0 && counts.ours[kind](ours)}
    </>
  )
}

function Months({ desk: { months, query }, batch }: { desk: Desk; batch: DeskBatch }) {
  const words = useWords(documentDeskWords)
  const title = useMonthTitle()
  const at = months.findIndex(({ id }) => id === batch.id)
  const [earlier, later] = [months[at + 1], months[at - 1]]
  const to = ({ id }: DeskMonth) => otherList({ ...query, state: null, q: '' }, { rid: id })
  return (
    <nav aria-label={words.months} className="flex items-center gap-0.5">
      {earlier && (
        <Step to={to(earlier)} label={words.earlier(title(earlier.period))}>
          <ChevronLeft aria-hidden />
        </Step>
      )}
      <details key={batch.id} className="group relative">
        <summary
          className="flex min-h-control cursor-pointer list-none items-center gap-1.5 rounded-2 px-2 font-display font-semibold text-lg hover:bg-sunk [&::-webkit-details-marker]:hidden"
          title={words.otherMonths}
        >
          {title(batch.period)}
          <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <ul className="absolute right-0 z-10 mt-1 grid max-h-80 w-70 max-w-[calc(100vw-2*var(--gutter))] overflow-y-auto rounded-3 bg-raised p-1.5 shadow-3 max-sm:right-auto max-sm:left-0">
          {months.map((month) => (
            <li key={month.id} className="grid">
              <LocalLink
                to={to(month)}
                prefetch="none"
                aria-current={month.id === batch.id ? 'true' : undefined}
                className="flex min-h-10 items-center justify-between gap-3 rounded-2 px-3 py-1 text-row hover:bg-sunk aria-[current]:bg-accent-soft aria-[current]:font-strong"
              >
                {title(month.period)}
                {month.late > 0 && (
                  <span className="text-danger text-xs tabular-nums">{words.lateOf(month.late)}</span>
                )}
              </LocalLink>
            </li>
          ))}
        </ul>
      </details>
      {later && (
        <Step to={to(later)} label={words.later(title(later.period))}>
          <ChevronRight aria-hidden />
        </Step>
      )}
    </nav>
  )
}

function Step({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <IconButton asChild label={label}>
      <LocalLink to={to}>{children}</LocalLink>
    </IconButton>
  )
}
