/** What stands in the fields of one form, in their order: a text, whether a box is ticked, or null where nothing was typed. */
export type FormText = readonly (string | boolean | null)[]

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Not typed, or kept nowhere. A combobox shows the name of what is chosen, in the page's language. */
const LEFT_OUT = 'input:is([type=hidden], [type=password], [type=file], [role=combobox])'

/**
 * The page's forms that somebody can fill in, each as its fields. A password stays one while it can be looked at. The ad's
 * editor has its draft.
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
