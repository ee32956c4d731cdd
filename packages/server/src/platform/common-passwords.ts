import { dictionary } from '@zxcvbn-ts/language-common'

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'])

// The Latin letter on each Cyrillic letter's key: «пароль» is typed as «gfhjkm».
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё'
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const KEYS = new Map([...CYRILLIC].map((letter, at) => [letter, LATIN[at] ?? letter]))

const SHORTEST_WORD = 4

/**
 * Returns whether a password is common, by a list of leaked ones: as it is, followed by digits and punctuation,
 * repeated, or typed with the other keyboard layout.
 */
export function isCommonPassword(password: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase()
  const latin = [...typed].map((letter) => KEYS.get(letter) ?? letter).join('')
  return [typed, latin].some((word) => isCommon(word) || isCommon(word.replace(/[^\p{L}]+$/u, '')))
}

function isCommon(word: string): boolean {
  const [, part] = /^(.+?)\1+$/u.exec(word) ?? []
  return COMMON.has(word) || (part !== undefined && (part.length < SHORTEST_WORD || COMMON.has(part)))
}
