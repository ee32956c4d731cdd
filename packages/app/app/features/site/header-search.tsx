import * as paths from '@sauda/sdk/paths'
import { IconButton, Input } from '@sauda/ui'
import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink, useLocalPath } from '../../language/local-link.tsx'
import { opensElsewhere } from '../../shell/opens-elsewhere.ts'
import { Suggesting } from '../search/suggesting.tsx'
import { siteWords } from './words.ts'

const FIELD = 'site-search'

/** The search in the header. On narrow screens it covers the header while it has the focus. */
export function HeaderSearch() {
  const { header } = useWords(siteWords)
  return (
    <Suggesting className="max-nav:not-focus-within:sr-only max-nav:absolute max-nav:inset-x-0 max-nav:top-0 max-nav:z-1 max-nav:bg-surface max-nav:p-2">
      <Form method="get" action={useLocalPath()(paths.ads)} className="min-w-0 flex-1">
        <Input
          id={FIELD}
          type="search"
          name="q"
          maxLength={200}
          aria-label={header.search}
          placeholder={header.searchFor}
          icon={<Search />}
        />
      </Form>
    </Suggesting>
  )
}

/** On narrow screens: a link to the catalogue; with scripts it shows the search of the header. */
export function SearchLink() {
  const { header } = useWords(siteWords)
  return (
    <IconButton asChild label={header.search} className="nav:hidden">
      <LocalLink
        to={paths.ads}
        prefetch="none"
        onClick={(event) => {
          if (opensElsewhere(event)) return
          event.preventDefault()
          document.getElementById(FIELD)?.focus()
        }}
      >
        <Search aria-hidden />
      </LocalLink>
    </IconButton>
  )
}
