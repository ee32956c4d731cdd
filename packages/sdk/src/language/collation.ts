import type { Language } from './language.ts'

// The Kazakh alphabet holds the Russian one in its own order, so one row serves both languages.
const ALPHABET = 'аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя'

/**
 * A key whose plain byte order (`COLLATE "C"`, `<`) is the alphabetical order of the language: numbers, then
 * Cyrillic, then Latin, letters' case and signs ignored. Russian files ё under е, Kazakh counts it a letter.
 */
export function sortKey(text: string, language: Language): string {
  const lower = text.normalize('NFC').toLowerCase()
  const letters = language === 'ru' ? lower.replaceAll('ё', 'е') : lower
  return Array.from(letters, keyOf).join('').trim().replace(/ +/g, ' ')
}

/** A comparison for `sort`: alphabetical, and for equal keys by the texts themselves, so the order is total. */
export function compareText(language: Language): (a: string, b: string) => number {
  return (a, b) => compare(sortKey(a, language), sortKey(b, language)) || compare(a, b)
}

function keyOf(character: string): string {
  const place = ALPHABET.indexOf(character)
  // '@' stands between the digits and the Latin letters, and 'A' onward has room for 42 letters.
  if (place >= 0) return `@${String.fromCharCode(65 + place)}`
  const plain = character.normalize('NFD').replace(/\p{M}/gu, '')
  return /^[\p{L}\p{N}]+$/u.test(plain) ? plain : ' '
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
