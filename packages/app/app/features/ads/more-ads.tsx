import { errorText, groupDigits } from '@sauda/sdk/language'
import { LoadMore } from '@sauda/ui'
import { useLocation, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { shellWords } from '../../shell/words.ts'
import type { UnfoldedAds } from './ads-up-to.ts'
import { deskWords } from './desk-words.ts'

type MoreAdsProps = UnfoldedAds & {
  /** The total as the page says it elsewhere: of a long list `total` is only an estimate. */
  of?: string
  /** What the total consists of. */
  note?: string | false
}

/** How many ads of the list are shown, and a link to more. */
export function MoreAds({ items, total, more, error, of = groupDigits(total), note }: MoreAdsProps) {
  const { failures } = useWords(shellWords)
  const desk = useWords(deskWords)
  const language = useLanguage()
  const { search, pathname } = useLocation()
  const { location: ahead } = useNavigation()
  const to = withShown(search, error ? items.length : more)
  const loading = ahead?.pathname === pathname && ahead.search === to
  if (more === null && !error) return null
  return (
    <LoadMore
      shown={items.length}
      total={total}
      summary={desk.shown(items.length, of) + (note ? `: ${note}` : '')}
      error={error ? errorText(error, language) : undefined}
      loading={loading}
      link={
        <LocalLink to={to} preventScrollReset replace>
          {error ? failures.retry : desk.more}
        </LocalLink>
      }
    />
  )
}

function withShown(search: string, shown: number | null): string {
  const params = new URLSearchParams(search)
  if (shown) params.set('shown', String(shown))
  return `?${params}`
}
