import type { RoleId } from './role.ts'

/** Which roles may do what. The server asks this table for every call; the browser only hides by it. */
const MAY = {
  'ads.own': [1, 2, 3, 4, 5],
  'ads.moderate': [2, 3, 4],
  'requests.own': [1, 2, 3, 4, 5],
  'reviews.own': [1, 2, 3, 4, 5],
  'favourites.own': [1, 2, 3, 4, 5],
  'feedback.own': [1, 2, 3, 4, 5],
  'feedback.answer': [2, 3, 4],
  'documents.own': [1],
  'documents.sign': [1],
  'documents.read': [2, 3, 4],
  'documents.manage': [2, 3],
  'announcements.own': [1],
  'announcements.manage': [2],
  'mailings.send': [2, 3],
  'content.manage': [2],
  'users.manage': [2],
  'people.find': [2, 3, 4],
  'exchange.read': [2],
} as const satisfies Record<string, readonly RoleId[]>

export type Capability = keyof typeof MAY

/** Whoever asks: a user, or nobody. */
export type Someone = { readonly role_id: number } | null | false | undefined

/** Whether someone's role has a capability. Guests and roles never seen before have none. */
export function can(user: Someone, capability: Capability): boolean {
  const roles: readonly number[] = MAY[capability]
  return user ? roles.includes(user.role_id) : false
}

/** All that a role may do, in the table's order. */
export function capabilitiesOf(user: Someone): Capability[] {
  return (Object.keys(MAY) as Capability[]).filter((capability) => can(user, capability))
}
