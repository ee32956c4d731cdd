import type { User } from '@sauda/sdk/access'
import { useEffect } from 'react'
import { useLanguage } from '../../language/language-context.tsx'
import { useRenderedFor } from '../../shell/rendered-for.tsx'
import { readKept } from './kept-favourites.ts'

/**
 * Merges what this browser has kept for a guest, whatever way the user has signed in: it stands in what every page has for a
 * signed-in user.
 */
export function useMerging({ id }: Pick<User, 'id'>): void {
  const language = useLanguage()
  const renderedFor = useRenderedFor()
  useEffect(() => {
    if (readKept().length === 0) return
    import('./merge-kept.ts')
      .then(({ mergeKept }) => mergeKept({ userId: id, language, renderedFor }))
      // The list is kept: the next page tries again.
      .catch(() => {})
  }, [id, language, renderedFor])
}
