import type { AdQuery } from '@sauda/sdk/ads'
import { Select } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { FILTER_FORM } from './catalogue-form.tsx'
import { catalogueWords } from './catalogue-words.ts'

/** The sorting of the list. */
export function CatalogueSort({ query, apply }: { query: AdQuery; apply: (form: HTMLFormElement) => void }) {
  const catalogue = useWords(catalogueWords)
  return (
    <div className="relative flex items-center gap-3">
      <label htmlFor="sort" className="text-muted text-sm">
        {catalogue.sort}
      </label>
      <Select
        id="sort"
        form={FILTER_FORM}
        name="sort"
        value={query.sort ?? 'newest'}
        onChange={({ currentTarget: { form } }) => form && apply(form)}
      >
        {Object.entries(catalogue.sorts).map(([sort, name]) => (
          <option key={sort} value={sort}>
            {sort === 'newest' && query.q ? catalogue.byFit : name}
          </option>
        ))}
      </Select>
    </div>
  )
}
