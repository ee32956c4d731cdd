import { useLanguage } from './language-context.tsx'
import { partWords } from './part-words.ts'
import type { FlowWords } from './words.ts'

const words = await partWords<FlowWords>({
  ru: () => import('./ru/flow.ts').then((part) => part.flow),
  kk: () => import('./kk/flow.ts').then((part) => part.flow),
})

/** The words of signing up, following an invitation and restoring access, in the page's language. */
export function useFlowWords(): FlowWords {
  return words(useLanguage())
}
