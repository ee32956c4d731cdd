import { type FormText, formsInPage, isTicked } from './typed-fields.ts'

/** Where typed text waits while a page goes away and comes back: of this tab alone, and taken out once. */
const KEY = 'typed'

/** Links to the same page in the other language, and those that say of themselves that they lead back to it. */
const LEAVING = 'a[hreflang], a[data-keeps-typed]'

/**
 * Carries what is typed on a page over to its next document: the one in the other language, or its own after a new sign-in.
 * `here` is the page's path and query in Russian's paths. Returns the way to stop.
 */
export function carryTypedText(here: string, userId: number | undefined): () => void {
  const forms = take(here, userId)
  if (forms) void import('./put-back.ts').then(({ putBack }) => putBack(forms))

  function keep({ target }: Event) {
    if (!(target instanceof Element && target.closest(LEAVING))) return
    const texts = formsInPage().map((form) =>
      form.map((field) => (isTicked(field) ? field.checked : field.value)),
    )
    try {
      sessionStorage.setItem(KEY, JSON.stringify([here, userId ?? 0, texts]))
    } catch {
      // This browser keeps nothing.
    }
  }
  addEventListener('click', keep, true)
  return () => removeEventListener('click', keep, true)
}

/** What was typed into this page by the same person before it went away, if anything. */
function take(here: string, userId = 0): FormText[] | undefined {
  try {
    const [path, id, forms] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    // Nobody was known where the session had ended before the page came.
    const isHere = path === here && (id === userId || id === 0)
    // The sign-in page lies between a page and its next document.
    if (isHere || !here.startsWith('/login')) sessionStorage.removeItem(KEY)
    return isHere ? forms : undefined
  } catch {
    return undefined
  }
}
