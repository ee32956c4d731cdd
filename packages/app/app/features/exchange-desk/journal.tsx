import type { ExchangeRow } from '@sauda/sdk/exchange'
import { clockTime, dayLabel, errorText, groupDigits } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { type BadgeTone, Button, Drawing, EmptyState, LoadMore, StatusDot } from '@sauda/ui'
import { useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { emptyDrawing } from '../ads/categories.ts'
import { ExportLink } from '../documents/excel-links.tsx'
import type { Exchange } from './exchange.ts'
import { exchangeSearch, STEP } from './exchange-query.ts'
import { JournalFilters } from './journal-filters.tsx'
import { RawRow } from './raw-row.tsx'
import { documentOf, useRowName } from './row-name.ts'
import { RawLink } from './to-mend.tsx'
import { unknownTenantWords } from './unknown-tenant-words.ts'
import { exchangeWords } from './words.ts'

/** Everything that came, newest first. */
export function Journal({ exchange }: { exchange: Exchange }) {
  const { journal: words } = useWords(exchangeWords)
  const { query } = exchange
  const { items } = exchange.journal
  return (
    <section id="journal" aria-labelledby="journal-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="journal-title" className="text-xl">
          {words.heading}
        </h2>
        {items.length > 0 && <ExportLink to={`${paths.exchangeExport}${exchangeSearch(query)}`} />}
      </div>
      <JournalFilters exchange={exchange} />
      {items.length > 0 && (
        <ol className="divide-y divide-line rounded-3 bg-surface px-5 shadow-1 xs:px-6">
          {items.map((row) => (
            <Row key={row.id} row={row} exchange={exchange} />
          ))}
        </ol>
      )}
      <JournalEnd exchange={exchange} />
    </section>
  )
}

const TONES: Record<ExchangeRow['outcome'], BadgeTone> = {
  waiting: 'warning',
  created: 'positive',
  renewed: 'positive',
  unchanged: 'neutral',
  refused: 'danger',
}

function Row({ row, exchange }: { row: ExchangeRow; exchange: Exchange }) {
  const { journal: words } = useWords(exchangeWords)
  const unknown = useWords(unknownTenantWords)
  const language = useLanguage()
  const name = useRowName()(row)
  const { query, opened, mend, now } = exchange
  const to = documentOf(row)
  // A row that is listed above, too, is opened there.
  const above = mend.items.some(({ id }) => id === row.id)
  const isOpen = opened?.id === row.id && !above
  const who = [row.company, row.bin !== null && unknown.bin(row.bin)].filter(Boolean)
  const where = [row.base, row.batch_id !== null && words.batch(row.batch_id)].filter(Boolean)
  const notes = [
    row.known === false && words.waitsForTenant,
    row.outcome !== 'refused' && row.problems.length > 0 && words.warnings,
    row.set_aside_at !== null &&
      words.aside(row.set_aside_by ?? '', dayLabel(row.set_aside_at, now, language)),
  ].filter(Boolean)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-1 py-3 sm:grid-cols-[7rem_minmax(0,2fr)_minmax(0,1fr)] lg:grid-cols-[7rem_minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_9rem]">
      <p className="text-sm tabular-nums">
        {dayLabel(row.at, now, language)} <span className="text-muted">{clockTime(row.at)}</span>
      </p>
      <div className="min-w-0">
        <p className="font-strong wrap-anywhere">
          {to ? (
            <LocalLink to={to} className="text-accent-ink underline underline-offset-4">
              {name}
            </LocalLink>
          ) : (
            name
          )}
        </p>
        <p className="text-muted text-xs wrap-anywhere">{who.join(', ')}</p>
      </div>
      <p className="min-w-0 text-sm wrap-anywhere max-lg:sm:col-start-2">{where.join(', ')}</p>
      <p className="min-w-0 text-sm max-lg:sm:col-start-3 max-lg:sm:row-start-1">
        <StatusDot tone={TONES[row.outcome]}>{words.outcomes[row.outcome]}</StatusDot>
        {notes.length > 0 && <span className="block text-muted text-xs">{notes.join(', ')}</span>}
      </p>
      <div className="max-lg:sm:col-start-3">
        {!isOpen && !(opened?.id === row.id) && (
          <RawLink to={exchangeSearch(query, { row: row.id })} name={name} />
        )}
      </div>
      {isOpen && opened && <RawRow row={opened} exchange={exchange} />}
    </li>
  )
}

/** After the journal: a link to more, why it is empty, or that it could not be loaded. */
function JournalEnd({ exchange: { journal, query } }: { exchange: Exchange }) {
  const { journal: words, retry } = useWords(exchangeWords)
  const language = useLanguage()
  const { location: ahead } = useNavigation()
  const { items, total, totalIsEstimate, more, error } = journal
  const to = exchangeSearch(query, { shown: more ?? query.shown })
  if (items.length === 0 && !error) return <NothingFound query={query} />
  const isWhole = items.length >= total && !totalIsEstimate
  if (isWhole && items.length <= STEP && !error) return null
  const summary = words.shown(groupDigits(items.length), groupDigits(total), totalIsEstimate)
  const isFull = more === null && !isWhole && !error
  return (
    <LoadMore
      shown={items.length}
      total={totalIsEstimate ? total + 1 : total}
      summary={isFull ? `${summary}. ${words.narrow}` : summary}
      error={error ? errorText(error, language) : undefined}
      loading={ahead?.search === to}
      {...((more !== null || error) && {
        link: (
          <LocalLink to={to} preventScrollReset replace prefetch="none">
            {error ? retry : words.more}
          </LocalLink>
        ),
      })}
    />
  )
}

function NothingFound({ query }: Pick<Exchange, 'query'>) {
  const { journal: words } = useWords(exchangeWords)
  const { base, cut, month, q } = query
  if (base === null && !cut && !month && !q) {
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
          <LocalLink
            to={exchangeSearch(query, { base: null, cut: null, month: null, q: '' })}
            preventScrollReset
          >
            {words.reset}
          </LocalLink>
        </Button>
      }
    >
      {words.nothingHelp}
    </EmptyState>
  )
}
