import { Button, Chip, Input, Select } from '@sauda/ui'
import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { useMonthTitle } from '../document-desk/use-month.ts'
import type { Exchange } from './exchange.ts'
import { exchangeSearch, JOURNAL_CUTS, STEP } from './exchange-query.ts'
import { exchangeWords } from './words.ts'

/** Search, base and month in a form, and the outcome as links. All of them are in the address. */
export function JournalFilters({ exchange: { query, bases, months } }: { exchange: Exchange }) {
  const { journal: words } = useWords(exchangeWords)
  const title = useMonthTitle()
  const { base, cut, month, q } = query
  const listed = month && !months.includes(month) ? [month, ...months] : months
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
          <Button type="submit" variant="quiet">
            {words.show}
          </Button>
        </Form>
      </search>
      <nav aria-label={words.cutsLabel}>
        <ul className="flex flex-wrap gap-1.5">
          {[null, ...JOURNAL_CUTS].map((one) => (
            <li key={one ?? 'all'}>
              <Chip asChild selected={one === cut}>
                <LocalLink
                  to={exchangeSearch(query, { cut: one, shown: STEP, row: null })}
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
