import type { AdQuery, FoundAds } from '@sauda/sdk/ads'
import { Chip, TextLink } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { catalogueAddress } from './catalogue-address.ts'
import { clauseKindWords } from './clause-kind-words.ts'
import { understoodNote, withoutSaid } from './understood-note.ts'
import { understoodWords } from './understood-words.ts'

/** Names of these are codes, and what was typed says as much. */
const CODED = ['category', 'condition']

export type QueryReadProps = { query: AdQuery; found: FoundAds }

/** Whether there is anything to say of how a query was taken. */
export function isQueryRead(found: FoundAds): boolean {
  return found.items.length > 0 && (found.understood !== undefined || asksForNothing(found))
}

/** Whether a query has no words to search for, as «???» or «где купить», so that all ads were found. */
const asksForNothing = ({ reading }: FoundAds) => reading?.length === 0

const isUnderstood = (kind: string) => kind !== 'word' && kind !== 'qualifier'

/** How a query was taken: what was corrected, with the way to what was typed and what each word was taken for. */
export function QueryRead({ query, found }: QueryReadProps) {
  const language = useLanguage()
  const words = understoodWords[language]
  const kinds: Readonly<Record<string, string>> = useWords(clauseKindWords)
  const note = asksForNothing(found) ? words.nothingAsked : understoodNote(found, language)
  const corrected = found.understood?.corrected
  const q = corrected?.to ?? query.q ?? ''
  const reading = found.reading ?? []
  return (
    <>
      {note && (
        <p className="mb-2 text-muted text-sm wrap-anywhere">
          {note}{' '}
          {corrected && (
            <TextLink asChild>
              <LocalLink to={catalogueAddress({ ...query, q: `"${corrected.from}"` })} prefetch="none">
                {words.asTyped(corrected.from)}
              </LocalLink>
            </TextLink>
          )}
        </p>
      )}
      {corrected && reading.some(({ kind }) => isUnderstood(kind)) && (
        // On a phone they are one row that scrolls, so that the ads stay near the search.
        <div className="relative mb-4 flex items-center gap-2 text-sm max-sm:-mx-4 max-sm:mb-2 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap">
          <span className="shrink-0 text-muted max-sm:sr-only">{words.readAs}:</span>
          <ul className="contents">
            {reading.map(({ kind, said, names, names_kk }) => {
              const named = CODED.includes(kind) ? [] : language === 'kk' ? names_kk : names
              const left = withoutSaid(q, said)
              const text = (
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-normal text-muted">{kinds[kind] ?? kind}</span>{' '}
                  {named.length === 1 ? named[0] : said}
                </span>
              )
              return (
                <li key={`${kind} ${said}`} className="max-w-full max-sm:shrink-0 sm:min-w-0">
                  {left === null ? (
                    <Chip asChild>
                      <span>{text}</span>
                    </Chip>
                  ) : (
                    <Chip asChild selected={isUnderstood(kind)} removeLabel={words.remove}>
                      <LocalLink to={catalogueAddress({ ...query, q: left || undefined })} prefetch="none">
                        {text}
                      </LocalLink>
                    </Chip>
                  )}
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </>
  )
}
