/** A way to contact somebody that a text contains. */
export type ContactKind = 'phone' | 'messenger' | 'email' | 'link'

/** A contact in a text. */
export interface ContactInText {
  /** What kind of contact it is. */
  kind: ContactKind
  /** Index of its first character. */
  start: number
  /** Index after its last character. */
  end: number
}

/** Phones of Kazakhstan and Russia: +7 or 8, or a bare mobile number, with any usual separators. */
const PHONE =
  /(?<![\p{L}\d#№-])(?:(?:\+\s*7|8)[\s().\-–—]*[3-7]|\(?7(?=[0-7]))(?:[\s().\-–—]*\d){9}(?![\p{L}\d])/gu

/**
 * Names of messengers, also as people shorten them and in cases, and nicknames after @. Behind a number «тг» is the
 * currency.
 */
const MESSENGER =
  /(?<![\p{L}\d])(?:what'?s?\s?app|whatsap|wats\s?app|wa\.me|t\.me|telegram|viber|instagram|ват[сц]\s?ап+|вот[сц]\s?ап+|телеграмм?|телег[аеуи]|(?<!(?:\d|тыс\.?|мың|млн\.?)[\s\u00a0]*)тг|вайбер|инстаграмм?|инст[аеу])(?:[ауеы]|ом|[дт]а|[дтн]ан|[қғ]а|[пм]ен)?(?![\p{L}\d])|(?<![\p{L}\d.@])@[a-z]\w{4,31}/giu

const EMAIL = /(?<![\p{L}\d.@])[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}/giu

const LINK = /(?<![\p{L}\d@.])(?:https?:\/\/\S*[^\s.,;:!?)»"]|www\.[a-z\d-]+\.\S*[^\s.,;:!?)»"])/giu

/** In the order of precedence: an address is not also a nickname. */
const RULES: readonly (readonly [ContactKind, RegExp])[] = [
  ['email', EMAIL],
  ['messenger', MESSENGER],
  ['link', LINK],
  ['phone', PHONE],
]

/**
 * Returns the phones, messengers, e-mail addresses and links in a text, in their order, each with its place. It errs on
 * the side of silence: prices, article numbers, VINs and dates are not contacts.
 */
export function contactsIn(text: string): ContactInText[] {
  const found: ContactInText[] = []
  for (const [kind, rule] of RULES) {
    for (const match of text.matchAll(rule)) {
      const one = { kind, start: match.index, end: match.index + match[0].length }
      if (!found.some(({ start, end }) => one.start < end && start < one.end)) found.push(one)
    }
  }
  return found.toSorted((one, other) => one.start - other.start)
}
