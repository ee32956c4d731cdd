import type { Someone } from '@sauda/sdk/access'
import { ROLE } from '@sauda/sdk/access'

type SignedIn = NonNullable<Someone> & object

/** Where a person's own things are: `/profile` for registered individuals, `/account` for all others (spec §6). */
export function cabinetOf(user: SignedIn): '/profile' | '/account' {
  return user.role_id === ROLE.limited ? '/profile' : '/account'
}

/** The parts of the cabinet in their order, by where they are in it. */
export const CABINET_PARTS = {
  ads: '',
  details: '/details',
  password: '/password',
  sessions: '/sessions',
} as const

export type CabinetPart = keyof typeof CABINET_PARTS

/** A path of `/account` as the same place in the person's own cabinet. Paths are Russian's, with their query. */
export function inOwnCabinet(path: string, user: SignedIn): string {
  return path.replace(/^\/account(?=[/?#]|$)/, cabinetOf(user))
}
