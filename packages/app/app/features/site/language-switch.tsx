import { LANGUAGES, localPath, splitPath } from '@sauda/sdk/language'
import { SegmentedLink, SegmentedLinks } from '@sauda/ui'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useSite } from '../../shell/use-site.ts'
import { carryTypedText } from '../drafts/typed-text.ts'
import { siteWords } from './words.ts'

/**
 * Links to the same page in the other language. It is a new document, since a browser loads one language at a time;
 * what has been typed is carried over.
 */
export function LanguageSwitch() {
  const { header } = useWords(siteWords)
  const { pathname, search } = useLocation()
  const current = useLanguage()
  // Normalized: the browser and the server may encode the same query differently.
  const path = `${splitPath(pathname).path}?${new URLSearchParams(search)}`
  const userId = useSite().user?.id
  useEffect(() => carryTypedText(path, userId), [path, userId])
  return (
    <SegmentedLinks label={header.language}>
      {LANGUAGES.map((language) => (
        <SegmentedLink
          key={language}
          href={localPath(pathname + search, language)}
          lang={language}
          hrefLang={language}
          title={header.languages[language]}
          current={language === current}
        >
          {header.shortLanguages[language]}
        </SegmentedLink>
      ))}
    </SegmentedLinks>
  )
}
