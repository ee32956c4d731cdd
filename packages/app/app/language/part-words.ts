import { isLanguage, type Language } from '@sauda/sdk/language'

type Load<Part> = Record<Language, () => Promise<Part>>

/**
 * The words of some pages as a part that no other page loads; gives them by language. A browser's page speaks one
 * language as long as it lives, so it loads that one; a server speaks both.
 */
export async function partWords<Part>(load: Load<Part>): Promise<(language: Language) => Part> {
  const words: Partial<Record<Language, Part>> = import.meta.env.SSR
    ? { ru: await load.ru(), kk: await load.kk() }
    : await ofDocument(load, document.documentElement.lang)

  return (language) => {
    const part = words[language]
    if (!part) throw new Error('The page speaks another language than its document')
    return part
  }
}

async function ofDocument<Part>(load: Load<Part>, lang: string): Promise<Partial<Record<Language, Part>>> {
  return isLanguage(lang) ? { [lang]: await load[lang]() } : {}
}
