import { LANGUAGES, type Language, localeName, localPath, splitPath } from '@sauda/sdk/language'
import { useLocation } from 'react-router'
import { useLanguage, useWords } from '../language/language-context.tsx'
import { useSite } from './use-site.ts'
import { shellWords } from './words.ts'

export type DocumentHeadProps = {
  /** The title of the page; the site's name is appended unless the title begins with it. */
  title: string
  description?: string
  /** Excludes the page from search engines: personal pages, forms, filtered lists. */
  hidden?: boolean
  /** The absolute path of the preview picture of shared links. */
  image?: string
  /** The part of the query that belongs to the canonical address: `?category=brakes`. */
  search?: string
}

/**
 * Title, description, canonical and `hreflang` links of a page. React moves them into the document's head. The
 * canonical address is the page's path with `search`, without the rest of the query.
 */
export function DocumentHead({ title, description, hidden = false, image, search = '' }: DocumentHeadProps) {
  const { site } = useWords(shellWords)
  const language = useLanguage()
  const { origin } = useSite()
  const { path } = splitPath(useLocation().pathname)
  const addressIn = (it: Language) => origin + localPath(path + search, it)
  const fullTitle = title.startsWith(site.name) ? title : `${title} · ${site.name}`

  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={addressIn(language)} />
          {LANGUAGES.map((it) => (
            <link key={it} rel="alternate" hrefLang={it} href={addressIn(it)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn('ru')} />
          <meta property="og:title" content={fullTitle} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:type" content="website" />
          <meta property="og:url" content={addressIn(language)} />
          <meta property="og:locale" content={localeName(language)} />
          {image && <meta property="og:image" content={origin + image} />}
        </>
      )}
    </>
  )
}
