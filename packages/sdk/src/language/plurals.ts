import type { Language } from '../generated/schemas.ts'
import { groupDigits, NO_BREAK_SPACE } from './numbers.ts'

/** A Russian plural form: 1 день, 2 дня, 5 дней. */
export type PluralForm = 'one' | 'few' | 'many'

/** A noun after a number. In Kazakh it is in the singular after any number. */
export interface CountForms {
  /** After 1, after 2 to 4, after 5 and more: день, дня, дней. */
  readonly ru: readonly [one: string, few: string, many: string]
  /** The singular: күн. */
  readonly kk: string
}

const FORM_INDEX = { one: 0, few: 1, many: 2 } as const satisfies Record<PluralForm, number>

/** The Russian plural form for a number: 1, 21 one; 2–4, 22 and fractions few; 0, 5–20, 111 many. */
export function pluralForm(value: number): PluralForm {
  const size = Math.abs(value)
  if (!Number.isInteger(size)) return 'few'
  const tens = size % 100
  const ones = size % 10
  if (tens >= 11 && tens <= 14) return 'many'
  if (ones === 1) return 'one'
  return ones >= 2 && ones <= 4 ? 'few' : 'many'
}

/** The noun alone, in the form for the number. */
export function nounAfter(value: number, forms: CountForms, language: Language): string {
  return language === 'kk' ? forms.kk : forms.ru[FORM_INDEX[pluralForm(value)]]
}

/** Number and noun, joined by a no-break space: `count(5, ADS, 'ru')` → «5 объявлений». */
export function count(value: number, forms: CountForms, language: Language): string {
  return groupDigits(value) + NO_BREAK_SPACE + nounAfter(value, forms, language)
}
