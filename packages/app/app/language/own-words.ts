import { useLanguage } from './language-context.tsx'
import { partWords } from './part-words.ts'
import type { OwnWords } from './words.ts'

const words = await partWords<OwnWords>({
  ru: () => import('./ru/own.ts').then((part) => part.ownRu),
  kk: () => import('./kk/own.ts').then((part) => part.ownKk),
})

/** The words of the pages that need a sign-in, in the page's language. */
export function useOwnWords(): OwnWords {
  return words(useLanguage())
}
