import * as paths from '@sauda/sdk/paths'
import { CountTab, CountTabs } from '@sauda/ui'
import { useLocation } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink, LocalNavLink } from '../../language/local-link.tsx'
import { contentTabWords } from './tab-words.ts'

/** The pages about the content of the portal: texts, dictionaries, words of the search, and the log. */
export function ContentTabs() {
  const words = useWords(contentTabWords)
  const { pathname } = useLocation()
  const isDictionary = pathname.includes('/dictionaries/')
  const isText = pathname.includes(paths.contentDesk) && !isDictionary && !pathname.endsWith(paths.contentLog)
  return (
    <CountTabs label={words.parts}>
      <CountTab asChild>
        <LocalLink to={paths.contentDesk} aria-current={isText ? 'page' : undefined}>
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
  )
}
