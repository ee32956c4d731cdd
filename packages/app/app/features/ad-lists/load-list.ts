import { isStaff } from '@sauda/sdk/access'
import { type AdListName, adPage, countAds, moderationQueue } from '@sauda/sdk/ads'
import { complainedAds } from '@sauda/sdk/complaints'
import * as paths from '@sauda/sdk/paths'
import type { RouterContextProvider } from 'react-router'
import { answered } from '../../shell/answered.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import { adsUpTo, shownFrom, type UnfoldedAds } from '../ads/ads-up-to.ts'
import type { LoadedList } from './lists.ts'

const LONGEST_SEARCH = 200

/** The parameters of a list page. */
export type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** Ads by status: everyone's for staff, the user's own for others. */
export async function loadList(list: AdListName, { request, url, context }: Asked): Promise<LoadedList> {
  const { portal, currentUser } = visitOf(context)
  const user = await currentUser()
  if (!user) throw localRedirect(context, paths.login)
  const q = searchOf(url)
  const staff = isStaff(user.role_id)
  // The catalogue counts exactly, however many ads it has; all that is in it is in the staff's list of active ads.
  const counted = async (one: AdListName) => {
    const of = staff && one === 'active' ? {} : { list: one }
    const page = await adPage(portal, { ...of, limit: 1 }, { signal: request.signal })
    return { total: page.total, more: page.total_is_estimate === true }
  }
  const [ads, waiting, fresh, active, inactive, complained, queue] = await Promise.all([
    listed(list, { request, url, context }),
    countAds(portal, user.id, { signal: request.signal }),
    counted('new'),
    counted('active'),
    counted('inactive'),
    staff && list === 'new' ? answered(complainedAds(portal, { signal: request.signal })) : null,
    staff && list === 'new' ? answered(moderationQueue(portal, { limit: 1, signal: request.signal })) : null,
  ])
  return {
    list,
    ads,
    q,
    seller: staff ? sellerOf(url) : null,
    counts: { new: fresh, active, inactive },
    staff,
    waiting,
    complained,
    queue: queue && { counts: queue.counts, starts: queue.starts, planned: queue.planned },
    now: new Date().toISOString(),
  }
}

/** The list as the page shows it: how far it is expanded, and what was searched for. */
export function listed(list: AdListName, { request, url, context }: Asked): Promise<UnfoldedAds> {
  const q = searchOf(url)
  const seller_id = sellerOf(url)
  const wanted = { list, ...(q && { q }), ...(seller_id && { seller_id }) }
  return adsUpTo(visitOf(context).portal, wanted, shownFrom(url.searchParams), request.signal)
}

function searchOf({ searchParams }: URL): string {
  return (searchParams.get('q') ?? '').trim().slice(0, LONGEST_SEARCH)
}

/** Staff may look at the ads of one seller. */
function sellerOf({ searchParams }: URL): number | null {
  const id = Number(searchParams.get('seller'))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
