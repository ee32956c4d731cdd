import * as paths from '@sauda/sdk/paths'
import { loadSpare } from '../../shell/chunk-failure.ts'
import { opensElsewhere } from '../../shell/opens-elsewhere.ts'
import { readTab, writeTab } from './tab.ts'
import { formsInPage, heard, textsOf } from './typed-fields.ts'

/** The pages by which one signs in. */
const ACCESS = /^\/(login|registration|forgot|reset|verify)\b/

/** What was typed, between two documents: per tab, and read once. */
const SLOT = 'typed'

/** The sign-in page may come between a page and its next document, and has typed text of its own. */
const LOGIN_SLOT = 'typed-login'

/** Links to the same page in the other language, and links marked as leading back to it. */
const LEAVING = 'a[hreflang], a[data-keeps-typed]'

/**
 * Carries typed text over to the page's next document: in the other language, or after a new sign-in. `here` is the
 * page's path and query without language; a guest's id is 0. Returns a function that stops.
 */
export function carryTypedText(here: string, signedIn = 0): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const atLogin = here.startsWith(paths.login)
  // A page that finds the session expired leads here before the site knows that the user is signed out.
  const userId = atLogin ? 0 : signedIn
  const slot = atLogin ? LOGIN_SLOT : SLOT
  // Few tabs have texts of a guest.
  if (readTab('guest') !== null && !ACCESS.test(here))
    void loadSpare(() => import('./guest.ts')).then((part) => part?.meetVisitor(userId))

  // React mounts twice in development and unmounts immediately the first time: that mount must not consume the text.
  queueMicrotask(() => {
    if (signal.aborted) return
    const kept = readTab(slot)
    const [path, id, texts] = Array.isArray(kept) ? kept : []
    for (const read of atLogin ? [slot] : [SLOT, LOGIN_SLOT]) writeTab(read, null)
    if (path === here && id === userId && Array.isArray(texts))
      void import('./put-back.ts').then(({ putBack }) => putBack(texts, signal))
  })

  function keep(event: MouseEvent) {
    if (!(event.target instanceof Element && event.target.closest(LEAVING)) || opensElsewhere(event)) return
    const texts = formsInPage().map(textsOf)
    // A page rendered in response to a form without a session has no user; the form names its person.
    const owner = document.querySelector<HTMLInputElement>('main input[name=rendered_for]')?.value
    const isTyped = texts.some((form) => Object.keys(form).length > 0)
    writeTab(slot, isTyped ? [here, owner ? Number.parseInt(owner, 10) : userId, texts] : null)
  }
  addEventListener('click', keep, { capture: true, signal })
  addEventListener('input', ({ target }) => target && heard.add(target), { capture: true, signal })
  // What is submitted now is newer than what a link stored whose navigation failed.
  addEventListener('submit', () => writeTab(slot, null), { capture: true, signal })
  return () => stop.abort()
}
