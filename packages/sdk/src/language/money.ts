import type { Language } from '../generated/schemas.ts'
import type { Words } from './language.ts'
import { groupDigits, NO_BREAK_SPACE } from './numbers.ts'

const NEGOTIABLE = { ru: 'договорная', kk: 'келісімді' } as const satisfies Words

/** Decimal comma of both languages. */
const COMMA = { ru: ',', kk: ',' } as const satisfies Words

/** A price in whole tenge, `58 000 ₸`; null is a negotiable price, «договорная». */
export function money(tenge: number | null, language: Language): string {
  return tenge === null ? NEGOTIABLE[language] : `${groupDigits(tenge)}${NO_BREAK_SPACE}₸`
}

/**
 * A sum of a document, `412 000,00 ₸`, always with two decimal places.
 *
 * @param tiyn the sum in hundredths of the currency
 * @param currency ISO 4217; only tenge have a sign, others keep their code
 */
export function moneyTiyn(tiyn: number, currency: string, language: Language): string {
  const cents = String(Math.abs(tiyn % 100)).padStart(2, '0')
  const sign = currency === 'KZT' ? '₸' : currency
  const minus = tiyn < 0 ? '−' : ''
  const whole = groupDigits(Math.floor(Math.abs(tiyn) / 100))
  return `${minus}${whole}${COMMA[language]}${cents}${NO_BREAK_SPACE}${sign}`
}

/** A sum of a document without zeros after the comma: `412 000 ₸`, but `56 827,59 ₸`. For headings and lists. */
export function shortMoneyTiyn(tiyn: number, currency: string, language: Language): string {
  return moneyTiyn(tiyn, currency, language).replace(`${COMMA[language]}00`, '')
}
