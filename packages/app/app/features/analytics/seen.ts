import { splitPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import type { DataEvent } from '../../shell/data-layer.ts'
import { isPublicPage } from '../../shell/public-pages.ts'

const AD = /^\/ads\/([1-9]\d*)\/view$/

/** What of an address and a title may be told: of pages that are not public only their first part. */
export function eventsOf(url: URL, title: string): DataEvent[] {
  const { pathname, searchParams } = url
  const { language, path } = splitPath(pathname)
  const isPublic = isPublicPage(pathname)
  const page_path = isPublic ? pathname : `/${path.split('/')[1]}`
  // The title of a search repeats what was typed.
  const isTold = isPublic && !searchParams.has('q')
  const events: DataEvent[] = [
    { event: 'page_view', page_path, page_language: language, ...(isTold && { page_title: title }) },
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
