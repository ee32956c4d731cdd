import type { Someone } from '@sauda/sdk/access'

/** Where a person's own things are: `/profile` for registered individuals, `/account` for all others (spec §6). */
export function cabinetOf(user: NonNullable<Someone> & object): '/profile' | '/account' {
  return user.role_id === 5 ? '/profile' : '/account'
}
