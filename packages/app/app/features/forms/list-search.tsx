import { Button, cn, Input } from '@sauda/ui'
import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { LocalLink } from '../../language/local-link.tsx'

export type ListSearchProps = {
  /** What is searched for; empty for the whole list. */
  q: string
  /** Accessible name of the field, its placeholder and the button. */
  words: { readonly search: string; readonly searchPlaceholder: string; readonly find: string }
  /** Other filters of the address, which a search keeps. */
  kept?: Readonly<Record<string, string | number>>
  /** How many were found, as a sentence; read aloud after a search. */
  found: string | false
  /** The list without the search: its address and the text of the link. */
  whole: { to: string; text: string }
  className?: string
}

/** The search of a list of staff. What is searched for is in the address. */
export function ListSearch({ q, words, kept = {}, found, whole, className }: ListSearchProps) {
  return (
    <search className={cn('flex flex-wrap items-center gap-x-4 gap-y-2', className)}>
      <Form method="get" preventScrollReset className="flex min-w-0 max-w-120 flex-1 basis-60 gap-2">
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Input
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={200}
          aria-label={words.search}
          placeholder={words.searchPlaceholder}
          icon={<Search />}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="quiet">
          {words.find}
        </Button>
      </Form>
      {q && (
        <p role="status" className="text-muted text-sm">
          {found}
        </p>
      )}
      {q && (
        <Button asChild variant="plain" size="sm">
          <LocalLink to={whole.to} preventScrollReset>
            {whole.text}
          </LocalLink>
        </Button>
      )}
    </search>
  )
}
