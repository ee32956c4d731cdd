import { byName, type Field, type FormTexts, formsInPage, isTicked } from './typed-fields.ts'

/** The number of frames to wait for the forms: some seconds. */
const MOST_FRAMES = 300

/** Restores typed text in the forms it came from, each once it is rendered and hydrated, until the page is left. */
export async function putBack(texts: readonly FormTexts[], left: AbortSignal): Promise<void> {
  const waiting = new Map(texts.entries())
  for (let frame = 0; waiting.size > 0 && frame < MOST_FRAMES && !left.aborted; frame++) {
    const forms = formsInPage()
    for (const [place, text] of waiting) {
      const fields = byName(forms[place] ?? [])
      if (!Object.keys(text).every((name) => fields.has(name)) || ![...fields.values()].every(isTakenOver))
        continue
      writeTexts(fields, text)
      waiting.delete(place)
    }
    await new Promise(requestAnimationFrame)
  }
}

/** Before hydration React does not notice changes of a field; it marks the fields that are hydrated. */
function isTakenOver(field: Field): boolean {
  return Object.keys(field).some((key) => key.startsWith('__reactProps'))
}

/** Sets the values of fields as if they were typed. */
export function writeTexts(fields: ReadonlyMap<string, Field>, texts: FormTexts): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = fields.get(name)
    if (field) write(field, text)
  }
}

function write(field: Field, text: string | boolean): void {
  if (isTicked(field)) {
    if (field.checked === text) return
    if (text || field.type === 'checkbox') field.click()
    else field.checked = false
    return
  }
  if (field.value === text) return
  // With the prototype's setter: React overrides the field's own and would ignore the event as a duplicate.
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  own?.set?.call(field, text)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
