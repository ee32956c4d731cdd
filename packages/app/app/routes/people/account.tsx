import { CabinetPage } from '../../features/people/cabinet-page.tsx'
import { loadCabinet } from '../../features/people/load-cabinet.ts'
import { requireGuard } from '../../shell/guard.ts'
import type { Route } from './+types/account.ts'

export const middleware = [requireGuard('guest')]

export function loader(args: Route.LoaderArgs) {
  return loadCabinet(args)
}

/** The cabinet of tenants and staff. */
export default function Account({ loaderData }: Route.ComponentProps) {
  return <CabinetPage {...loaderData} />
}
