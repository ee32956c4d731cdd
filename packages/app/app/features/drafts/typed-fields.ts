/** What was typed into a form: the text of a field, or whether a choice is ticked, by the name of the field. */
export type FormTexts = Readonly<Record<string, string | boolean>>

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Fields that nobody types into (hidden ones and files), that must not be stored (passwords), or whose text belongs to
 * the page's language (comboboxes show the name of the choice; a search field with suggestions has its own text).
 */
const LEFT_OUT =
  'input:is([type=hidden], [type=password], [autocomplete*=password], [type=file], [role=combobox]:not([type=search]))'

/** Elements that the user has typed into since scripts loaded. */
export const heard = new WeakSet<EventTarget>()

/** The fields of an element that the user can fill in. A visible password still counts as a password. */
export function fieldsIn(element: ParentNode): Field[] {
  return [...element.querySelectorAll<Field>('input, select, textarea')].filter(
    (field) => !field.matches(LEFT_OUT),
  )
}

/** The fields of the forms in the page, except those of forms that keep their text themselves. */
export function formsInPage(): Field[][] {
  const main = document.querySelector('main')
  const fields = main ? fieldsIn(main).filter(({ form }) => form?.matches(':not([data-kept])')) : []
  return [...Map.groupBy(fields, ({ form }) => form).values()]
}

export function isTicked(field: Pick<Field, 'type'>): field is HTMLInputElement {
  return /^(checkbox|radio)$/.test(field.type)
}

/** Fields by what stays the same in another language, and when other fields are added: a name, with the value of a choice. */
export function byName<Named extends Pick<Field, 'name' | 'type' | 'value'>>(
  fields: readonly Named[],
): ReadonlyMap<string, Named> {
  const named = new Map<string, Named>()
  for (const field of fields) {
    const name = isTicked(field) ? `${field.name}=${field.value}` : field.name
    let key = name
    for (let time = 2; named.has(key); time++) key = `${name} ${time}`
    named.set(key, field)
  }
  return named
}

/** What was typed into fields; what came with the page is left out, as the page may have something newer the next time. */
export function textsOf(fields: readonly Field[]): FormTexts {
  const typed = [...byName(fields)].filter(([, field]) => isTyped(field))
  return Object.fromEntries(typed.map(([name, field]) => [name, textIn(field)]))
}

export const textIn = (field: Field) => (isTicked(field) ? field.checked : field.value)

/** A form with errors came back with what was typed into it. */
export function isTyped(field: Field): boolean {
  return heard.has(field) || differs(field) || Boolean(field.form?.querySelector('[role=alert]'))
}

/** Also detects what was typed before scripts loaded. */
function differs(field: Field): boolean {
  if ('options' in field) {
    const chosen = [...field.options].findLastIndex((option) => option.defaultSelected)
    return field.selectedIndex !== Math.max(chosen, 0)
  }
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}
