import { normalVin, vinCheckDigit } from '../ads/vin.ts'

/** Words of letters, also Cyrillic ones that look like Latin ones, and digits. */
const WORD = /[\p{L}\d]+/gu
const MIXED = /^(?=.*\d)(?=.*\p{L})/u
/** What may stand between the groups in which a VIN is written. */
const GAP = /^[\s\p{Pd}−]{1,3}$/u
const VIN_LENGTH = 17
const MOST_GROUPS = 8
/** How VINs of makers that are met here begin: other words and numbers in a row may have 17 signs too. */
const MAKER =
  /^(?:J[AFHMNST]|K[LMN]|3K|5X|W[01ABDFUV]|X[4789FMTUWZ]|Z[689]|S(?:AL|B1|H|J)|T[MRS]|MAL|V[FRNSV]|Y[4SV]|L[6BFGSV]|U[5U6]|[1-5][A-Z])/
/** A model's code with a digit and a running number, as cars for Japan have them; article numbers have fewer digits. */
const FRAME = /^(?=[A-Z]+\d)[A-Z\d]{2,8}-\d{6,7}$/

/** A text and the VIN that stood in it. */
export interface TextWithoutVins {
  /** The text without VINs and frame numbers. */
  text: string
  /** The first of them, as it is stored; null if there was none. */
  vin: string | null
}

/**
 * Returns a text without the VINs and frame numbers in it, also those written in groups, and the first of them. A VIN is for the shops
 * that are asked alone, and a text is also in lists and notifications.
 */
export function withoutVins(text: string): TextWithoutVins {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
  }))
  let vin: string | null = null
  let rest = ''
  let done = 0
  for (const [at, { from }] of words.entries()) {
    const found = from < done ? null : vinAt(text, words.slice(at, at + MOST_GROUPS))
    if (!found) continue
    vin ??= found.vin
    rest += text.slice(done, from)
    done = found.to
  }
  rest += text.slice(done)
  if (vin === null) return { text, vin }
  const mended = rest.replace(/(?:\b(?:vin|вин)(?:[\s-]*код)?[\s:№#.,-]*)?[ \t]{2,}/giu, ' ').trim()
  return { text: mended.replace(/[\s,;:]*(?:vin|вин)?[\s,;:№#-]*$/iu, '').trim(), vin }
}

/** Returns the VIN or frame number that begins with the first of some words, and where it ends. */
function vinAt(
  text: string,
  words: readonly { from: number; to: number }[],
): { vin: string; to: number } | null {
  const [{ from } = { from: 0 }] = words
  let before = from
  let length = 0
  for (const [at, word] of words.entries()) {
    if (at > 0 && !GAP.test(text.slice(before, word.from))) return null
    before = word.to
    length += word.to - word.from
    const vin = vinOf(text.slice(from, word.to), at + 1, length)
    if (vin !== null) return { vin, to: word.to }
    if (length >= VIN_LENGTH) return null
  }
  return null
}

function vinOf(typed: string, groups: number, length: number): string | null {
  if (!MIXED.test(typed)) return null
  if (length === VIN_LENGTH) {
    const vin = normalVin(typed.replace(/[^\p{L}\d]/gu, ''))
    if (vin === null || groups === 1) return vin
    return /\d{4}$/.test(vin) && (MAKER.test(vin) || vin[8] === vinCheckDigit(vin)) ? vin : null
  }
  const frame = groups === 2 ? normalVin(typed) : null
  return frame !== null && FRAME.test(frame) ? frame : null
}
