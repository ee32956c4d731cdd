import { typed } from '../language/index.ts'

export const NAME_LIMITS = { min: 2, max: 100 } as const

/** A person's first name and surname with single spaces between them; or null where it is not 2 to 100 characters. */
export function personName(value: string): string | null {
  const name = typed(value).replace(/\s+/g, ' ')
  return name.length >= NAME_LIMITS.min && name.length <= NAME_LIMITS.max ? name : null
}
