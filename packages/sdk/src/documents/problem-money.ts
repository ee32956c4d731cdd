import type { ExchangeProblem } from '../generated/schemas.ts'
import { type Language, moneyTiyn } from '../language/index.ts'

/** Codes whose values are numbers of the field. */
const COMPARED = [
  'sum_mismatch',
  'total_mismatch',
  'total_row_differs',
  'vat_mismatch',
  'vat_total_mismatch',
  'number_too_large',
  'negative',
]

/** Fields that are sums, by the last part of their path. */
const SUMS = ['price', 'sum', 'vat', 'total', 'vat_total']

/** What can be said of a problem in words. */
export type ToldProblem = Pick<ExchangeProblem, 'field' | 'code' | 'got' | 'needed' | 'currency'>

/** Whether what came and what was needed are sums of money. */
export function isAboutMoney({ field, code }: Pick<ToldProblem, 'field' | 'code'>): boolean {
  return COMPARED.includes(code) && SUMS.includes(field.split('.').at(-1) ?? '')
}

/** Returns a value of a problem as people read it: a sum as `129 510,40 ₸`, all else as it came. */
export function problemValue(
  text: string | null,
  { currency = 'KZT', ...problem }: Pick<ToldProblem, 'field' | 'code' | 'currency'>,
  language: Language,
): string | null {
  const [, sign, whole, decimals = ''] =
    /^(-?)(\d{1,13})(?:[.,](\d{0,2})0*)?$/.exec((text ?? '').replace(/\s/g, '')) ?? []
  if (whole === undefined || !isAboutMoney(problem)) return text
  return moneyTiyn(Number(`${sign}${whole}${decimals.padEnd(2, '0')}`), currency, language)
}
