import type { Language } from '../generated/schemas.ts'

/**
 * Returns a record's text in a language: `inLanguage(part, 'name', 'kk')` returns `name_kk` if it is not empty,
 * otherwise `name`. In the contract the Kazakh version of a field has the suffix `_kk`.
 */
export function inLanguage<Field extends string>(
  record: Readonly<Record<Field, string>> & Readonly<Partial<Record<`${Field}_kk`, string | null>>>,
  field: Field,
  language: Language,
): string {
  const versions: Readonly<Partial<Record<string, string | null>>> = record
  return (language === 'kk' && versions[`${field}_kk`]?.trim()) || record[field]
}
