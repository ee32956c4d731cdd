import * as paths from '@sauda/sdk/paths'
import { Chip, cn, TextLink } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { catalogueAddress } from './catalogue-address.ts'
import { catalogueWords } from './catalogue-words.ts'
import type { SetFilter } from './set-filters.ts'

/** The active filters, each with a remove button; on a phone a single line that scrolls sideways. */
export function FilterChips({ filters, className }: { filters: readonly SetFilter[]; className?: string }) {
  const catalogue = useWords(catalogueWords)
  if (filters.length === 0) return null
  return (
    <ul
      aria-label={catalogue.chosen}
      className={cn(
        'relative flex items-center gap-2 max-nav:edge-strip max-nav:py-1 nav:flex-wrap',
        className,
      )}
    >
      {filters.map(({ key, label, rest }) => (
        <li key={key} className="max-nav:shrink-0 nav:max-w-full">
          <Chip asChild selected removeLabel={catalogue.remove}>
            <LocalLink to={catalogueAddress(rest)} preventScrollReset prefetch="none">
              <span className="min-w-0 nav:wrap-anywhere">{label}</span>
            </LocalLink>
          </Chip>
        </li>
      ))}
      <li className="max-nav:shrink-0">
        <TextLink asChild className="min-h-8.5 px-2 text-sm">
          <LocalLink to={paths.ads} preventScrollReset prefetch="none">
            {catalogue.reset}
          </LocalLink>
        </TextLink>
      </li>
    </ul>
  )
}
