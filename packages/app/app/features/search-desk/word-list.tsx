import { errorText, groupDigits } from '@sauda/sdk/language'
import type { SearchWord } from '@sauda/sdk/search-words'
import { Badge, Button, EmptyState, LoadMore } from '@sauda/ui'
import { Form, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { useTargetName } from './use-target-name.ts'
import type { WordDesk } from './word-desk.ts'
import { STEP, type WordQuery, wordSearch } from './word-query.ts'
import { searchDeskWords } from './words.ts'

/** The words that were asked for, and a link to more of them. */
export function WordList({ desk: { query, words: found } }: { desk: WordDesk }) {
  const words = useWords(searchDeskWords)
  const language = useLanguage()
  const { location: ahead } = useNavigation()
  const { items, total, error } = found
  const to = wordSearch(query, { shown: query.shown + STEP })
  if (error) return <p role="alert">{errorText(error, language)}</p>
  if (items.length === 0) return <NoWords query={query} />
  return (
    <>
      <ul
        aria-label={words.words}
        className="divide-y divide-line rounded-3 bg-surface px-5 shadow-1 xs:px-6 sm:grid sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto] sm:gap-x-6"
      >
        {items.map((word) => (
          <Word key={`${word.id} ${word.kind} ${word.text}`} word={word} query={query} />
        ))}
      </ul>
      {total > STEP && (
        <LoadMore
          shown={items.length}
          total={total}
          summary={words.shown(groupDigits(items.length), groupDigits(total))}
          loading={ahead?.search === to}
          {...(items.length < total && {
            link: (
              <LocalLink to={to} preventScrollReset replace prefetch="none">
                {words.more}
              </LocalLink>
            ),
          })}
        />
      )}
    </>
  )
}

function Word({ word, query }: { word: SearchWord; query: WordQuery }) {
  const words = useWords(searchDeskWords)
  const nameOf = useTargetName()
  const { text, kind, targets, origin, is_hidden } = word
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-center gap-y-2 py-3 sm:col-span-full sm:grid-cols-subgrid">
      <p className="flex min-w-0 flex-wrap items-center gap-2">
        <span className={is_hidden ? 'text-muted line-through wrap-anywhere' : 'font-strong wrap-anywhere'}>
          {text}
        </span>
        {origin === 'own' && <Badge tone="info">{words.own}</Badge>}
        {is_hidden && <Badge tone="neutral">{words.hidden}</Badge>}
      </p>
      <p className="min-w-0 text-sm wrap-anywhere">
        {targets.length > 0 ? targets.map(nameOf).join(', ') : words.lost}{' '}
        <span className="text-muted">{words.kinds[kind]}</span>
      </p>
      <WordActs word={word} query={query} />
    </li>
  )
}

function WordActs({ word, query }: { word: SearchWord; query: WordQuery }) {
  const words = useWords(searchDeskWords)
  const { formData } = useNavigation()
  const { id, text, kind, is_hidden } = word
  if (id !== null)
    return (
      <p className="flex flex-wrap gap-2 sm:flex-nowrap">
        {(['edit', 'delete'] as const).map((ask) => (
          <Button key={ask} asChild size="sm" variant="quiet">
            <LocalLink
              to={wordSearch(query, { ask, of: id })}
              preventScrollReset
              aria-label={`${words[ask]}: ${text}`}
            >
              {words[ask]}
            </LocalLink>
          </Button>
        ))}
      </p>
    )
  const intent = is_hidden ? 'show' : 'hide'
  const isSent = formData?.get('text') === text && formData.get('kind') === kind
  return (
    <Form method="post" preventScrollReset className="sm:justify-self-end">
      <RenderedFor />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="text" value={text} />
      <input type="hidden" name="kind" value={kind} />
      <Button
        type="submit"
        size="sm"
        variant="quiet"
        loading={isSent}
        aria-label={`${words[intent]}: ${text}, ${words.kinds[kind]}`}
      >
        {words[intent]}
      </Button>
    </Form>
  )
}

function NoWords({ query }: { query: WordQuery }) {
  const words = useWords(searchDeskWords)
  const isNarrow = query.q !== '' || query.kind !== null || query.cut !== null
  return (
    <EmptyState
      title={words.nothing}
      {...(isNarrow && {
        actions: (
          <Button asChild variant="quiet">
            <LocalLink to={wordSearch({})} preventScrollReset>
              {words.reset}
            </LocalLink>
          </Button>
        ),
      })}
    >
      {words.nothingHelp}
    </EmptyState>
  )
}
