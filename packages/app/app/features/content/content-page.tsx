import { DocumentHead } from '../../shell/document-head.tsx'
import { type RenderedPart, ServerPart } from '../../shell/server-part.tsx'
import { usePrinter } from './use-printer.ts'

/** What the loader of a page of the centre returns. */
export type ContentPageData = {
  title: string
  description?: string | undefined
  /** Not for search engines: previews, earlier versions, pages behind a sign-in. */
  hidden: boolean
  page: RenderedPart
}

/** A page of the centre that the server has rendered as a whole. */
export function ContentPage({ title, description, hidden, page }: ContentPageData) {
  usePrinter(page)
  return (
    <>
      <DocumentHead title={title} description={description} hidden={hidden} />
      <ServerPart part={page} />
    </>
  )
}
