/** Returns what was typed into a field; an empty string for a file or a missing field. */
export function textOf(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}
