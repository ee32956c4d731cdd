import type { Language } from '../generated/schemas.ts'

/** The portal's languages in the order of their index: 0 Russian, 1 Kazakh (spec §9). */
export const LANGUAGES = ['ru', 'kk'] as const satisfies readonly Language[]

/** One text in both languages. */
export interface Words {
  /** In Russian. */
  readonly ru: string
  /** In Kazakh. */
  readonly kk: string
}

const LOCALE_NAMES = { ru: 'ru_RU', kk: 'kk_KZ' } as const satisfies Words

/** Whether a value is one of the portal's languages. */
export function isLanguage(value: unknown): value is Language {
  return value === 'ru' || value === 'kk'
}

/** 0 for Russian, 1 for Kazakh. */
export function languageIndex(language: Language): 0 | 1 {
  return language === 'kk' ? 1 : 0
}

/** The language of an index; any index other than 1 is Russian. */
export function languageFromIndex(index: number): Language {
  return index === 1 ? 'kk' : 'ru'
}

/** `ru_RU` or `kk_KZ`, the locale format of Open Graph. */
export function localeName(language: Language): 'ru_RU' | 'kk_KZ' {
  return LOCALE_NAMES[language]
}
