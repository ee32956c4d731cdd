import { useWords } from '../../language/language-context.tsx'
import { siteWords } from './words.ts'

/** The first link of every page leads to its content. */
export function SkipLink() {
  const { header } = useWords(siteWords)
  return (
    <a
      href="#main"
      className="sr-only rounded-2 bg-accent px-4 py-2 text-accent-text focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50"
    >
      {header.skip}
    </a>
  )
}
