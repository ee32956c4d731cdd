export type { FieldCode, Language } from '../generated/schemas.ts'
export { type AlmatyTime, almatyTime, type Moment } from './almaty.ts'
export { monthInDate, monthName, weekdayName, weekdayShort } from './calendar.ts'
export { compareText, sortKey } from './collation.ts'
export { clockTime, dayLabel, longDate, shortDate } from './dates.ts'
export { type ErrorCode, errorText } from './error-text.ts'
export { type FieldErrors, fieldText } from './field-text.ts'
export { commonFieldText } from './field-text-common.ts'
export { inLanguage } from './in-language.ts'
export {
  isLanguage,
  LANGUAGES,
  languageFromIndex,
  languageIndex,
  localeName,
  type Words,
} from './language.ts'
export { money, moneyTiyn, shortMoneyTiyn } from './money.ts'
export { groupDigits, NO_BREAK_SPACE } from './numbers.ts'
export { localPath, type SplitPath, splitPath } from './paths.ts'
export { type CountForms, count, nounAfter, type PluralForm, pluralForm } from './plurals.ts'
export { relativeTime } from './relative-time.ts'
export { sumInWords } from './sum-words.ts'
export { hasDirectionMarks, typed } from './typed.ts'
