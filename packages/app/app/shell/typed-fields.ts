/** The values of one form's fields, in order: a text, whether a checkbox is ticked, or null if nothing was typed. */
export type FormText = readonly (string | boolean | null)[]

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Fields that nobody types into (hidden ones and files), that must not be stored (passwords), or whose text belongs to
 * the page's language (comboboxes show the name of the choice; a search field with suggestions has its own text).
 */
const LEFT_OUT = 'input:is([type=hidden], [type=password], [type=file], [role=combobox]:not([type=search]))'

/**
 * The page's forms that the user can fill in, each as a list of fields. A visible password still counts as a password.
 * The ad editor is left out, as it has drafts.
 */
export function formsInPage(): Field[][] {
  const fields = [...document.querySelectorAll<Field>('main :is(input, select, textarea)')].filter(
    (field) =>
      field.form?.matches(':not(#ad-editor)') &&
      !field.matches(LEFT_OUT) &&
      !field.autocomplete.includes('password'),
  )
  return [...Map.groupBy(fields, ({ form }) => form).values()]
}

export function isTicked(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}
