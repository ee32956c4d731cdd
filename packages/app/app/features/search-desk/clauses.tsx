import type { SearchClause } from '@sauda/sdk/search-words'
import { Badge } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useCodeName } from './use-target-name.ts'
import { searchDeskWords } from './words.ts'

/** What the search understands of a query: each part of it, and what it was taken for. */
export function Clauses({ clauses }: { clauses: readonly SearchClause[] }) {
  const words = useWords(searchDeskWords)
  const language = useLanguage()
  const codeName = useCodeName()
  const kinds: Readonly<Record<string, string>> = words.kinds
  return (
    <ul aria-label={words.understood} className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
      {clauses.map(({ kind, said, names, names_kk }) => {
        const named = (language === 'kk' ? names_kk : names).map(codeName)
        return (
          <li key={`${kind} ${said}`} className="flex min-w-0 flex-wrap items-center gap-2">
            <span className="font-strong wrap-anywhere">{said}</span>
            <Badge tone={kind === 'word' ? 'warning' : 'positive'}>
              {kind === 'word' ? words.unknown : (kinds[kind] ?? kind)}
            </Badge>
            {named.length > 0 && <span className="text-muted wrap-anywhere">{named.join(', ')}</span>}
          </li>
        )
      })}
    </ul>
  )
}
