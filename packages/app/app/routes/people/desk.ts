import { isStaff } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'
import { cabinetOf } from '../../features/people/cabinet.ts'
import { requireGuard } from '../../shell/guard.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/desk.ts'

export const middleware = [requireGuard('dashboard')]

/** Where the guards send who has signed in (spec §6): to what waits for staff, to their own ads for all others. */
export async function loader({ context }: Route.LoaderArgs) {
  const user = await visitOf(context).currentUser()
  if (!user) throw localRedirect(context, paths.login)
  throw localRedirect(context, isStaff(user.role_id) ? paths.adsNew : cabinetOf(user))
}
