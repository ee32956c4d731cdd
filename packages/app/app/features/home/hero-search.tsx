import type { Brand } from '@sauda/sdk/content'
import { Button } from '@sauda/ui'
import { ChevronDown, Search } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { CatalogueForm } from '../ads/catalogue-form.tsx'
import { catalogueWords } from '../ads/catalogue-words.ts'
import { Suggesting } from '../search/suggesting.tsx'

const bare = 'w-full min-w-0 appearance-none bg-transparent outline-none'
const ring =
  'rounded-2 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus'

export type HeroSearchProps = {
  brands: readonly Brand[]
  /** Called when the field gets the focus, and for each input: it may have got the focus before scripts ran. */
  onUse: (input: HTMLInputElement) => void
}

/** The search by text and brand, the most prominent element of the home page. */
export function HeroSearch({ brands, onUse }: HeroSearchProps) {
  const catalogue = useWords(catalogueWords)
  return (
    <Suggesting className="mt-6 max-w-165 max-sm:data-open:items-start sm:mt-8">
      <CatalogueForm className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center rounded-3 bg-surface p-1.25 text-text shadow-3 max-sm:group-data-open/search:rounded-2 max-sm:group-data-open/search:p-0 max-sm:group-data-open/search:shadow-none max-sm:group-data-open/search:ring-1 max-sm:group-data-open/search:ring-line-strong sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:p-1.75">
        <label className={`flex items-center gap-3 pl-3 max-sm:col-span-2 sm:pl-4 ${ring}`}>
          <Search aria-hidden className="size-6 shrink-0 text-accent-ink" />
          <span className="sr-only">{catalogue.search.label}</span>
          <input
            type="search"
            name="q"
            maxLength={200}
            placeholder={catalogue.search.placeholder}
            onFocus={({ currentTarget }) => onUse(currentTarget)}
            onInput={({ currentTarget }) => onUse(currentTarget)}
            className={`${bare} h-12 text-md sm:h-13 sm:text-lg`}
          />
        </label>
        <label
          className={`relative flex items-center px-3 max-sm:border-line max-sm:border-t sm:border-line sm:border-l sm:px-4 ${ring}`}
        >
          <span className="sr-only">{catalogue.brand}</span>
          <select name="brand" className={`${bare} h-13 cursor-pointer truncate pr-6 sm:w-auto sm:max-w-48`}>
            <option value="">{catalogue.anyBrand}</option>
            {brands.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute right-3 size-5 text-muted" />
        </label>
        <Button type="submit" className="h-full min-h-11.5 px-6 sm:px-8 sm:text-lg">
          {catalogue.search.submit}
        </Button>
      </CatalogueForm>
    </Suggesting>
  )
}
