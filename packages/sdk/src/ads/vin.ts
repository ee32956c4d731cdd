/** Cyrillic capitals and the Latin ones that look the same; people type them on a Russian keyboard unnoticed. */
const CYRILLIC = 'АВЕКМНОРСТУҮХ'
const LATIN = 'ABEKMHOPCTYYX'

/**
 * ISO 3779: no I, O and Q, which look like 1 and 0. Cars for Japan have a frame number instead: the model's code and a running
 * number.
 */
const VIN = /^([A-HJ-NPR-Z\d]{17}|(?=.{6,17}$)[A-Z][A-Z\d]*-\d+)$/

/**
 * Returns a VIN, or the frame number of a car for Japan, in capitals without spaces; null if the text is neither.
 * Cyrillic letters that look like Latin ones are converted.
 */
export function normalVin(typed: string): string | null {
  const vin = inLatin(typed)
  return VIN.test(vin) ? vin : null
}

/**
 * Returns a search text as the beginning of a VIN without its hyphen and the punctuation around it; null if it is too
 * short or not one.
 */
export function vinStart(typed: string): string | null {
  const start = inLatin(typed.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')).replaceAll('-', '')
  return /^[A-Z\d]{5,17}$/.test(start) ? start : null
}

/** The value of each letter in the check digit (49 CFR 565.15); a digit counts as itself. */
const VALUES = { ABCDEFGH: 1, JKLMN: 1, P: 7, R: 9, STUVWXYZ: 2 }
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** The character at position 9 of a North American VIN; other manufacturers use the position freely. */
export function vinCheckDigit(vin: string): string {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * countOf(vin[at] ?? ''), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

/** Whether a VIN is North American (starts with 1 to 5) and its check digit does not match: it may be mistyped. */
export function isDoubtfulVin(typed: string): boolean {
  const vin = normalVin(typed)
  return vin !== null && /^[1-5]/.test(vin) && vin[8] !== vinCheckDigit(vin)
}

function inLatin(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[А-ЯҮ]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter)
}

function countOf(character: string): number {
  for (const [letters, first] of Object.entries(VALUES)) {
    const at = letters.indexOf(character)
    if (character !== '' && at >= 0) return first + at
  }
  return Number(character) || 0
}
