import { LANGUAGES, localeName, localPath, splitPath } from '@sauda/sdk/language'
import { useLocation, useMatches } from 'react-router'
import { useLanguage } from '../../language/language-context.tsx'
import type { Theme } from '../../shell/theme.ts'
import { useSite } from '../../shell/use-site.ts'
import { GENERAL_PICTURE, headOf } from './heads.ts'
import { promotionsFeed } from './promotion-paths.ts'
import { jsonLd } from './things.ts'
import { foundWords } from './words.ts'

/** The page's ground in both themes, for the bars of the browser around it. */
const GROUNDS = { light: '#f4f6f5', dark: '#0c1315' } as const

/** The pictures' size, so that sites show them large at once. */
const PICTURE = { width: 1200, height: 630 } as const

/**
 * What search engines, shared links and installing need. Only the server renders it: React leaves elements in the
 * document's head alone that the browser's render does not have, so it costs no scripts.
 */
export function FoundHead() {
  const language = useLanguage()
  const { theme } = useSite()
  return (
    <>
      <link rel="manifest" href={localPath('/manifest.webmanifest', language)} />
      <link rel="apple-touch-icon" href="/icons/icon-180.png" />
      <ThemeColours theme={theme} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={foundWords[language].feed}
        href={localPath(promotionsFeed, language)}
      />
      <AboutPage />
    </>
  )
}

function ThemeColours({ theme }: { theme: Theme }) {
  if (theme !== 'system') return <meta name="theme-color" content={GROUNDS[theme]} />
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={GROUNDS.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={GROUNDS.dark} />
    </>
  )
}

/** Description, languages, preview and structured data of a page that search engines should index. */
function AboutPage() {
  const language = useLanguage()
  const { origin, contact } = useSite()
  const { path } = splitPath(useLocation().pathname)
  const page = useMatches().at(-1)
  const head = page && headOf(page.id, page.loaderData, { language, origin, contact })
  if (!head) return null
  const { description, search = '', picture = GENERAL_PICTURE, things } = head
  const addressIn = (it: typeof language) => origin + localPath(path + search, it)
  const structured = jsonLd(things)
  return (
    <>
      <meta name="description" content={description} />
      {LANGUAGES.map((it) => (
        <link key={it} rel="alternate" hrefLang={it} href={addressIn(it)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn('ru')} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Sauda" />
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:locale" content={localeName(language)} />
      {LANGUAGES.filter((it) => it !== language).map((it) => (
        <meta key={it} property="og:locale:alternate" content={localeName(it)} />
      ))}
      <meta property="og:image" content={origin + localPath(picture, language)} />
      <meta property="og:image:width" content={String(PICTURE.width)} />
      <meta property="og:image:height" content={String(PICTURE.height)} />
      <meta name="twitter:card" content="summary_large_image" />
      {structured && <script type="application/ld+json">{structured}</script>}
    </>
  )
}
