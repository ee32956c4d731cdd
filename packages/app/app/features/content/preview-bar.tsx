import type { ContentQuery } from '@sauda/sdk/content'
import { Eye } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { contentWords } from './words.ts'

/** Says that a page shows drafts; nothing on the published page. */
export function PreviewBar({ query }: { query: ContentQuery }) {
  const words = useWords(contentWords)
  if (!query.preview) return null
  return (
    <p role="status" className="bg-info-soft text-info print:hidden">
      <span className="page-wrap flex items-center gap-2 py-2.5 font-strong text-sm">
        <Eye aria-hidden className="size-5 shrink-0" />
        {words.preview}
      </span>
    </p>
  )
}
