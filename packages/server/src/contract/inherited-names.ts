import type { FieldErrors } from './failure.ts'

/** How many of them one answer names. */
const MOST_NAMED = 100

/** A path is not written out further than this: a body may be nested as deep as it is long. */
const LONGEST_PATH = 200

/** Whether every JavaScript object has something of this name (`toString`, `constructor`, `__proto__`). */
export function isInherited(name: string): boolean {
  return name in Object.prototype
}

/**
 * The fields of a body, however deep, that are named as something every object inherits, as errors by their paths; null if
 * there are none. No field of the contract has such a name, and code that looks one up in a table would find a function.
 * The walk is a loop, because the body decides how deep it goes.
 */
export function inheritedNames(body: unknown): FieldErrors | null {
  const found = new Map<string, string[]>()
  const waiting = [{ value: body, path: '' }]
  for (let next = waiting.pop(); next && found.size < MOST_NAMED; next = waiting.pop()) {
    const { value, path } = next
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      const innerPath = path === '' ? name : path.length > LONGEST_PATH ? path : `${path}.${name}`
      if (!Array.isArray(value) && isInherited(name)) found.set(fieldOf(innerPath), ['unexpected'])
      else waiting.push({ value: inner, path: innerPath })
    }
  }
  return found.size > 0 ? Object.fromEntries(found) : null
}

/** A field of an update is named as the form names it: without the `data` around it. */
export function fieldOf(path: string): string {
  return path.replace(/^data\./, '') || 'body'
}
