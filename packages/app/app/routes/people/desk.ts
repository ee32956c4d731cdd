import { isStaff } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'
import { cabinetOf } from '../../features/people/cabinet.ts'
import { requireGuard } from '../../shell/guard.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/desk.ts'

export const middleware = [requireGuard('dashboard')]

/** The start page of a signed-in user (spec §6): the moderation queue for staff, their own ads for all others. */
export async function loader({ context }: Route.LoaderArgs) {
  const user = await visitOf(context).currentUser()
  if (!user) throw localRedirect(context, paths.login)
  throw localRedirect(context, isStaff(user.role_id) ? paths.adsNew : cabinetOf(user))
}
