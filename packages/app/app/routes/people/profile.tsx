import { CabinetPage } from '../../features/people/cabinet-page.tsx'
import { loadCabinet } from '../../features/people/load-cabinet.ts'
import { requireGuard } from '../../shell/guard.ts'
import type { Route } from './+types/profile.ts'

export const middleware = [requireGuard('profile')]

export function loader(args: Route.LoaderArgs) {
  return loadCabinet(args)
}

/** The cabinet of registered individuals. */
export default function Profile({ loaderData }: Route.ComponentProps) {
  return <CabinetPage {...loaderData} />
}
