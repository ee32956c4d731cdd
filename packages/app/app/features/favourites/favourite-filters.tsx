import type { FavouriteCounts } from '@sauda/sdk/favourites'
import { Chip, ChipRow } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { FAVOURITE_FILTERS, type FavouritesShown } from './favourites-shown.ts'
import { favouriteListWords } from './list-words.ts'

/** Links to the page with each filter; those that would show nothing are left out. */
export function FavouriteFilters({ counts, only }: { counts: FavouriteCounts; only: FavouritesShown }) {
  const words = useWords(favouriteListWords)
  const texts = {
    all: words.all(counts.all),
    fallen: words.onlyFallen(counts.fallen),
    gone: words.onlyGone(counts.gone),
  }
  const offered = FAVOURITE_FILTERS.filter(
    (filter) => filter === 'all' || filter === only || counts[filter] > 0,
  )
  if (offered.length < 2) return null
  return (
    <ChipRow aria-label={words.filters} className="gap-2">
      {offered.map((filter) => (
        <li key={filter}>
          <Chip asChild selected={only === filter} className="tabular-nums">
            <LocalLink
              to={filter === 'all' ? '?' : `?only=${filter}`}
              prefetch="none"
              aria-current={only === filter || undefined}
            >
              {texts[filter]}
            </LocalLink>
          </Chip>
        </li>
      ))}
    </ChipRow>
  )
}
