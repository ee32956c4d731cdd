import * as paths from '@sauda/sdk/paths'
import { Button, CountTab, CountTabs, cappedCount, Drawing, EmptyState, PageHead } from '@sauda/ui'
import { emptyDrawing } from '../../features/ads/categories.ts'
import { ListSearch } from '../../features/forms/list-search.tsx'
import { reviewListWords } from '../../features/reviews/list-words.ts'
import {
  type LoadedReviews,
  listAddress,
  loadReviewList,
  STAFF_LISTS,
} from '../../features/reviews/load-list.ts'
import { ReviewRows } from '../../features/reviews/review-rows.tsx'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { requireGuard } from '../../shell/guard.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/list.ts'

export const middleware = [requireGuard('dashboard')]

export async function loader({ request: { signal }, url, context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const user = await visit.currentUser()
  if (!user) throw localRedirect(context, paths.login)
  return loadReviewList(visit, user, url, signal)
}

/** Reviews: all of them for staff, those of the own ads for people of a company. */
export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { list, items, total, next, isLater, failed, q, now } = loaderData
  const words = useWords(reviewListWords)
  const isStaff = list !== 'shop'
  return (
    <div className="page-wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-10">
      <DocumentHead title={words.title} hidden />
      <PageHead title={words.title} lead={isStaff ? words.staffLead : words.shopLead} />
      {isStaff && (
        <>
          <Tabs {...loaderData} />
          <ListSearch
            q={q}
            words={words}
            kept={{ list }}
            found={words.found(total)}
            whole={{ to: listAddress(list), text: words.wholeList }}
          />
        </>
      )}
      {items.length > 0 && (
        <ReviewRows
          items={items}
          now={now}
          back={`${paths.adsReviews}${listAddress(list, { q })}`}
          staff={isStaff}
          reports
        />
      )}
      {items.length === 0 && !failed && <Nothing list={q ? 'search' : list} />}
      {failed && <p role="alert">{words.failed}</p>}
      {(next || isLater) && (
        <div className="flex flex-wrap gap-2">
          {next && (
            <Button asChild variant="quiet">
              <LocalLink to={listAddress(list, { q, cursor: next })}>{words.next}</LocalLink>
            </Button>
          )}
          {isLater && (
            <Button asChild variant="quiet">
              <LocalLink to={listAddress(list, { q })}>{words.first}</LocalLink>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function Tabs({ list, counts }: LoadedReviews) {
  const words = useWords(reviewListWords)
  const countOf = { held: counts.held, reported: counts.reported, all: 0 }
  return (
    <CountTabs label={words.tabs}>
      {STAFF_LISTS.map((one) => (
        <CountTab
          key={one}
          asChild
          count={countOf[one] > 0 ? cappedCount(countOf[one]) : undefined}
          tone="warning"
        >
          <LocalLink to={listAddress(one)} aria-current={one === list ? 'page' : undefined}>
            {words.names[one]}
          </LocalLink>
        </CountTab>
      ))}
    </CountTabs>
  )
}

function Nothing({ list }: { list: LoadedReviews['list'] | 'search' }) {
  const words = useWords(reviewListWords)
  const { title, help } = words.empty[list]
  return (
    <EmptyState drawing={<Drawing src={emptyDrawing} />} title={title}>
      {help}
    </EmptyState>
  )
}
