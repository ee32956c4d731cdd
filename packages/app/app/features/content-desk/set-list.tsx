import type { ContentSummary } from '@sauda/sdk/content-editor'
import { errorText } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Badge, PageHead } from '@sauda/ui'
import { ChevronRight } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { contentSetWords } from './set-words.ts'
import { contentDeskWords } from './words.ts'

export type SetListProps = { sets: { items: ContentSummary[]; error: string | null } }

/** All sets of texts, with what waits in them. */
export function SetList({ sets: { items, error } }: SetListProps) {
  const words = useWords(contentDeskWords)
  const { sets: names } = useWords(contentSetWords)
  const language = useLanguage()
  return (
    <>
      <DocumentHead title={words.title} hidden />
      <PageHead title={words.title} lead={words.lead} />
      {error && <p role="alert">{errorText(error, language)}</p>}
      <ul aria-label={words.title} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ set, is_single, items: count, shown, drafts, untranslated }) => (
          <li
            key={set}
            className="relative grid min-h-24 content-between gap-3 rounded-3 bg-surface p-5 shadow-1 has-[a:hover]:shadow-2"
          >
            <h2 className="flex items-start justify-between gap-3 text-lg">
              <LocalLink
                to={paths.contentSet(set)}
                className="rounded-1 wrap-anywhere after:absolute after:inset-0 after:rounded-3 hover:text-accent-ink"
              >
                {names[set]}
              </LocalLink>
              <ChevronRight aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
            </h2>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
              {!is_single && <span>{words.entries(count)}</span>}
              <span>{words.shown(shown)}</span>
              {drafts > 0 && <Badge tone="info">{words.drafts(drafts)}</Badge>}
              {untranslated > 0 && <Badge tone="warning">{words.untranslated(untranslated)}</Badge>}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
