import { type Language, shortMoneyTiyn } from '@sauda/sdk/language'
import type { Sum } from './by-batch.ts'

/** «2 095 480 ₸ и 100 USD»: sums by currency. */
export function sumsText(sums: readonly Sum[], language: Language, and: string): string {
  return sums.map(({ total, currency }) => shortMoneyTiyn(total, currency, language)).join(and)
}
