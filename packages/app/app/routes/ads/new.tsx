import { AdListPage } from '../../features/ad-lists/ad-list-page.tsx'
import { decideOnMany } from '../../features/ad-lists/decide-on-many.ts'
import { loadList } from '../../features/ad-lists/load-list.ts'
import { requireGuard } from '../../shell/guard.ts'
import type { Route } from './+types/new.ts'

export const middleware = [requireGuard('dashboard')]

export function loader(args: Route.LoaderArgs) {
  return loadList('new', args)
}

export function action(args: Route.ActionArgs) {
  return decideOnMany('new', args)
}

/** Ads in the moderation queue: all for moderators, their own for tenants. */
export default function WaitingAds({ loaderData, actionData }: Route.ComponentProps) {
  return <AdListPage {...loaderData} outcome={actionData} />
}
