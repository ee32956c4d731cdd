import type { AdQueryUnderstood } from '@sauda/sdk/ads'
import { useWords } from '../../language/language-context.tsx'
import { catalogueWords } from './catalogue-words.ts'

/** Says what was searched for instead of what was typed. */
export function UnderstoodLine({ corrected, without, exact }: AdQueryUnderstood) {
  const { understood } = useWords(catalogueWords)
  return (
    <p className="mb-4 rounded-2 bg-sunk px-4 py-3 wrap-anywhere">
      {[
        corrected && understood.corrected(corrected.from, corrected.to),
        without && understood.without(without),
        exact !== undefined && understood.exact(exact),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  )
}
