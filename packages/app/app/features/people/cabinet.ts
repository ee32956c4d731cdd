import type { Someone } from '@sauda/sdk/access'
import { ROLE } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'

type SignedIn = NonNullable<Someone> & object

/** The path of a cabinet. */
export type Cabinet = typeof paths.profile | typeof paths.account

/** The path of a user's cabinet: `/profile` for registered individuals, `/account` for all others (spec §6). */
export function cabinetOf(user: SignedIn): Cabinet {
  return user.role_id === ROLE.limited ? paths.profile : paths.account
}

/** The parts of the cabinet in order; the first one is its start page. */
export const CABINET_PARTS = [
  'ads',
  'requests',
  'reviews',
  'favorites',
  'details',
  'password',
  'sessions',
] as const

/** Maps a path below `/account` to the user's own cabinet. Paths are without language and include the query. */
export function inOwnCabinet(path: string, user: SignedIn): string {
  return path.replace(/^\/account(?=[/?#]|$)/, cabinetOf(user))
}
