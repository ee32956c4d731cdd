import type { Language } from './language.ts'

/**
 * A record's text in a language: `inLanguage(part, 'name', 'kk')` answers `name_kk` where it is filled in, else
 * `name`. The wire keeps the Kazakh version of a field under the same name with `_kk`.
 */
export function inLanguage<Field extends string>(
  record: Readonly<Record<Field, string>> & Readonly<Partial<Record<`${Field}_kk`, string | null>>>,
  field: Field,
  language: Language,
): string {
  const versions: Readonly<Partial<Record<string, string | null>>> = record
  return (language === 'kk' && versions[`${field}_kk`]?.trim()) || record[field]
}
