import type { PeopleTerm } from './queries.ts'

/** Words for a room and for the legal forms of companies, which differ by language: they tell nobody apart. */
const TELL_NOTHING = new Set([
  'бутик',
  'бутигі',
  'бутика',
  'бин',
  'бсн',
  'тоо',
  'жшс',
  'ип',
  'жк',
  'ао',
  'ақ',
])

/** So many digits may be a phone or a BIN; fewer are the number of a room. */
const LONG = 5

/** Numbers of digits of a phone without and with its code, and of a BIN: others with spaces are several rooms. */
const SPACED: ReadonlySet<number> = new Set([7, 10, 11, 12])

/** Reads a text by which people are looked up. Phones may be written with spaces, brackets and dashes. */
export function peopleTerms(text: string): PeopleTerm[] {
  const lower = text.normalize('NFC').toLowerCase()
  const numbers: PeopleTerm[] = []
  const rest = lower.replace(/(?<![\p{L}\p{N}])\+?\d[\d ()\u00a0-]*\d(?![\p{L}\p{N}])/gu, (written) => {
    const digits = written.replace(/\D/g, '')
    // «214 310540000130» and «214 215» are two numbers, «701 300 00 31» is one.
    const isApart = /^[\d \u00a0]*[ \u00a0][\d \u00a0]*$/.test(written)
    const isOne = isApart ? SPACED.has(digits.length) : digits.length >= LONG && digits.length <= 12
    if (!isOne) return written
    numbers.push({ text: written, digits: withoutCountry(digits) })
    return ' '
  })
  const words = rest.split(/[\s,;«»"“”„()]+/).map((word) => word.replace(/^[.'-]+|[.'-]+$/g, ''))
  const telling = words.filter((word) => /[\p{L}\p{N}]/u.test(word))
  const apart = telling.filter((word) => !TELL_NOTHING.has(word))
  const chosen = apart.length + numbers.length > 0 ? apart : telling
  return [...numbers, ...chosen.map((word) => (isLong(word) ? { text: word, digits: word } : { text: word }))]
}

function isLong(word: string): boolean {
  return /^\d+$/.test(word) && word.length >= LONG
}

/** A phone of Kazakhstan is written with +7, with 8, or without either. */
function withoutCountry(digits: string): string {
  return digits.length === 11 && /^[78]/.test(digits) ? digits.slice(1) : digits
}
