import { dayLabel, groupDigits, shortMoneyTiyn } from '@sauda/sdk/language'
import { StatusBar, StatusCut } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { deskCountWords } from './count-words.ts'
import type { Desk, DeskBatch } from './desk.ts'
import { otherList } from './desk-query.ts'
import { DESK_STATES, type DeskState, LOOKS } from './desk-states.ts'
import { useRunParts } from './use-run-parts.ts'
import { documentDeskWords } from './words.ts'

/** How the documents of the month stand, as filters of the list. */
export function DeskStates({ desk, batch }: { desk: Desk; batch: DeskBatch }) {
  const words = useWords(documentDeskWords)
  const counted = useWords(deskCountWords)
  const { kind, query, tenantsBy } = desk
  const noteOf = useNote(desk, batch)
  const runParts = useRunParts(kind)
  const shown = DESK_STATES.filter((state) => batch.counts[state] > 0 || query.state === state)
  return (
    <section aria-label={words.states} className="rounded-3 bg-surface p-4 shadow-1 sm:p-6">
      <StatusBar label={words.states} parts={runParts(batch.counts)}>
        <StatusCut asChild count={groupDigits(batch.documents)} note={counted.tenants(tenantsBy.all)}>
          <LocalLink
            to={otherList(query, { state: null })}
            preventScrollReset
            aria-current={query.state === null ? 'true' : undefined}
          >
            {words.all}
          </LocalLink>
        </StatusCut>
        {shown.map((state) => (
          <StatusCut
            key={state}
            asChild
            count={groupDigits(batch.counts[state])}
            mark={LOOKS[state]}
            note={noteOf(state)}
          >
            <LocalLink
              to={otherList(query, { state })}
              preventScrollReset
              aria-current={query.state === state ? 'true' : undefined}
            >
              {kind === 'invoice' && state === 'done' ? words.downloaded : words.cuts[state]}
            </LocalLink>
          </StatusCut>
        ))}
      </StatusBar>
    </section>
  )
}

/** Whose the documents are; with the sum of what is overdue, and the date until which tenants have time. */
function useNote({ tenantsBy, lateSums, now }: Desk, { due_on }: DeskBatch): (state: DeskState) => string {
  const words = useWords(documentDeskWords)
  const { tenants } = useWords(deskCountWords)
  const language = useLanguage()
  return (state) => {
    const whose = tenants(tenantsBy[state])
    if (state === 'late') {
      const sums = lateSums.map(({ total, currency }) => shortMoneyTiyn(total, currency, language))
      return [whose, ...sums].join(', ')
    }
    if (state === 'theirs' && due_on) return `${whose}, ${words.until(dayLabel(due_on, now, language))}`
    return whose
  }
}
