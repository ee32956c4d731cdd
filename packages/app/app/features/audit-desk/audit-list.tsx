import { dayLabel, errorText, groupDigits } from '@sauda/sdk/language'
import { Button, Drawing, EmptyState, LoadMore } from '@sauda/ui'
import { useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { emptyDrawing } from '../ads/categories.ts'
import { auditSearch, STEP } from './audit-query.ts'
import { AuditRow } from './audit-row.tsx'
import { byDay } from './by-day.ts'
import type { AuditLog } from './load-audit.ts'
import { auditWords } from './words.ts'

type AuditListProps = {
  log: AuditLog
  /** Whether filters are set. */
  isNarrow: boolean
}

/** The entries by day, and what comes after them. */
export function AuditList({ log, isNarrow }: AuditListProps) {
  const words = useWords(auditWords)
  const language = useLanguage()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      {byDay(log.entries).map(({ day, entries }) => {
        const label = dayLabel(entries[0]?.at ?? log.now, log.now, language)
        return (
          <section key={day} className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-label={words.on(label)}>
            <h2 className="text-lg first-letter:uppercase">{label}</h2>
            <ol className="divide-y divide-line rounded-3 bg-surface px-5 shadow-1 xs:px-6">
              {entries.map((entry) => (
                <AuditRow key={entry.id} entry={entry} query={log.query} />
              ))}
            </ol>
          </section>
        )
      })}
      <ListEnd log={log} isNarrow={isNarrow} />
    </div>
  )
}

/** After the entries: a link to more, why there are none, or that they could not be loaded. */
function ListEnd({ log, isNarrow }: AuditListProps) {
  const words = useWords(auditWords)
  const language = useLanguage()
  const { location: ahead } = useNavigation()
  const { query, entries, total, totalIsEstimate, more, error } = log
  if (entries.length === 0 && !error) return <Nothing isNarrow={isNarrow} />
  const isWhole = entries.length >= total && !totalIsEstimate
  if (isWhole && entries.length <= STEP && !error) return null
  const to = auditSearch(query, { shown: more ?? query.shown })
  const summary = words.shown(groupDigits(entries.length), groupDigits(total), totalIsEstimate)
  const isFull = more === null && !isWhole && !error
  return (
    <LoadMore
      shown={entries.length}
      total={totalIsEstimate ? total + 1 : total}
      summary={isFull ? `${summary}. ${words.narrow}` : summary}
      error={error ? errorText(error, language) : undefined}
      loading={ahead?.search === to}
      {...((more !== null || error) && {
        link: (
          <LocalLink to={to} preventScrollReset replace prefetch="none">
            {error ? words.retry : words.more}
          </LocalLink>
        ),
      })}
    />
  )
}

function Nothing({ isNarrow }: Pick<AuditListProps, 'isNarrow'>) {
  const words = useWords(auditWords)
  if (!isNarrow) {
    return (
      <EmptyState drawing={<Drawing src={emptyDrawing} />} title={words.empty}>
        {words.emptyHelp}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={words.nothing}
      actions={
        <Button asChild variant="quiet">
          <LocalLink to="?" preventScrollReset prefetch="none">
            {words.reset}
          </LocalLink>
        </Button>
      }
    >
      {words.nothingHelp}
    </EmptyState>
  )
}
