import type { Language } from '../generated/schemas.ts'

// The Kazakh alphabet contains the Russian one in the same order, so one string serves both languages.
const ALPHABET = 'аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя'

/**
 * Returns a key whose plain byte order (`COLLATE "C"`, `<`) is the alphabetical order of the language: numbers, then
 * Cyrillic, then Latin, ignoring case and punctuation. Russian sorts ё as е, Kazakh as a separate letter.
 */
export function sortKey(text: string, language: Language): string {
  const lower = text.normalize('NFC').toLowerCase()
  const letters = language === 'ru' ? lower.replaceAll('ё', 'е') : lower
  return Array.from(letters, signOf).join('').trim().replace(/ +/g, ' ')
}

/**
 * Returns a comparator for one `sort`: alphabetical, and for equal keys by the texts themselves, so the order is total.
 * It caches keys, because a sort compares each text many times.
 */
export function compareText(language: Language): (a: string, b: string) => number {
  const keys = new Map<string, string>()
  const keyOf = (text: string) => {
    const known = keys.get(text)
    if (known !== undefined) return known
    const key = sortKey(text, language)
    keys.set(text, key)
    return key
  }
  return (a, b) => compare(keyOf(a), keyOf(b)) || compare(a, b)
}

function signOf(character: string): string {
  const place = ALPHABET.indexOf(character)
  // '@' is between the digits and the Latin letters, and 'A' onward has room for 42 letters.
  if (place >= 0) return `@${String.fromCharCode(65 + place)}`
  const plain = character.normalize('NFD').replace(/\p{M}/gu, '')
  return /[\p{L}\p{N}]/u.test(plain) ? plain : ' '
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
