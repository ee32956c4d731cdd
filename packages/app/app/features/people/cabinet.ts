import type { Someone } from '@sauda/sdk/access'
import { ROLE } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'

type SignedIn = NonNullable<Someone> & object

/** Where a person's own things are: `/profile` for registered individuals, `/account` for all others (spec §6). */
export function cabinetOf(user: SignedIn): typeof paths.profile | typeof paths.account {
  return user.role_id === ROLE.limited ? paths.profile : paths.account
}

/** The parts of the cabinet in their order; the first one is the cabinet's own page. */
export const CABINET_PARTS = ['ads', 'details', 'password', 'sessions'] as const

/** A path of `/account` as the same place in the person's own cabinet. Paths are Russian's, with their query. */
export function inOwnCabinet(path: string, user: SignedIn): string {
  return path.replace(/^\/account(?=[/?#]|$)/, cabinetOf(user))
}
