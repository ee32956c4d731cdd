import { attempt } from '@sauda/sdk'
import { can, isStaff } from '@sauda/sdk/access'
import { partStanding } from '@sauda/sdk/part-requests'
import { data } from 'react-router'
import { AskedList, SHOP_TABS } from '../../features/asked-requests/asked-list.tsx'
import { askedWords } from '../../features/asked-requests/asked-words.ts'
import { requestsShown, requestsUpTo } from '../../features/part-requests/requests-up-to.ts'
import { useRequestNews } from '../../features/part-requests/use-request-news.ts'
import { signedIn } from '../../features/people/signed-in.ts'
import { requestDeskWords } from '../../features/request-desk/desk-words.ts'
import { LateDeskList } from '../../features/request-desk/late-desk.ts'
import { STAFF_TABS } from '../../features/request-desk/staff-tabs.ts'
import { useWords } from '../../language/language-context.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { requireGuard } from '../../shell/guard.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/asked-list.ts'

export const middleware = [requireGuard('dashboard')]

/** A shop's list, or that of all for staff. An accountant has nothing to answer. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { portal } = visitOf(context)
  const user = await signedIn(context)
  const shown = requestsShown(url.searchParams)
  const asked = url.searchParams.get('tab')
  const now = new Date().toISOString()
  if (isStaff(user.role_id)) {
    const tab = STAFF_TABS.find((one) => one === asked) ?? 'attention'
    return {
      staff: { list: await requestsUpTo(portal, { list: 'staff', tab }, shown, request.signal), tab, now },
    }
  }
  if (!can(user, 'requests.answer')) throw data(null, { status: 403 })
  const tab = SHOP_TABS.find((one) => one === asked) ?? 'new'
  const [list, standing] = await Promise.all([
    requestsUpTo(portal, { list: 'shop', tab }, shown, request.signal),
    attempt(partStanding(portal)),
  ])
  return { shop: { list, tab, standing: standing.ok ? standing.value : null, now } }
}

/** Part requests: of the shop that the user acts for, or all of them for staff. */
export default function AskedRequests({ loaderData }: Route.ComponentProps) {
  const words = useWords(askedWords)
  const desk = useWords(requestDeskWords)
  const { staff, shop } = loaderData
  useRequestNews()
  return (
    <>
      <DocumentHead title={staff ? desk.title : words.title} hidden />
      {staff && <LateDeskList {...staff} />}
      {shop && <AskedList {...shop} />}
    </>
  )
}
