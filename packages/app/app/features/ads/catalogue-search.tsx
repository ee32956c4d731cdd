import type { AdQuery } from '@sauda/sdk/ads'
import { Button, Input, Select } from '@sauda/ui'
import { Search } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { Suggesting } from '../search/suggesting.tsx'
import { FILTER_FORM } from './catalogue-form.tsx'
import { withFilter } from './catalogue-query.ts'
import { catalogueWords } from './catalogue-words.ts'

/** The search field. It belongs to the filter form, so that search and filters keep each other. */
export function CatalogueSearch({ query }: { query: AdQuery }) {
  const { search } = useWords(catalogueWords)
  return (
    <Suggesting className="flex gap-2">
      <Input
        key={query.q ?? ''}
        form={FILTER_FORM}
        type="search"
        name="q"
        maxLength={200}
        defaultValue={query.q ?? ''}
        aria-label={search.label}
        placeholder={search.placeholder}
        icon={<Search />}
        className="min-w-0 flex-1"
      />
      <Button
        type="submit"
        form={FILTER_FORM}
        variant="soft"
        className="max-sm:group-data-open/search:hidden"
      >
        {search.submit}
      </Button>
    </Suggesting>
  )
}

/** The sorting of the list. */
export function CatalogueSort({ query, apply }: { query: AdQuery; apply: (query: AdQuery) => void }) {
  const catalogue = useWords(catalogueWords)
  return (
    <div className="flex items-center gap-3">
      <label htmlFor="sort" className="text-muted text-sm max-nav:sr-only">
        {catalogue.sort}
      </label>
      <Select
        id="sort"
        form={FILTER_FORM}
        name="sort"
        value={query.sort ?? 'newest'}
        onChange={({ currentTarget: { value } }) => {
          const sort = value === 'price_asc' || value === 'price_desc' ? value : undefined
          apply(withFilter(query, 'sort', sort))
        }}
      >
        {Object.entries(catalogue.sorts).map(([sort, name]) => (
          <option key={sort} value={sort}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  )
}
