import { type ComponentProps, createContext, useContext, useState } from 'react'
import { useNavigate } from 'react-router'
import { opensElsewhere } from './opens-elsewhere.ts'

/** A part that a loader has rendered. Its HTML comes with the data, except in a document, which contains it anyway. */
export type RenderedPart = { readonly id: string; readonly html: string | null }

/** The HTML of a document's parts by id, on the server. */
export const DocumentParts = createContext<ReadonlyMap<string, string> | null>(null)

type ServerPartProps = Omit<ComponentProps<'div'>, 'id' | 'part' | 'ref' | 'children'> & {
  part: RenderedPart
}

/**
 * Shows a part that `renderPart` has rendered on the server. It costs the browser no scripts and is not hydrated. Its
 * links navigate like those of the page.
 */
export function ServerPart({ part: { id, html }, ...props }: ServerPartProps) {
  const ofDocument = useContext(DocumentParts)
  // During hydration the HTML is in the document. It is kept, in case React has to render the page again.
  const [found] = useState(() => html ?? ofDocument?.get(id) ?? partInDocument(id))
  const navigate = useNavigate()

  /** React's own handlers are not used: an element that only passes clicks on is no button. */
  function followLinks(element: HTMLElement | null) {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || event.defaultPrevented || !isFollowed(link, event, location.origin)) return
      event.preventDefault()
      void navigate(link.pathname + link.search + link.hash)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }

  return (
    <div {...props} ref={followLinks} data-part={id} suppressHydrationWarning {...asHtml(html ?? found)} />
  )
}

/**
 * The props of an element that shows HTML. The linter forbids the attribute, so that no text of a user is ever taken for
 * HTML; this is its only place. It is for parts that a loader has rendered, texts that the server has sanitised, and the
 * photos of an edited ad as the document shows them.
 */
export function asHtml(html: string) {
  return { dangerouslySetInnerHTML: { __html: html } }
}

function partInDocument(id: string): string {
  return document.querySelector(`[data-part="${id}"]`)?.innerHTML ?? ''
}

type PressedLink = Pick<HTMLAnchorElement, 'origin' | 'target'> & {
  hasAttribute: (name: string) => boolean
}

/**
 * Whether a click on a link navigates here, instead of in the browser: only links of the router, which it marks, lead to
 * pages of this document's language.
 */
export function isFollowed(
  link: PressedLink,
  press: Parameters<typeof opensElsewhere>[0],
  origin: string,
): boolean {
  if (opensElsewhere(press) || link.hasAttribute('download')) return false
  return link.hasAttribute('data-discover') && link.origin === origin && ['', '_self'].includes(link.target)
}
