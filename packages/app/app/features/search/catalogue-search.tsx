import type { AdQuery } from '@sauda/sdk/ads'
import { Button, Input } from '@sauda/ui'
import { Search } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { FILTER_FORM } from '../ads/catalogue-form.tsx'
import { catalogueWords } from '../ads/catalogue-words.ts'
import { Suggesting } from './suggesting.tsx'

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
