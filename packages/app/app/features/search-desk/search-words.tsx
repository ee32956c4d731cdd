import { errorText } from '@sauda/sdk/language'
import { Button } from '@sauda/ui'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { A_DIALOG, late } from '../../shell/late.ts'
import { DoneLine } from '../people/done-line.tsx'
import { CheckQuery } from './check-query.tsx'
import type { WordDesk, WordOutcome } from './word-desk.ts'
import { WordFilters } from './word-filters.tsx'
import { WordList } from './word-list.tsx'
import { wordSearch } from './word-query.ts'
import { searchDeskWords } from './words.ts'

const LateWordDialogs = late(() => import('./word-dialogs.tsx'), 'WordDialogs', { shownAs: A_DIALOG })

const isOfRow = (of: string) => of === 'hide' || of === 'show'

/** The words of the search, and what it makes of a query. */
export function SearchWords({ desk, outcome }: { desk: WordDesk; outcome: WordOutcome | undefined }) {
  const words = useWords(searchDeskWords)
  const language = useLanguage()
  const { query, word } = desk
  const done = outcome && 'done' in outcome ? outcome : undefined
  const failed = outcome && 'failed' in outcome ? outcome : undefined
  // A form that has done its work closes its dialog.
  const ask = done ? null : query.ask
  return (
    <>
      <DocumentHead title={words.title} hidden />
      {done && !isOfRow(done.done) && <DoneLine>{words.done[done.done](done.text)}</DoneLine>}
      {/* The row itself shows it, and its button keeps the focus. */}
      {done && isOfRow(done.done) && (
        <p role="status" className="sr-only">
          {words.done[done.done](done.text)}
        </p>
      )}
      {failed && isOfRow(failed.failed) && <p role="alert">{errorText(failed.failure.code, language)}</p>}
      <CheckQuery desk={desk} />
      <section aria-labelledby="words-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="words-title" className="text-xl">
            {words.words}
          </h2>
          <Button asChild>
            <LocalLink to={wordSearch(query, { ask: 'add' })} preventScrollReset>
              <Plus aria-hidden />
              {words.add}
            </LocalLink>
          </Button>
        </div>
        <WordFilters query={query} />
        <WordList desk={desk} />
      </section>
      {ask && ask !== 'add' && !word && !failed && <p role="status">{words.gone}</p>}
      <Suspense>
        {ask && (
          <LateWordDialogs
            key={`${ask} ${query.of} ${query.text}`}
            ask={ask}
            desk={desk}
            failure={failed?.failure}
          />
        )}
      </Suspense>
    </>
  )
}
