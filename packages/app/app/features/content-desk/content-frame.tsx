import * as paths from '@sauda/sdk/paths'
import { CountTab, CountTabs } from '@sauda/ui'
import { Outlet, useLocation } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink, LocalNavLink } from '../../language/local-link.tsx'
import { contentDeskWords } from './words.ts'

/** The layout of the pages about the texts of the centre. */
export function ContentFrame() {
  const words = useWords(contentDeskWords)
  const { pathname } = useLocation()
  const isDictionary = pathname.includes('/dictionaries/')
  const isLog = pathname.endsWith(paths.contentLog)
  return (
    <div className="page-wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-10">
      <CountTabs label={words.parts}>
        <CountTab asChild>
          <LocalLink to={paths.contentDesk} aria-current={isDictionary || isLog ? undefined : 'page'}>
            {words.texts}
          </LocalLink>
        </CountTab>
        <CountTab asChild>
          <LocalLink to={paths.contentDictionary('brands')} aria-current={isDictionary ? 'page' : undefined}>
            {words.dictionaries}
          </LocalLink>
        </CountTab>
        <CountTab asChild>
          <LocalNavLink to={paths.searchWords}>{words.searchWords}</LocalNavLink>
        </CountTab>
        <CountTab asChild>
          <LocalNavLink to={paths.contentLog}>{words.log}</LocalNavLink>
        </CountTab>
      </CountTabs>
      <Outlet />
    </div>
  )
}
