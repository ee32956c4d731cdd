import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type RouterContextProvider, StaticRouter } from 'react-router'
import { LanguageProvider } from '../language/language-context.tsx'
import type { RenderedPart } from './server-part.tsx'
import { visitOf } from './visit.ts'

/** React asks for images of a part ahead of it. The browser sees them in the document soon enough. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

type LoaderArgs = { readonly url: URL; readonly context: Readonly<RouterContextProvider> }

/**
 * In a loader: renders a part of the page that needs no script, for `ServerPart` to show. Only what `content` shows gets
 * to the browser, neither its components nor its data. `id` is unique in the page.
 *
 * The content knows the language and the address; it takes everything else as props, since it is outside the page: no
 * data of loaders, no effects, no event handlers. Its links are `LocalLink`s.
 */
export function renderPart({ url, context }: LoaderArgs, id: string, content: ReactNode): RenderedPart {
  const { language, isData, parts } = visitOf(context)
  const html = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <StaticRouter location={url.pathname + url.search}>{content}</StaticRouter>
    </LanguageProvider>,
    { identifierPrefix: `${id}-` },
  ).replace(PRELOADS, '')
  if (isData) return { id, html }
  parts.set(id, html)
  return { id, html: null }
}
