import { SEARCH_WORD_KINDS } from '@sauda/sdk/search-words'
import { Select } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { FilterForm } from '../forms/filter-form.tsx'
import { STEP, WORD_CUTS, type WordQuery, wordSearch } from './word-query.ts'
import { searchDeskWords } from './words.ts'

/** Text, kind, and whose words. */
export function WordFilters({ query }: { query: WordQuery }) {
  const words = useWords(searchDeskWords)
  const { q, kind, cut } = query
  return (
    <FilterForm
      q={q}
      cut={cut}
      cuts={WORD_CUTS}
      words={{ ...words, submit: words.find }}
      searchOf={(one) => wordSearch(query, { cut: one, shown: STEP })}
    >
      <Select
        key={`kind ${kind}`}
        name="kind"
        aria-label={words.kind}
        defaultValue={kind ?? ''}
        className="min-w-0 sm:basis-48"
      >
        <option value="">{words.allKinds}</option>
        {SEARCH_WORD_KINDS.map((one) => (
          <option key={one} value={one}>
            {words.kinds[one]}
          </option>
        ))}
      </Select>
    </FilterForm>
  )
}
