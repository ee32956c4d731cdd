import { AdListPage } from '../../features/ad-lists/ad-list-page.tsx'
import { decideOnMany } from '../../features/ad-lists/decide-on-many.ts'
import { loadList } from '../../features/ad-lists/load-list.ts'
import { requireGuard } from '../../shell/guard.ts'
import type { Route } from './+types/active.ts'

export const middleware = [requireGuard('dashboard')]

export function loader(args: Route.LoaderArgs) {
  return loadList('active', args)
}

export function action(args: Route.ActionArgs) {
  return decideOnMany('active', args)
}

/** Ads that are public. */
export default function ActiveAds({ loaderData, actionData }: Route.ComponentProps) {
  return <AdListPage {...loaderData} outcome={actionData} />
}
