import { normalVin } from '@sauda/sdk/ads'
import { withoutVins } from '@sauda/sdk/part-requests'

/** So many digits may be a telephone, an IIN or a card. Shorter numbers are years, prices and sizes. */
const DIGITS = /(?:\d[\s().+\-–]*){7}/u
const MAILBOX = /\S\s*@\s*\S/u

/**
 * Whether a query may tell who asked, or has a VIN among its words: it is then not kept. A long article number is lost with it, which no word of the
 * dictionary could have helped.
 */
export function isPersonal(typed: string): boolean {
  const plain = typed.normalize('NFKC')
  return (
    DIGITS.test(plain) || MAILBOX.test(plain) || normalVin(plain) !== null || withoutVins(plain).vin !== null
  )
}
