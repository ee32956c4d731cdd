import { isPublicPage } from '../../shell/public-pages.ts'
import { eventsOf } from './seen.ts'

/* Loaded after a consent alone: fills the data layer, and loads the script of the third party if there is one. */

const layer: object[] = []
window.dataLayer = layer

let last = ''

function tellPage(): void {
  const { href, pathname, search } = location
  // The first page tells itself, and may be told by the router too.
  if (last === pathname + search) return
  last = pathname + search
  layer.push(...eventsOf(new URL(href), document.title))
}

tellPage()
addEventListener('sauda:page', tellPage)

const source = document.querySelector<HTMLElement>('[data-analytics]')?.dataset.script
// An address with a secret part must not be read by others.
if (source && isPublicPage(location.pathname)) {
  document.head.append(Object.assign(document.createElement('script'), { src: source, async: true }))
}
