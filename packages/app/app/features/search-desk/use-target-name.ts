import { inLanguage } from '@sauda/sdk/language'
import type { SearchTarget } from '@sauda/sdk/search-words'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { catalogueWords } from '../ads/catalogue-words.ts'

/** Returns the name for the code of a category or condition; any other text stays as it is. */
export function useCodeName(): (code: string) => string {
  const { categories, conditions } = useWords(catalogueWords)
  const named: Readonly<Record<string, string>> = { ...categories, ...conditions }
  return (code) => (Object.hasOwn(named, code) ? (named[code] ?? code) : code)
}

/** Returns the name of what a word stands for; categories and conditions have only codes. */
export function useTargetName(): (target: Pick<SearchTarget, 'kind' | 'name' | 'name_kk'>) => string {
  const codeName = useCodeName()
  const language = useLanguage()
  return (target) => {
    const name = inLanguage(target, 'name', language)
    return target.kind === 'category' || target.kind === 'condition' ? codeName(name) : name
  }
}
