import { hasDirectionMarks, typed } from '../language/index.ts'
import { normalPhone } from './phone.ts'

export const NAME_LIMITS = { min: 2, max: 100 } as const

/** What is wrong with a name, as a field code. */
export type NameProblem = 'required' | 'too_short' | 'too_long' | 'direction_marks' | 'not_a_name'

type Limits = { readonly min: number; readonly max: number }

/** A person's first name and surname with single spaces between them; or null where it is no name of a person. */
export function personName(value: string): string | null {
  return personNameProblem(value) === null ? oneLine(value) : null
}

/**
 * What is wrong with a person's name; null where nothing is. It is shown to buyers beside every ad, so it must be no way
 * to reach the person: no phone and no e-mail address.
 */
export function personNameProblem(value: unknown): NameProblem | null {
  return lineProblem(value, NAME_LIMITS) ?? (isContact(oneLine(value)) ? 'not_a_name' : null)
}

/** What is wrong with the name of a person or a company as one line of text; null where nothing is. */
export function lineProblem(value: unknown, { min, max }: Limits): NameProblem | null {
  const line = oneLine(value)
  if (hasDirectionMarks(line)) return 'direction_marks'
  if (line === '') return 'required'
  if (line.length < min) return 'too_short'
  return line.length > max ? 'too_long' : null
}

export function oneLine(value: unknown): string {
  return typed(value).replace(/\s+/g, ' ')
}

// Digits of any script and look-alikes from full-width fonts are read as what they look like.
function isContact(line: string): boolean {
  const plain = line.normalize('NFKC').replace(/\p{Cf}/gu, '')
  const isAddress = /^\S+@\S+$/.test(plain.trim())
  const digits = plain.match(/\p{Nd}/gu)?.length ?? 0
  return isAddress || normalPhone(plain) !== null || (digits >= 5 && !/\p{L}/u.test(plain))
}
