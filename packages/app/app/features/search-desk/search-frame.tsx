import * as paths from '@sauda/sdk/paths'
import { CountTab, CountTabs, PageHead } from '@sauda/ui'
import { Outlet } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { LocalNavLink } from '../../language/local-link.tsx'
import { ContentTabs } from '../content-desk/content-tabs.tsx'
import { searchDeskWords } from './words.ts'

/** The layout of the pages about the search: its words, and what it did not find. */
export function SearchFrame({ misses }: { misses: number }) {
  const words = useWords(searchDeskWords)
  return (
    <div className="page-wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-10">
      <ContentTabs />
      <PageHead title={words.title} lead={words.lead} />
      <CountTabs label={words.parts}>
        <CountTab asChild>
          <LocalNavLink to={paths.searchWords} end>
            {words.words}
          </LocalNavLink>
        </CountTab>
        <CountTab asChild count={misses} tone={misses > 0 ? 'warning' : 'neutral'}>
          <LocalNavLink to={paths.searchMisses}>{words.misses}</LocalNavLink>
        </CountTab>
      </CountTabs>
      <Outlet />
    </div>
  )
}
