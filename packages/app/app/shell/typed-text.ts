import * as paths from '@sauda/sdk/paths'
import { opensElsewhere } from './opens-elsewhere.ts'
import { type Field, type FormText, formsInPage, isTicked } from './typed-fields.ts'

/** Where typed text waits while a page goes away and comes back: of this tab alone, and taken out once. */
const SLOT = 'typed'

/** The sign-in page lies between a page and its next document, and has typed text of its own. */
const LOGIN_SLOT = 'typed-login'

/** Links to the same page in the other language, and those that say of themselves that they lead back to it. */
const LEAVING = 'a[hreflang], a[data-keeps-typed]'

/** What somebody has typed into since this code came. */
const heard = new WeakSet<EventTarget>()

/**
 * Carries what is typed on a page over to its next document: the one in the other language, or its own after a new sign-in.
 * `here` is the page's path and query in Russian's paths; a guest's id is 0. Returns the way to stop.
 */
export function carryTypedText(here: string, signedIn = 0): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const atLogin = here.startsWith(paths.login)
  // A page that finds the session gone leads here before the site knows that nobody is signed in any more.
  const userId = atLogin ? 0 : signedIn
  const slot = atLogin ? LOGIN_SLOT : SLOT

  // React begins twice in development, and stops at once the first time: that one must take nothing.
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
    // A document that answers a form without a session knows nobody: the form says whose it was.
    const owner = document.querySelector<HTMLInputElement>('main input[name=owner]')?.value
    try {
      sessionStorage.setItem(slot, JSON.stringify([here, owner ? Number(owner) : userId, texts]))
    } catch {
      // This browser keeps nothing.
    }
  }
  addEventListener('click', keep, { capture: true, signal })
  addEventListener('input', ({ target }) => target && heard.add(target), { capture: true, signal })
  // What is sent now is newer than what was kept by a link that led nowhere.
  addEventListener('submit', () => forget(slot), { capture: true, signal })
  return () => stop.abort()
}

/** What was typed into this page by the same person before it went away, if anything. Nothing of it stays. */
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
    // This browser keeps nothing.
  }
}

/** What a field holds; null where that came with the page, which knows better the next time. */
function typedInto(field: Field): string | boolean | null {
  // A form that was refused came back with what was typed into it.
  const isTyped = heard.has(field) || differs(field) || field.form?.querySelector('[role=alert]')
  if (!isTyped) return null
  return isTicked(field) ? field.checked : field.value
}

/** Also typed before this code came. */
function differs(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const chosen = [...field.options].findLastIndex((option) => option.defaultSelected)
    return field.selectedIndex !== Math.max(chosen, 0)
  }
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}
