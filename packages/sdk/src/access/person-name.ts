import { typed } from '../language/index.ts'

export const NAME_LIMITS = { min: 2, max: 100 } as const

/** The problem of a name, as a field code. */
export type NameProblem = 'required' | 'too_short' | 'too_long' | 'not_a_name'

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
  if (line === '') return 'required'
  if (line.length < min) return 'too_short'
  return line.length > max ? 'too_long' : null
}

/** Returns a typed text as one line, with single spaces. */
export function oneLine(value: unknown): string {
  return typed(value).replace(/\s+/g, ' ')
}

// «wa.me/7701…», «t.me/ivan», «shop.kz»; initials («A. B. Smith») have a single letter before the dot.
const ADDRESS =
  /[\p{L}\d-]{2,}\s?\.\s?(?:kz|қаз|ru|рф|com|net|org|info|me|io|link|shop|site|online)(?![\p{L}\d])|\b(?:wa|t)\.me/iu

/** Without letters, five digits are a part of a phone; beside letters, seven are one without its code. */
const MOST_DIGITS = { alone: 4, besideLetters: 6 } as const

// Digits of any script and full-width look-alikes are normalised first.
function isContact(line: string): boolean {
  const plain = line.normalize('NFKC')
  const digits = plain.match(/\p{Nd}/gu)?.length ?? 0
  const most = /\p{L}/u.test(plain) ? MOST_DIGITS.besideLetters : MOST_DIGITS.alone
  return /\S@\S|@\w{3}/.test(plain) || ADDRESS.test(plain) || digits > most
}
