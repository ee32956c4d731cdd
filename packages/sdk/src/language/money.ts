import type { Language } from '../generated/schemas.ts'
import type { Words } from './language.ts'
import { groupDigits, NO_BREAK_SPACE } from './numbers.ts'

const NEGOTIABLE = { ru: 'договорная', kk: 'келісімді' } as const satisfies Words

/** A price in whole tenge, `58 000 ₸`; null is a negotiable price, «договорная». */
export function money(tenge: number | null, language: Language): string {
  return tenge === null ? NEGOTIABLE[language] : `${groupDigits(tenge)}${NO_BREAK_SPACE}₸`
}
