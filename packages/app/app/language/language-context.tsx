import type { Language } from '@sauda/sdk/language'
import { createContext, type ReactNode, useContext } from 'react'
import type { InBoth } from './in-both.ts'

const LanguageContext = createContext<Language | null>(null)

/** Wraps the router, on the server and in the browser: the language never changes during the lifetime of a page. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

/** Returns the page's language, `ru` or `kk`. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('A page needs LanguageProvider around it')
  return language
}

/** Returns a feature's words in the page's language. */
export function useWords<Words>(words: InBoth<Words>): Words {
  return words[useLanguage()]
}
