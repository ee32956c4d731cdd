/** The values of a form, or of a body: numbers are read as people type them. */
export type Values = Readonly<Record<string, unknown>>

/** Returns values with their numbers as texts, as a form has them. */
export function asTyped(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  )
}

/** Returns the keys of photos, each once, in their order. */
export function photoKeys(value: unknown): string[] {
  const keys = [value ?? []].flat().filter((key) => typeof key === 'string' && key !== '')
  return [...new Set(keys)].map(String)
}
