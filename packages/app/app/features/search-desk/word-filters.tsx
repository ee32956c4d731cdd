import { SEARCH_WORD_KINDS } from '@sauda/sdk/search-words'
import { Button, Chip, Input, Select } from '@sauda/ui'
import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { STEP, WORD_CUTS, type WordQuery, wordSearch } from './word-query.ts'
import { searchDeskWords } from './words.ts'

/** Text and kind in a form, and whose words as links. All of them are in the address. */
export function WordFilters({ query }: { query: WordQuery }) {
  const words = useWords(searchDeskWords)
  const { q, kind, cut } = query
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <search>
        <Form
          method="get"
          preventScrollReset
          className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:flex sm:flex-wrap"
        >
          {cut && <input type="hidden" name="cut" value={cut} />}
          <Input
            key={`q ${q}`}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={200}
            aria-label={words.search}
            placeholder={words.search}
            icon={<Search />}
            className="min-w-0 sm:flex-1 sm:basis-60"
          />
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
          <Button type="submit" variant="quiet">
            {words.find}
          </Button>
        </Form>
      </search>
      <nav aria-label={words.cutsLabel}>
        <ul className="flex flex-wrap gap-1.5">
          {[null, ...WORD_CUTS].map((one) => (
            <li key={one ?? 'all'}>
              <Chip asChild selected={one === cut}>
                <LocalLink
                  to={wordSearch(query, { cut: one, shown: STEP })}
                  preventScrollReset
                  prefetch="none"
                  aria-current={one === cut ? 'true' : undefined}
                >
                  {one ? words.cuts[one] : words.all}
                </LocalLink>
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
