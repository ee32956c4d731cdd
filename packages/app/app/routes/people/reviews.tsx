import * as paths from '@sauda/sdk/paths'
import { reviewPage } from '@sauda/sdk/reviews'
import { Button, Drawing, EmptyState, PageHead, SegmentedLink, SegmentedLinks } from '@sauda/ui'
import { emptyDrawing } from '../../features/ads/categories.ts'
import { cabinetOf } from '../../features/people/cabinet.ts'
import { signedIn } from '../../features/people/signed-in.ts'
import { ownReviewWords } from '../../features/reviews/own-words.ts'
import { ReviewRows } from '../../features/reviews/review-rows.tsx'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/reviews.ts'

const VIEWS = ['own', 'reports'] as const

export async function loader({ request: { signal }, url, context }: Route.LoaderArgs) {
  const user = await signedIn(context)
  const view = VIEWS.find((one) => one === url.searchParams.get('view')) ?? 'own'
  const cursor = url.searchParams.get('cursor')?.slice(0, 300)
  const { items, next, error } = await reviewPage(
    visitOf(context).portal,
    { list: view, ...(cursor && { cursor }) },
    { signal },
  )
  const home = paths.cabinetPart(cabinetOf(user), 'reviews')
  const isLater = cursor !== undefined
  return { view, items, next, isLater, failed: error !== undefined, home, now: new Date().toISOString() }
}

/** The reviews that the user wrote, and those that the user reported. */
export default function OwnReviews({ loaderData }: Route.ComponentProps) {
  const { view, items, next, isLater, failed, home, now } = loaderData
  const words = useWords(ownReviewWords)
  const address = (of: typeof view) => (of === 'own' ? home : `${home}?view=${of}`)
  const isOwn = view === 'own'
  return (
    <>
      <DocumentHead title={words.title} hidden />
      <PageHead title={words.title} lead={words.lead} />
      <SegmentedLinks label={words.views} className="justify-self-start">
        {VIEWS.map((one) => (
          <SegmentedLink key={one} asChild current={one === view}>
            <LocalLink to={address(one)}>{words.names[one]}</LocalLink>
          </SegmentedLink>
        ))}
      </SegmentedLinks>
      {items.length > 0 && <ReviewRows items={items} now={now} back={address(view)} reports={!isOwn} />}
      {items.length === 0 && !failed && (
        <EmptyState
          drawing={<Drawing src={emptyDrawing} />}
          title={isOwn ? words.nothing : words.noReports}
          actions={
            isOwn && (
              <Button asChild>
                <LocalLink to={paths.ads}>{words.toCatalogue}</LocalLink>
              </Button>
            )
          }
        >
          {isOwn ? words.nothingHelp : words.noReportsHelp}
        </EmptyState>
      )}
      {failed && <p role="alert">{words.failed}</p>}
      {(next || isLater) && (
        <div className="flex flex-wrap gap-2">
          {next && (
            <Button asChild variant="quiet">
              <LocalLink to={`${home}?view=${view}&cursor=${encodeURIComponent(next)}`}>
                {words.next}
              </LocalLink>
            </Button>
          )}
          {isLater && (
            <Button asChild variant="quiet">
              <LocalLink to={address(view)}>{words.first}</LocalLink>
            </Button>
          )}
        </div>
      )}
    </>
  )
}
