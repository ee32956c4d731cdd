import type { AdQuery, FoundAds } from '@sauda/sdk/ads'
import { Chip, cn, TextLink } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { catalogueAddress } from './catalogue-address.ts'
import { clauseKindWords } from './clause-kind-words.ts'
import { lackedWords, understoodNote, withoutSaid } from './understood-note.ts'
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

/**
 * How a query was taken: what was corrected, with the way to what was typed; and what each word was taken for, if
 * something was corrected or no ad has some word. What only the first ads have is said by the list.
 */
export function QueryRead({ query, found }: QueryReadProps) {
  const language = useLanguage()
  const words = understoodWords[language]
  const kinds: Readonly<Record<string, string>> = useWords(clauseKindWords)
  const { corrected, without = [] } = found.understood ?? {}
  const lacked = lackedWords(found.understood)
  const q = corrected?.to ?? query.q ?? ''
  const reading = found.reading ?? []
  const hasChips = (corrected || without.length > 0) && reading.some(({ kind }) => isUnderstood(kind))
  const note = asksForNothing(found) ? words.nothingAsked : understoodNote(found, language, !hasChips)
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
      {hasChips && (
        // On a phone they are one row that scrolls, so that the ads stay near the search.
        <div className="relative mb-4 flex items-center gap-2 text-sm max-sm:edge-strip max-sm:mb-2 sm:flex-wrap">
          <span className="shrink-0 text-muted max-sm:sr-only">{words.readAs}:</span>
          <ul className="contents">
            {reading.map(({ kind, said, names, names_kk }) => {
              const named = CODED.includes(kind) ? [] : language === 'kk' ? names_kk : names
              const left = lacked.includes(said) ? null : withoutSaid(q, said)
              const text = without.includes(said) ? (
                <span className="wrap-anywhere">{words.lacks(said)}</span>
              ) : (
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-normal text-muted">{kinds[kind] ?? kind}</span>{' '}
                  {named.length === 1 ? named[0] : said}
                </span>
              )
              return (
                <li
                  key={`${kind} ${said}`}
                  className={cn(
                    'max-w-full max-sm:shrink-0 sm:min-w-0',
                    // First in the row that scrolls, where it is seen.
                    without.includes(said) && 'max-sm:order-first',
                  )}
                >
                  {left === null ? (
                    <Chip
                      asChild
                      className={
                        lacked.includes(said)
                          ? 'border-line-strong border-dashed bg-transparent text-muted'
                          : ''
                      }
                    >
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
