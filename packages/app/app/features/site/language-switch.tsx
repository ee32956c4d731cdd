import { LANGUAGES, localPath, splitPath } from '@sauda/sdk/language'
import { SegmentedLink, SegmentedLinks } from '@sauda/ui'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { carryTypedText } from '../../shell/typed-text.ts'
import { useSite } from '../../shell/use-site.ts'
import { siteWords } from './words.ts'

/**
 * The same page in the other language: a document of its own, since a browser has one language's words at a time. What is
 * typed on this one goes along.
 */
export function LanguageSwitch() {
  const { header } = useWords(siteWords)
  const { pathname, search } = useLocation()
  const current = useLanguage()
  // Spelt one way: a browser and the portal may write the same query differently.
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
