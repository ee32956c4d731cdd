import type { FieldCode } from '@sauda/sdk'
import type { FieldErrors } from './failure.ts'

/** The maximum number of errors in one response. */
const MOST_NAMED = 100

/** The maximum length of a path in an error: a body may be nested arbitrarily deep. */
const LONGEST_PATH = 200

/**
 * Returns whether every JavaScript object inherits a property of this name (`toString`, `constructor`, `__proto__`).
 */
export function isInherited(name: string): boolean {
  return name in Object.prototype
}

/**
 * Returns errors by path for fields, at any depth, whose names every object inherits; null if there are none. No
 * contract field has such a name, and code that looks one up in a table would find a function. Iterative, because the
 * client decides how deep the body is.
 */
export function inheritedNames(body: unknown): FieldErrors | null {
  const found = new Map<string, FieldCode[]>()
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

/** Names a field of an update as the form does, without the `data` wrapper. */
export function fieldOf(path: string): string {
  return path.replace(/^data\./, '') || 'body'
}
