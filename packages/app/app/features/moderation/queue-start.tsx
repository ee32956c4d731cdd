import type { ModerationQueue } from '@sauda/sdk/ads'
import * as paths from '@sauda/sdk/paths'
import { Chip } from '@sauda/ui'
import { ArrowRight } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { QUEUE_FILTERS, queueSearch } from './queue-view.ts'
import { moderationWords } from './words.ts'

/** Links to the first ad of the queue and of each kind, from which moderators go through it one by one. */
export function QueueStart({ counts, starts }: Pick<ModerationQueue, 'counts' | 'starts'>) {
  const { begin, filters } = useWords(moderationWords).queue
  return (
    <nav aria-label={begin} className="flex flex-wrap items-center gap-2">
      <span aria-hidden className="mr-1 text-muted text-sm">
        {begin}
      </span>
      {QUEUE_FILTERS.map((entry) => {
        const id = starts[entry ?? 'all']
        return (
          id !== null && (
            <Chip key={entry ?? 'all'} asChild className="tabular-nums">
              <LocalLink to={paths.adConfirm(id) + queueSearch(entry)} prefetch="none">
                {filters[entry ?? 'all']} {counts[entry ?? 'all']}
                {entry === null && <ArrowRight aria-hidden />}
              </LocalLink>
            </Chip>
          )
        )
      })}
    </nav>
  )
}
