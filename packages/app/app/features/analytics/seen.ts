import { splitPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import type { DataEvent, ToldEvent } from '../../shell/data-layer.ts'
import { isPublicPage } from '../../shell/public-pages.ts'

const AD = /^\/ads\/([1-9]\d*)\/view$/

/** What of a path may be told: of a page that is not public only its first part. */
function toldPath(pathname: string): string {
  return isPublicPage(pathname) ? pathname : `/${splitPath(pathname).path.split('/')[1]}`
}

const TOLD: readonly string[] = ['registration', 'ad_handed_in'] satisfies ToldEvent[]

const isTold = (name: string): name is ToldEvent => TOLD.includes(name)

/** The event that a page's message names; null for any other message. */
export function toldEvent(name: string | undefined, pathname: string): DataEvent | null {
  return name && isTold(name) ? { event: name, page_path: toldPath(pathname) } : null
}

/** What of an address and a title may be told. */
export function eventsOf(url: URL, title: string): DataEvent[] {
  const { pathname, searchParams } = url
  const { language, path } = splitPath(pathname)
  const isPublic = isPublicPage(pathname)
  const page_path = toldPath(pathname)
  // The title of a search repeats what was typed.
  const hasTitle = isPublic && !searchParams.has('q')
  const events: DataEvent[] = [
    { event: 'page_view', page_path, page_language: language, ...(hasTitle && { page_title: title }) },
  ]
  const ad = AD.exec(path)?.[1]
  if (ad) events.push({ event: 'ad_view', page_path, ad_id: Number(ad) })
  if (path === paths.ads && searchParams.size > 0) {
    const filters = [...new Set(searchParams.keys())]
      .filter((name) => name !== 'q')
      .sort()
      .join()
    events.push({ event: 'search', page_path, filters, with_text: searchParams.has('q') })
  }
  return events
}
