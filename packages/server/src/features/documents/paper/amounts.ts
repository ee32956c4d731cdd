import type { DocumentContent } from '@sauda/sdk/documents'
import { groupDigits, type Language, moneyTiyn, NO_BREAK_SPACE, sumInWords } from '@sauda/sdk/language'

type Sum = Pick<DocumentContent, 'total' | 'currency'>

/** A sum as tables have it, without the currency: `412 000,00`. */
export function amount(tiyn: number): string {
  return moneyTiyn(tiyn, '', 'ru').trimEnd()
}

/** The total with its currency. */
export function totalText({ total, currency }: Sum): string {
  return moneyTiyn(total, currency, 'ru')
}

/** The total in words; a correction of an earlier document may be negative. */
export function totalInWords({ total, currency }: Sum, language: Language): string {
  const words = sumInWords(Math.abs(total), currency, language)
  return total < 0 ? `Минус ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words
}

/** What heads of columns call the currency. */
export function signOf(currency: string): string {
  return currency === 'KZT' ? '₸' : currency
}

/** A quantity without needless zeros: `46,8`. */
export function quantityOf(quantity: number): string {
  return groupDigits(quantity)
}

/** The sums of VAT by rate, in the order of the rates; null is without VAT. */
export function vatByRate(content: Pick<DocumentContent, 'lines'>): { rate: number | null; vat: number }[] {
  const sums = new Map<number | null, number>()
  for (const { vat_rate, vat } of content.lines) sums.set(vat_rate, (sums.get(vat_rate) ?? 0) + vat)
  return [...sums]
    .map(([rate, vat]) => ({ rate, vat }))
    .sort((one, other) => (other.rate ?? -1) - (one.rate ?? -1))
}

/** «16 %». */
export function rateText(rate: number): string {
  return `${groupDigits(rate)}${NO_BREAK_SPACE}%`
}
