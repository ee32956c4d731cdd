import { type Field, type FormText, formsInPage, isTicked } from './typed-fields.ts'

/** As many frames as forms may take to come: some seconds. */
const MOST_FRAMES = 300

/** Puts typed text back into the forms it came from, each once it is there and React listens to it, until the page is left. */
export async function putBack(texts: readonly FormText[], left: AbortSignal): Promise<void> {
  const waiting = new Map(texts.entries())
  for (let frame = 0; waiting.size > 0 && frame < MOST_FRAMES && !left.aborted; frame++) {
    const forms = formsInPage()
    for (const [place, text] of waiting) {
      const fields = forms[place]
      if (fields?.length !== text.length || !fields.every(isTakenOver)) continue
      for (const [index, field] of fields.entries()) write(field, text[index] ?? null)
      waiting.delete(place)
    }
    await new Promise(requestAnimationFrame)
  }
}

/** Before React has taken a field over it hears of no change to it; it marks the ones it has. */
function isTakenOver(field: Field): boolean {
  return Object.keys(field).some((key) => key.startsWith('__reactProps'))
}

/** Writes as if it were typed. */
function write(field: Field, text: string | boolean | null): void {
  if (text === null) return
  if (isTicked(field)) {
    if (field.checked !== text && (text || field.type === 'checkbox')) field.click()
    return
  }
  if (field.value === text) return
  // By the element's own setter: React watches the field's, and would take the event for an echo of it.
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  own?.set?.call(field, text)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
