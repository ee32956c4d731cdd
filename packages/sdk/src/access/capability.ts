import type { RoleId } from '../generated/schemas.ts'

/** Which roles have which capabilities. The server checks every call by this table; the browser only hides controls. */
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
  'instructions.read': [1, 2, 3, 4],
  'users.manage': [2],
  'people.find': [2, 3, 4],
  'exchange.read': [2, 3],
  'exchange.manage': [2],
  'search.manage': [2],
} as const satisfies Record<string, readonly RoleId[]>

/** Something that only some roles may do: `noun.verb`. */
export type Capability = keyof typeof MAY

/** The current user, or nobody. */
export type Someone = WithRole | null | false | undefined

/** Anything with the role of a user. */
export interface WithRole {
  /** 1 tenant, 2 administrator, 3 manager, 4 operator, 5 limited user. */
  readonly role_id: number
}

/** Whether the user's role has a capability. Guests and unknown roles have none. */
export function can(user: Someone, capability: Capability): boolean {
  const roles: readonly number[] = MAY[capability]
  return user ? roles.includes(user.role_id) : false
}

/** All capabilities of a role, in the order of the table. */
export function capabilitiesOf(user: Someone): Capability[] {
  return (Object.keys(MAY) as Capability[]).filter((capability) => can(user, capability))
}
