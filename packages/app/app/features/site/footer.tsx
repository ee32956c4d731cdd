import { localPath } from '@sauda/sdk/language'
import { FooterFrame } from '@sauda/ui'
import { useLocation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { ServerPart } from '../../shell/server-part.tsx'
import { useSite } from '../../shell/use-site.ts'
import { shellWords } from '../../shell/words.ts'
import { ThemeChoice } from './theme-choice.tsx'
import { siteWords } from './words.ts'

/** The footer of every page: what `FooterPart` says, the other language, and the theme. */
export function Footer() {
  const { site } = useWords(shellWords)
  const { header, footer } = useWords(siteWords)
  const { footer: part } = useSite()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const other = language === 'ru' ? 'kk' : 'ru'
  return (
    <FooterFrame
      aria-label={footer.label}
      base={
        <>
          <span>{site.rights(new Date().getFullYear())}</span>
          <a href={localPath(pathname + search, other)} lang={other} hrefLang={other}>
            {header.languages[other]}
          </a>
          <ThemeChoice />
        </>
      }
    >
      {/* Not the last row: a browser lays out a form wherever it is, to see whether it can fill it in. */}
      {part && (
        <ServerPart
          part={part}
          className="laid-out-later [--height:48rem] sm:[--height:33rem] nav:[--height:21rem]"
        />
      )}
    </FooterFrame>
  )
}
