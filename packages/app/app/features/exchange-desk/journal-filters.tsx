import { Select } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { useMonthTitle } from '../document-desk/use-month.ts'
import { FilterForm } from '../forms/filter-form.tsx'
import type { Exchange } from './exchange.ts'
import { exchangeSearch, JOURNAL_CUTS, STEP } from './exchange-query.ts'
import { exchangeWords } from './words.ts'

/** Text, base, month and outcome. */
export function JournalFilters({ exchange: { query, bases, months } }: { exchange: Exchange }) {
  const { journal: words } = useWords(exchangeWords)
  const title = useMonthTitle()
  const { base, cut, month, q } = query
  const listed = month && !months.includes(month) ? [month, ...months] : months
  return (
    <FilterForm
      q={q}
      cut={cut}
      cuts={JOURNAL_CUTS}
      words={{ ...words, submit: words.show }}
      searchOf={(one) => exchangeSearch(query, { cut: one, shown: STEP, row: null })}
    >
      <Select
        key={`base ${base}`}
        name="base"
        aria-label={words.base}
        defaultValue={base ?? ''}
        className="min-w-0 sm:basis-48"
      >
        <option value="">{words.allBases}</option>
        {bases.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        key={`month ${month}`}
        name="month"
        aria-label={words.month}
        defaultValue={month ?? ''}
        className="min-w-0 sm:basis-48"
      >
        <option value="">{words.allMonths}</option>
        {listed.map((one) => (
          <option key={one} value={one}>
            {title(one)}
          </option>
        ))}
      </Select>
    </FilterForm>
  )
}
