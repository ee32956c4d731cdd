import { localPath, splitPath } from '@sauda/sdk/language'
import { useLocation } from 'react-router'
import { useLanguage, useWords } from '../language/language-context.tsx'
import { useSite } from './use-site.ts'
import { shellWords } from './words.ts'

export type DocumentHeadProps = {
  /** The title of the page; the site's name is appended unless the title begins with it. */
  title: string
  /** Excludes the page from search engines: personal pages, forms, filtered lists. */
  hidden?: boolean
  /** The part of the query that belongs to the canonical address: `?category=brakes`. */
  search?: string
}

/**
 * Title and canonical address of a page: its path with `search`, without the rest of the query. React moves them into
 * the document's head. What else search engines read is in `features/found`, which only the server renders.
 */
export function DocumentHead({ title, hidden = false, search = '' }: DocumentHeadProps) {
  const { site } = useWords(shellWords)
  const language = useLanguage()
  const { origin } = useSite()
  const { path } = splitPath(useLocation().pathname)
  const fullTitle = title.startsWith(site.name) ? title : `${title} · ${site.name}`

  return (
    <>
      <title>{fullTitle}</title>
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={origin + localPath(path + search, language)} />
          {import.meta.env.SSR && <meta property="og:title" content={fullTitle} />}
        </>
      )}
    </>
  )
}
