import { isPublicPage } from '../../shell/public-pages.ts'
import { eventsOf, toldEvent } from './seen.ts'

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

/** Tells of what the message of the page before says, once. */
function tellDone(): void {
  const { dataset } = document.documentElement
  const told = toldEvent(dataset.told, location.pathname)
  delete dataset.told
  if (told) layer.push(told)
}

tellDone()
addEventListener('sauda:told', tellDone)

const source = document.querySelector<HTMLElement>('[data-analytics]')?.dataset.script
// An address with a secret part must not be read by others.
if (source && isPublicPage(location.pathname)) {
  document.head.append(Object.assign(document.createElement('script'), { src: source, async: true }))
}
