import type { Language } from '@sauda/sdk/language'
import { useLanguage } from '../../language/language-context.tsx'

type InBoth<Field extends string> = Readonly<Record<Field | `${Field}_kk`, string | null>>

export type Told = {
  text: string
  /** The language of the text if it is not that of the page: for `lang`. */
  lang: Language | undefined
}

/**
 * A text of the centre in the page's language, else in the other one, with its language; null if there is neither. In
 * the contract the Kazakh version of a field has the suffix `_kk`.
 */
export function toldIn<Field extends string>(
  record: InBoth<Field>,
  field: Field,
  language: Language,
): Told | null {
  const versions: Readonly<Partial<Record<string, string | null>>> = record
  const ru = versions[field]?.trim() || null
  const kk = versions[`${field}_kk`]?.trim() || null
  const own = language === 'kk' ? kk : ru
  if (own) return { text: own, lang: undefined }
  const other = language === 'kk' ? ru : kk
  return other ? { text: other, lang: language === 'kk' ? 'ru' : 'kk' } : null
}

/** A text of the centre within an element; marked if it is in the other language. */
export function ToldText<Field extends string>({ of, field }: { of: InBoth<Field>; field: Field }) {
  const told = toldIn(of, field, useLanguage())
  if (!told) return null
  return told.lang ? <span lang={told.lang}>{told.text}</span> : told.text
}
