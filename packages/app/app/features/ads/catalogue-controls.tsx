import type { AdFacets, AdQuery } from '@sauda/sdk/ads'
import type { ComponentType } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { roomWords } from '../rooms/words.ts'
import type { FilterChoices } from './catalogue-lists.ts'
import { CatalogueSort } from './catalogue-sort.tsx'
import { catalogueWords } from './catalogue-words.ts'
import { FilterChips } from './filter-chips.tsx'
import { Filters } from './filters.tsx'
import { setFilters } from './set-filters.ts'
import { useFilters } from './use-filters.ts'

export type CatalogueControlsProps = {
  query: AdQuery
  dictionaries: FilterChoices
  facets: AdFacets | undefined
  /** How many ads are of shops that are open now. */
  open: number | undefined
  roomNumber: string | null
  /** The search field. */
  Search: ComponentType<{ query: AdQuery }>
  /** «1 284 объявления»; null if the list could not be read. */
  found: string | null
}

/** Search, filters and sorting, laid out in the page's grid. */
export function CatalogueControls({
  query,
  dictionaries,
  facets,
  open,
  roomNumber,
  Search,
  found,
}: CatalogueControlsProps) {
  const words = { catalogue: useWords(catalogueWords), rooms: useWords(roomWords) }
  const language = useLanguage()
  const [wanted, apply] = useFilters(query, dictionaries)
  const filters = setFilters(wanted, { dictionaries, roomNumber, words, language })
  return (
    <>
      <div className="col-span-2 nav:col-start-2 nav:row-start-2">
        <Search query={wanted} />
      </div>
      {/* Side by side if both fit, otherwise stacked. */}
      <div className="col-span-2 flex flex-wrap gap-x-2 gap-y-4 nav:contents">
        <div className="contents nav:row-span-3 nav:row-start-2 nav:block">
          <Filters
            query={wanted}
            apply={apply}
            dictionaries={dictionaries}
            facets={facets}
            open={open}
            count={filters.length - (wanted.q ? 1 : 0)}
            found={found}
          />
        </div>
        <div className="min-w-0 flex-auto nav:col-start-3 nav:row-start-1 nav:self-end">
          <CatalogueSort query={wanted} apply={apply} />
        </div>
      </div>
      <FilterChips filters={filters} className="col-span-2 nav:col-start-2 nav:row-start-3" />
    </>
  )
}
