import { normalVin } from '@sauda/sdk/ads'

/** So many digits may be a telephone, an IIN or a card. Shorter numbers are years, prices and sizes. */
const DIGITS = /(?:\d[\s().+\-–]*){7}/u
const MAILBOX = /\S\s*@\s*\S/u

/**
 * Whether a query may tell who asked: it is then not kept. A long article number is lost with it, which no word of the
 * dictionary could have helped.
 */
export function isPersonal(typed: string): boolean {
  const plain = typed.normalize('NFKC')
  return DIGITS.test(plain) || MAILBOX.test(plain) || normalVin(plain) !== null
}
