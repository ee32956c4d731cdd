import { isStaff } from '@sauda/sdk/access'
import { Drawing, EmptyState, PageHead } from '@sauda/ui'
import { AdRows } from '../../features/ads/ad-rows.tsx'
import { adsUpTo, shownFrom } from '../../features/ads/ads-up-to.ts'
import { emptyDrawing } from '../../features/ads/categories.ts'
import { MoreAds } from '../../features/ads/more-ads.tsx'
import { useWords } from '../../language/language-context.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { requireGuard } from '../../shell/guard.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/waiting.ts'

export const middleware = [requireGuard('dashboard')]

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { portal, currentUser } = visitOf(context)
  const user = await currentUser()
  const ads = await adsUpTo(portal, { list: 'new' }, shownFrom(url.searchParams), request.signal)
  return { ads, moderates: isStaff(user?.role_id ?? 0), now: new Date().toISOString() }
}

/** What waits: all of it for who moderates, one's own for a tenant. */
export default function Waiting({ loaderData }: Route.ComponentProps) {
  const { desk } = useWords()
  const { ads, moderates, now } = loaderData
  return (
    <div className="page-wrap grid gap-8 py-8 md:py-10">
      <DocumentHead title={desk.waiting} hidden />
      <PageHead
        title={desk.waiting}
        count={desk.ads(ads.total)}
        lead={moderates ? desk.waitingLead : desk.waitingOwn}
      />
      {ads.items.length > 0 && (
        <AdRows
          ads={ads.items}
          reader={moderates ? 'manager' : 'owner'}
          hrefOf={({ id }) => (moderates ? `/ads/${id}/confirm` : `/ads/${id}/view`)}
          now={now}
        />
      )}
      {ads.items.length === 0 && !ads.error && (
        <EmptyState drawing={<Drawing src={emptyDrawing} />} title={desk.nothingWaits}>
          {desk.nothingWaitsHelp}
        </EmptyState>
      )}
      <MoreAds {...ads} />
    </div>
  )
}
