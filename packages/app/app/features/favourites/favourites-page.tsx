import { type FavouriteList as Favourites, isGone } from '@sauda/sdk/favourites'
import type { Moment } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Button, Drawing, EmptyState, LoadMore, PageHead } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { emptyDrawing } from '../ads/categories.ts'
import { FavouriteFilters } from './favourite-filters.tsx'
import { FavouriteList, useStillSaved } from './favourite-list.tsx'
import { type FavouritesShown, withMore } from './favourites-shown.ts'
import { favouriteListWords } from './list-words.ts'

type FavouritesPageProps = {
  /** Null if it could not be loaded. */
  favourites: Pick<Favourites, 'items' | 'total' | 'counts'> | null
  only: FavouritesShown
  rows: number
  now: Moment
}

/** The favourites of a person: falls first, and what has left the catalogue apart. */
export function FavouritesPage({ favourites, only, rows, now }: FavouritesPageProps) {
  const words = useWords(favouriteListWords)
  const { all, fallen, gone } = favourites?.counts ?? { all: 0, fallen: 0, gone: 0 }
  const lead =
    all > 0 && words.lead(all) + (fallen > 0 ? words.fallen(fallen) : '') + (gone > 0 ? words.gone(gone) : '')
  return (
    <>
      <PageHead title={words.title} lead={lead || undefined} />
      {favourites ? <Loaded favourites={favourites} only={only} rows={rows} now={now} /> : <Failed />}
    </>
  )
}

function Loaded({
  favourites,
  only,
  rows,
  now,
}: FavouritesPageProps & { favourites: Pick<Favourites, 'items' | 'total' | 'counts'> }) {
  const words = useWords(favouriteListWords)
  const { items, total, counts } = favourites
  const still = useStillSaved(items)
  const there = items.filter((favourite) => !isGone(favourite))
  const away = items.filter(isGone)
  return (
    <>
      <FavouriteFilters counts={counts} only={only} />
      {still.length === 0 && <Empty only={only} />}
      <FavouriteList items={there} now={now} label={words.title} />
      {still.some(isGone) && (
        <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 className="text-lg">{words.goneTitle}</h2>
          <p className="-mt-2 text-muted text-sm">{words.goneHelp}</p>
          <FavouriteList items={away} now={now} label={words.goneTitle} heading="h3" />
        </section>
      )}
      {total > items.length && (
        <LoadMore
          shown={items.length}
          total={total}
          summary={words.shown(items.length, total)}
          link={
            <LocalLink to={withMore(only, rows)} prefetch="none" preventScrollReset>
              {words.more}
            </LocalLink>
          }
        />
      )}
    </>
  )
}

function Empty({ only }: { only: FavouritesShown }) {
  const words = useWords(favouriteListWords)
  const [title, help] = {
    all: [words.empty, words.emptyHelp],
    fallen: [words.emptyFallen, words.emptyFallenHelp],
    gone: [words.emptyGone, words.emptyGoneHelp],
  }[only]
  return (
    <EmptyState
      drawing={<Drawing src={emptyDrawing} />}
      title={title}
      actions={
        <Button asChild>
          {only === 'all' ? (
            <LocalLink to={paths.ads}>{words.toCatalogue}</LocalLink>
          ) : (
            <LocalLink to="?">{words.toAll}</LocalLink>
          )}
        </Button>
      }
    >
      {help}
    </EmptyState>
  )
}

function Failed() {
  const words = useWords(favouriteListWords)
  return (
    <EmptyState
      role="alert"
      title={words.failed}
      actions={
        <Button asChild>
          <LocalLink to="?" replace>
            {words.retry}
          </LocalLink>
        </Button>
      }
    >
      {words.failedHelp}
    </EmptyState>
  )
}
