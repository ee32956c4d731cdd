import type { AdQuery } from '@sauda/sdk/ads'
import type { Moment } from '@sauda/sdk/language'
import { LoadMore, TextLink } from '@sauda/ui'
import { ArrowUp } from 'lucide-react'
import { Fragment, memo } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { opensElsewhere } from '../../shell/opens-elsewhere.ts'
import { AdCard } from './ad-card.tsx'
import { AdGrid } from './ad-grid.tsx'
import { catalogueAddress } from './catalogue-address.ts'
import { catalogueWords } from './catalogue-words.ts'
import { type CountedAds, writePlace } from './loaded-ads.ts'
import type { Divider } from './understood-note.ts'
import { useLoadedAds } from './use-loaded-ads.ts'

export type ResultsProps = {
  query: AdQuery
  first: CountedAds
  /** The number of ads before the first one. */
  from: number
  now: Moment
  /** Within the first page. */
  divider: Divider | null
}

const SIZES = '(width >= 80rem) 305px, (width >= 65.625rem) 25vw, (width >= 36rem) 31vw, 44vw'
/** As many as fit on the first screen of a wide page. */
const AT_ONCE = 3

/** The cards and a link to more. Keyed by address, so that other filters start a new list. Memoized like the filters. */
export const Results = memo(function Results({ query, first, from, now, divider }: ResultsProps) {
  const catalogue = useWords(catalogueWords)
  const { items, next, state, loadMore } = useLoadedAds(query, first)
  const { total } = first
  const shown = from + items.length
  return (
    <>
      <h2 className="sr-only">{catalogue.list}</h2>
      {from > 0 && (
        <TextLink asChild className="mb-4">
          <LocalLink to={catalogueAddress(query)}>
            <ArrowUp aria-hidden />
            {catalogue.toStart}
          </LocalLink>
        </TextLink>
      )}
      <AdGrid className="xs:grid-cols-3">
        {items.map((ad, place) => (
          <Fragment key={ad.id}>
            {place === divider?.after && (
              <li className="col-span-full mt-2 border-text border-t-2 pt-4">
                <h3 className="text-lg">{divider.title}</h3>
              </li>
            )}
            <li>
              <AdCard ad={ad} now={now} sizes={SIZES} priority={place < AT_ONCE} />
            </li>
          </Fragment>
        ))}
      </AdGrid>
      {/* A list that is all here says so by its number in the heading. */}
      {(first.next !== null || from > 0) && (
        <LoadMore
          className="mt-10"
          shown={shown}
          total={Math.max(total, shown)}
          summary={from > 0 ? catalogue.shownFrom(from + 1, shown, total) : catalogue.shown(shown, total)}
          loading={state === 'loading'}
          error={state === 'failed' ? catalogue.moreFailed : undefined}
          link={
            next === null ? undefined : (
              <LocalLink
                to={catalogueAddress(query, writePlace(next, shown))}
                prefetch="none"
                onClick={(event) => {
                  if (opensElsewhere(event)) return
                  event.preventDefault()
                  if (state !== 'loading') void loadMore()
                }}
              >
                {state === 'failed' ? catalogue.retry : catalogue.more}
              </LocalLink>
            )
          }
        />
      )}
    </>
  )
})
