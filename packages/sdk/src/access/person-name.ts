import { hasDirectionMarks, typed } from '../language/index.ts'

export const NAME_LIMITS = { min: 2, max: 100 } as const

/** The problem of a name, as a field code. */
export type NameProblem = 'required' | 'too_short' | 'too_long' | 'direction_marks' | 'not_a_name'

/** The shortest and the longest accepted text. */
export interface TextLimits {
  /** Number of characters. */
  readonly min: number
  /** Number of characters. */
  readonly max: number
}

/** Returns a person's first name and surname separated by single spaces, or null if the text is no person's name. */
export function personName(value: string): string | null {
  return personNameProblem(value) === null ? oneLine(value) : null
}

/**
 * Returns the problem of a person's name, or null. Buyers see the name beside every ad, so it must not contain contact
 * data: no phone and no e-mail address.
 */
export function personNameProblem(value: unknown): NameProblem | null {
  return lineProblem(value, NAME_LIMITS) ?? (isContact(oneLine(value)) ? 'not_a_name' : null)
}

/** Returns the problem of the name of a person or a company as one line of text, or null. */
export function lineProblem(value: unknown, { min, max }: TextLimits): NameProblem | null {
  const line = oneLine(value)
  if (hasDirectionMarks(line)) return 'direction_marks'
  if (line === '') return 'required'
  if (line.length < min) return 'too_short'
  return line.length > max ? 'too_long' : null
}

/** Returns a typed text as one line, with single spaces. */
export function oneLine(value: unknown): string {
  return typed(value).replace(/\s+/g, ' ')
}

// Digits of any script and full-width look-alikes are normalised first.
function isContact(line: string): boolean {
  const plain = line.normalize('NFKC').replace(/\p{Cf}/gu, '')
  const digits = plain.match(/\p{Nd}/gu)?.length ?? 0
  return /\S@\S/.test(plain) || (digits >= 5 && !/\p{L}/u.test(plain))
}
