import { Button, Chip, ChipRow, Input } from '@sauda/ui'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { LocalLink } from '../../language/local-link.tsx'

export type FilterFormProps<Cut extends string> = {
  q: string
  cut: Cut | null
  cuts: readonly Cut[]
  words: {
    search: string
    submit: string
    cutsLabel: string
    all: string
    cuts: Readonly<Record<Cut, string>>
  }
  /** The address of a list that is cut so. */
  searchOf: (cut: Cut | null) => string
  /** `Select`s of the form. */
  children: ReactNode
}

/** A text and choices in a form, and cuts as links. All of them are in the address. */
export function FilterForm<Cut extends string>({
  q,
  cut,
  cuts,
  words,
  searchOf,
  children,
}: FilterFormProps<Cut>) {
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
          {children}
          <Button type="submit" variant="quiet">
            {words.submit}
          </Button>
        </Form>
      </search>
      <nav aria-label={words.cutsLabel}>
        <ChipRow>
          {[null, ...cuts].map((one) => (
            <li key={one ?? 'all'}>
              <Chip asChild selected={one === cut}>
                <LocalLink
                  to={searchOf(one)}
                  preventScrollReset
                  prefetch="none"
                  aria-current={one === cut ? 'true' : undefined}
                >
                  {one ? words.cuts[one] : words.all}
                </LocalLink>
              </Chip>
            </li>
          ))}
        </ChipRow>
      </nav>
    </div>
  )
}
