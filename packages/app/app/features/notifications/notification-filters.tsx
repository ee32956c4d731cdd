import type { NotificationFilter } from '@sauda/sdk/notifications'
import * as paths from '@sauda/sdk/paths'
import { Chip, ChipRow } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { FILTERS, filterSearch } from './filter.ts'
import { listWords } from './list-words.ts'

export type NotificationFiltersProps = {
  unread: number
  /** The filter of the page; undefined in the dialog, which has none. */
  only?: NotificationFilter | null
  onFollow?: () => void
}

/** Links to the page of notifications with each filter. */
export function NotificationFilters({ unread, only, onFollow }: NotificationFiltersProps) {
  const words = useWords(listWords)
  return (
    <ChipRow aria-label={words.filters} className="gap-2">
      {FILTERS.map((filter) => (
        <li key={filter ?? 'all'}>
          <Chip asChild selected={only === filter} className="tabular-nums">
            <LocalLink
              to={paths.notifications + filterSearch(filter)}
              prefetch="none"
              aria-current={only === filter || undefined}
              onClick={onFollow}
            >
              {filter === null ? words.all(unread) : words.only[filter]}
            </LocalLink>
          </Chip>
        </li>
      ))}
    </ChipRow>
  )
}
