import type { Language } from '@sauda/sdk/language'
import { createContext, type ReactNode, useContext } from 'react'
import type { Words } from './words.ts'

type Spoken = { readonly language: Language; readonly words: Words }

const LanguageContext = createContext<Spoken | null>(null)

/** Stands around the router, on the server and in the browser: a page speaks one language as long as it lives. */
export function LanguageProvider({ language, words, children }: Spoken & { children: ReactNode }) {
  return <LanguageContext value={{ language, words }}>{children}</LanguageContext>
}

/** The app's words in the page's language. */
export function useWords(): Words {
  return useSpoken().words
}

/** The page's language, `ru` or `kk`. */
export function useLanguage(): Language {
  return useSpoken().language
}

function useSpoken(): Spoken {
  const spoken = useContext(LanguageContext)
  if (!spoken) throw new Error('A page needs LanguageProvider around it')
  return spoken
}
