import * as paths from '@sauda/sdk/paths'
import { opensElsewhere } from './opens-elsewhere.ts'
import { type Field, type FormText, formsInPage, isTicked } from './typed-fields.ts'

/** The storage key of typed text between two documents: per tab, and read once. */
const SLOT = 'typed'

/** The sign-in page may come between a page and its next document, and has typed text of its own. */
const LOGIN_SLOT = 'typed-login'

/** Links to the same page in the other language, and links marked as leading back to it. */
const LEAVING = 'a[hreflang], a[data-keeps-typed]'

/** Elements that the user has typed into since this script loaded. */
const heard = new WeakSet<EventTarget>()

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

  // React mounts twice in development and unmounts immediately the first time: that mount must not consume the text.
  queueMicrotask(() => {
    if (signal.aborted) return
    const forms = take(slot, here, userId)
    if (!atLogin) forget(SLOT, LOGIN_SLOT)
    if (forms) void import('./put-back.ts').then(({ putBack }) => putBack(forms, signal))
  })

  function keep(event: MouseEvent) {
    if (!(event.target instanceof Element && event.target.closest(LEAVING)) || opensElsewhere(event)) return
    const texts = formsInPage().map((form) => form.map(typedInto))
    forget(slot)
    if (texts.flat().every((text) => text === null)) return
    // A page rendered in response to a form without a session has no user; the form names its owner.
    const owner = document.querySelector<HTMLInputElement>('main input[name=owner]')?.value
    try {
      sessionStorage.setItem(slot, JSON.stringify([here, owner ? Number(owner) : userId, texts]))
    } catch {
      // This browser has no storage.
    }
  }
  addEventListener('click', keep, { capture: true, signal })
  addEventListener('input', ({ target }) => target && heard.add(target), { capture: true, signal })
  // What is submitted now is newer than what a link stored whose navigation failed.
  addEventListener('submit', () => forget(slot), { capture: true, signal })
  return () => stop.abort()
}

/** Returns and removes what the same user typed into this page before it was replaced. */
function take(slot: string, here: string, userId: number): FormText[] | undefined {
  try {
    const [path, id, forms] = JSON.parse(sessionStorage.getItem(slot) ?? '[]')
    forget(slot)
    return path === here && id === userId ? forms : undefined
  } catch {
    return undefined
  }
}

function forget(...slots: string[]): void {
  try {
    for (const slot of slots) sessionStorage.removeItem(slot)
  } catch {
    // This browser has no storage.
  }
}

/** The value of a field; null if it came with the page, which may have a newer value the next time. */
function typedInto(field: Field): string | boolean | null {
  // A form with errors came back with what was typed into it.
  const isTyped = heard.has(field) || differs(field) || field.form?.querySelector('[role=alert]')
  if (!isTyped) return null
  return isTicked(field) ? field.checked : field.value
}

/** Also detects what was typed before this script loaded. */
function differs(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const chosen = [...field.options].findLastIndex((option) => option.defaultSelected)
    return field.selectedIndex !== Math.max(chosen, 0)
  }
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}
