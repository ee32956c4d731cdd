import type { PeopleTerm } from './queries.ts'

/** Words for a room and for the legal forms of companies, which differ by language: they tell nobody apart. */
const TELL_NOTHING = new Set([
  'бутик',
  'бутигі',
  'бутика',
  'бин',
  'иин',
  'бин/иин',
  'бсн',
  'жсн',
  'бсн/жсн',
  'тоо',
  'жшс',
  'ип',
  'жк',
  'ао',
  'ақ',
])

/** So many digits may be a phone or a BIN; fewer are the number of a room. */
const LONG = 5

/** Reads a text by which people are looked up. Phones may be written with spaces, brackets and dashes. */
export function peopleTerms(text: string): PeopleTerm[] {
  const lower = text.normalize('NFC').toLowerCase()
  const numbers: PeopleTerm[] = []
  const rest = lower.replace(/(?<![\p{L}\p{N}])\+?\d[\d ()\u00a0-]*\d(?![\p{L}\p{N}])/gu, (written) => {
    const number = readNumber(written)
    if (!number) return written
    numbers.push(number)
    return ' '
  })
  const words = rest.split(/[\s,;«»"“”„()]+/).map((word) => word.replace(/^[.'-]+|[.'-]+$/g, ''))
  const telling = words.filter((word) => /[\p{L}\p{N}]/u.test(word))
  const apart = telling.filter((word) => !TELL_NOTHING.has(word))
  const chosen = apart.length + numbers.length > 0 ? apart : telling
  return [...numbers, ...chosen.map(wordTerm)]
}

function isLong(word: string): boolean {
  return /^\d+$/.test(word) && word.length >= LONG
}

/** Phones as they are written with spaces, by the digits of each group, without the country's code or with 7 or 8. */
const PHONE_SHAPES: ReadonlySet<string> = new Set(['3 2 2', '3 3 2 2', '1 3 3 2 2'])

/** Reads what is written as one number, with spaces, brackets and dashes; undefined if it is none or several. */
function readNumber(written: string): PeopleTerm | undefined {
  const groups = written.match(/\d+/g) ?? []
  const all = groups.join('')
  if (all.length < LONG || all.length > BIN_DIGITS) return undefined
  const isSpaced = /^[\d \u00a0]*[ \u00a0][\d \u00a0]*$/.test(written)
  const one = { text: written, digits: isSpaced ? nationalOf(groups) : withoutCountry(all) }
  if (!isSpaced || PHONE_SHAPES.has(groups.map(({ length }) => length).join(' '))) return one
  if (!groups.every(standsAlone)) return mayBePhone(groups) || all.length === BIN_DIGITS ? one : undefined
  const isBin = all.length === BIN_DIGITS && (BIN.test(all) || groups.some(isLong))
  if (!isBin && !mayBePhone(groups)) return undefined
  return { ...one, apart: groups.map(wordTerm) }
}

const BIN_DIGITS = 12

/** A BIN begins with a year and a month. */
const BIN = /^\d\d(0[1-9]|1[0-2])/

/** Whether digits may be the number of a room, or a phone or BIN without what is around them. */
const standsAlone = (group: string) => isLong(group) || /^[1-9]\d{2,3}$/.test(group)

/** Whether groups may be the seven digits of a phone, or its beginning: the codes of Kazakhstan's networks begin with 7. */
function mayBePhone(groups: readonly string[]): boolean {
  const [code = ''] = /^[78]$/.test(groups[0] ?? '') ? groups.slice(1) : groups
  const digits = nationalOf(groups)
  return digits.length === LOCAL || (/^8?7\d\d/.test(code) && digits.length <= 10)
}

/** A phone without the code of its network. */
const LOCAL = 7

/** The digits of a phone or of its beginning, without the country's code. */
function nationalOf(groups: readonly string[]): string {
  const [first = '', ...rest] = groups
  return /^[78]$/.test(first) && rest[0]?.length === 3 ? rest.join('') : withoutCountry(groups.join(''))
}

const wordTerm = (word: string): PeopleTerm => (isLong(word) ? { text: word, digits: word } : { text: word })

/** A phone of Kazakhstan is written with +7, with 8, or without either. */
function withoutCountry(digits: string): string {
  return digits.length === 11 && /^[78]/.test(digits) ? digits.slice(1) : digits
}
