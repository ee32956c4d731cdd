import { isLanguage, type Language } from '@sauda/sdk/language'
import { useLanguage } from './language-context.tsx'
import type { OwnWords } from './words.ts'

const load: Record<Language, () => Promise<OwnWords>> = {
  ru: () => import('./ru/own.ts').then((part) => part.ownRu),
  kk: () => import('./kk/own.ts').then((part) => part.ownKk),
}

// A browser's page speaks one language as long as it lives; a server speaks both.
const WORDS: Partial<Record<Language, OwnWords>> = import.meta.env.SSR
  ? { ru: await load.ru(), kk: await load.kk() }
  : await ofDocument(document.documentElement.lang)

/** These words in the page's language. */
export function useOwnWords(): OwnWords {
  const words = WORDS[useLanguage()]
  if (!words) throw new Error('The page speaks another language than its document')
  return words
}

async function ofDocument(lang: string): Promise<Partial<Record<Language, OwnWords>>> {
  return isLanguage(lang) ? { [lang]: await load[lang]() } : {}
}
