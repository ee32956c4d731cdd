import { errorText, groupDigits, relativeTime } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import type { SearchMiss } from '@sauda/sdk/search-words'
import { Button, Drawing, EmptyState, LoadMore } from '@sauda/ui'
import { Form, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { shellWords } from '../../shell/words.ts'
import { emptyDrawing } from '../ads/categories.ts'
import { DoneLine } from '../people/done-line.tsx'
import { Clauses } from './clauses.tsx'
import { MISS_STEP } from './load-misses.ts'
import { wordSearch } from './word-query.ts'
import { searchDeskWords } from './words.ts'

export type MissesProps = {
  misses: {
    items: SearchMiss[]
    total: number
    /** How many were asked for, and whether more can be. */
    shown: number
    more: boolean
    error: string | null
    now: string
  }
  outcome: { dismissed: string } | ActionFailure | undefined
}

/** Queries that found nothing: how often they were asked, and what the search understands of them. */
export function Misses({ misses, outcome }: MissesProps) {
  const { items, error, now } = misses
  const { missing: words, misses: title } = useWords(searchDeskWords)
  const language = useLanguage()
  return (
    <>
      <DocumentHead title={title} hidden />
      {outcome && 'dismissed' in outcome && <DoneLine>{words.dismissed(outcome.dismissed)}</DoneLine>}
      {outcome && 'code' in outcome && <p role="alert">{errorText(outcome.code, language)}</p>}
      {error && items.length === 0 && <p role="alert">{errorText(error, language)}</p>}
      {items.length > 0 && (
        <>
          <p className="max-w-prose text-muted text-sm">{words.help}</p>
          <ol aria-label={title} className="divide-y divide-line rounded-3 bg-surface px-5 shadow-1 xs:px-6">
            {items.map((miss) => (
              <Miss key={miss.query} miss={miss} now={now} />
            ))}
          </ol>
        </>
      )}
      {items.length > 0 && <MoreMisses misses={misses} />}
      {items.length === 0 && !error && (
        <EmptyState drawing={<Drawing src={emptyDrawing} />} title={words.nothing}>
          {words.nothingHelp}
        </EmptyState>
      )}
    </>
  )
}

function MoreMisses({ misses: { items, total, shown, more, error } }: Pick<MissesProps, 'misses'>) {
  const words = useWords(searchDeskWords)
  const { failures } = useWords(shellWords)
  const language = useLanguage()
  const { location: ahead } = useNavigation()
  if (total <= MISS_STEP && !error) return null
  const to = `?shown=${error ? shown : shown + MISS_STEP}`
  return (
    <LoadMore
      shown={items.length}
      total={total}
      summary={words.shown(groupDigits(items.length), groupDigits(total))}
      error={error ? errorText(error, language) : undefined}
      loading={ahead?.search === to}
      {...((more || error) && {
        link: (
          <LocalLink to={to} preventScrollReset replace prefetch="none">
            {error ? failures.retry : words.more}
          </LocalLink>
        ),
      })}
    />
  )
}

/** The words of a query that the search does not know; all of it if it knows each of them. */
export function unknownIn({ text, clauses }: Pick<SearchMiss, 'text' | 'clauses'>): string {
  const unknown = clauses.filter(({ kind }) => kind === 'word').map(({ said }) => said)
  return unknown.join(' ') || text
}

function Miss({ miss, now }: { miss: SearchMiss; now: string }) {
  const { missing: words } = useWords(searchDeskWords)
  const language = useLanguage()
  const { formData } = useNavigation()
  const { query, text, times, ads, last_at, clauses } = miss
  const to = `${paths.searchWords}${wordSearch({}, { ask: 'add', text: unknownIn(miss), miss: query })}`
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-2 py-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-2">
        <h2 className="font-strong font-text text-md tracking-normal wrap-anywhere">{text}</h2>
        <p className="text-muted text-sm">
          {words.times(times)}, {relativeTime(last_at, now, language)}
          {ads > 0 && `, ${words.partly(ads)}`}
        </p>
        {clauses.length > 0 && <Clauses clauses={clauses} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button asChild size="sm" variant="soft">
          <LocalLink to={to} prefetch="none" aria-label={`${words.add}: ${text}`}>
            {words.add}
          </LocalLink>
        </Button>
        <Form method="post" preventScrollReset>
          <RenderedFor />
          <input type="hidden" name="query" value={query} />
          <Button
            type="submit"
            size="sm"
            variant="quiet"
            loading={formData?.get('query') === query}
            aria-label={`${words.dismiss}: ${text}`}
          >
            {words.dismiss}
          </Button>
        </Form>
      </div>
    </li>
  )
}
