import { groupDigits } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Button, Chip, PageHead } from '@sauda/ui'
import { FileSpreadsheet, FileText } from 'lucide-react'
import { useNavigation } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink, useLocalPath } from '../../language/local-link.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditList } from './audit-list.tsx'
import { type AuditQuery, auditSearch, STEP } from './audit-query.ts'
import type { AuditLog } from './load-audit.ts'
import { type Chosen, useChosen } from './use-chosen.ts'
import { WhomList } from './whom-list.tsx'
import { auditWords } from './words.ts'

/** The journal: filters, who did what to what on each day, and its files. */
export function AuditDesk({ log }: { log: AuditLog }) {
  const words = useWords(auditWords)
  const { state } = useNavigation()
  const chosen = useChosen(log)
  const { query, entries, total, totalIsEstimate, people, error } = log
  return (
    <div
      className="page-wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-10"
      aria-busy={state === 'loading'}
    >
      <DocumentHead title={words.title} hidden />
      <PageHead
        title={words.title}
        lead={words.lead}
        {...(total > 0 && { count: words.count(groupDigits(total), totalIsEstimate) })}
        tools={entries.length > 0 && <Files query={query} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 nav:grid-cols-[17rem_minmax(0,1fr)]">
        <AuditFilters query={query} isNarrow={chosen.length > 0} />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          {chosen.length > 0 && <ChosenChips query={query} chosen={chosen} />}
          {people === null ? (
            <AuditList log={log} isNarrow={chosen.length > 0} />
          ) : (
            <WhomList query={query} people={people} error={error} />
          )}
        </div>
      </div>
    </div>
  )
}

/** Links to all entries of the filters as files: they need no scripts. */
function Files({ query }: { query: AuditQuery }) {
  const words = useWords(auditWords)
  const localPath = useLocalPath()
  const search = auditSearch(query, { shown: STEP })
  const to = (format: string) =>
    localPath(`${paths.auditExport}${search}${search === '?' ? '' : '&'}format=${format}`)
  return (
    <>
      <Button asChild size="sm" variant="plain">
        <a href={to('csv')} aria-label={words.download(words.csv)}>
          <FileText aria-hidden />
          {words.csv}
        </a>
      </Button>
      <Button asChild size="sm" variant="plain">
        <a href={to('xlsx')} aria-label={words.download(words.excel)}>
          <FileSpreadsheet aria-hidden />
          {words.excel}
        </a>
      </Button>
    </>
  )
}

/** The filters that are set, each of which can be removed. */
function ChosenChips({ query, chosen }: { query: AuditQuery; chosen: readonly Chosen[] }) {
  const words = useWords(auditWords)
  return (
    <ul aria-label={words.chosen} className="flex flex-wrap gap-2">
      {chosen.map(({ name, without }) => (
        <li key={name} className="min-w-0">
          <Chip asChild selected removeLabel={words.remove}>
            <LocalLink
              to={auditSearch(query, { ...without, shown: STEP })}
              preventScrollReset
              prefetch="none"
            >
              {name}
            </LocalLink>
          </Chip>
        </li>
      ))}
    </ul>
  )
}
