import type { DocumentContent } from '@sauda/sdk/documents'
import { groupDigits, moneyTiyn, NO_BREAK_SPACE } from '@sauda/sdk/language'

/** A sum as tables have it, without the currency: `412 000,00`. */
export function amount(tiyn: number): string {
  return moneyTiyn(tiyn, '', 'ru').trimEnd()
}

/** A sum with its currency. */
export function sumOf(tiyn: number, { currency }: Pick<DocumentContent, 'currency'>): string {
  return moneyTiyn(tiyn, currency, 'ru')
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
