import type { CompanyFunction, RoleId } from '../generated/schemas.ts'

/** The functions of people in a company, the one with all rights first. */
export const COMPANY_FUNCTIONS = [
  'owner',
  'accountant',
  'seller',
] as const satisfies readonly CompanyFunction[]

/** Which roles have which capabilities. The server checks every call by this table; the browser only hides controls. */
const MAY = {
  'ads.own': [1, 2, 3, 4, 5],
  'ads.moderate': [2, 3, 4],
  'requests.own': [1, 2, 3, 4, 5],
  'requests.answer': [1],
  'requests.moderate': [2, 3, 4],
  'reviews.own': [1, 2, 3, 4, 5],
  'reviews.answer': [1, 2, 3, 4, 5],
  'reviews.moderate': [2, 3, 4],
  'favourites.own': [1, 2, 3, 4, 5],
  'feedback.own': [1, 2, 3, 4, 5],
  'feedback.answer': [2, 3, 4],
  'documents.own': [1],
  'documents.sign': [1],
  'company.manage': [1],
  'company.hours': [1],
  'documents.read': [2, 3, 4],
  'documents.manage': [2, 3],
  'company.people': [1],
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
  'audit.read': [2],
} as const satisfies Record<string, readonly RoleId[]>

/**
 * What only some people of a company may do: a tenant (role 1) has these capabilities by function. Everything else that role 1
 * may do, all of them may.
 */
const OF_FUNCTION = {
  'ads.own': ['owner', 'seller'],
  'reviews.answer': ['owner', 'seller'],
  'requests.answer': ['owner', 'seller'],
  'documents.own': ['owner', 'accountant'],
  'documents.sign': ['owner', 'accountant'],
  'company.people': ['owner'],
  'company.manage': ['owner'],
  'company.hours': ['owner', 'seller'],
} as const satisfies Partial<Record<Capability, readonly CompanyFunction[]>>

/** Something that only some roles may do: `noun.verb`. */
export type Capability = keyof typeof MAY

/** The current user, or nobody. */
export type Someone = WithRole | null | false | undefined

/** Anything with the role of a user. */
export interface WithRole {
  /** 1 tenant, 2 administrator, 3 manager, 4 operator, 5 limited user. */
  readonly role_id: number
  /**
   * What a tenant does for the company that he acts for: owner, accountant, seller; null for nothing. Without it a tenant
   * counts as an owner, as from a server on which a company has one person.
   */
  readonly function?: string | null | undefined
  /** Companies whose tenancy has ended and whose documents a limited user still reads. */
  readonly kept_companies?: readonly unknown[] | undefined
}

/**
 * Whether the user's role has a capability, and of a tenant the function too. Guests, unknown roles and unknown functions have
 * none.
 */
export function can(user: Someone, capability: Capability): boolean {
  const roles: readonly number[] = MAY[capability]
  if (!user || !roles.includes(user.role_id)) return false
  if (user.role_id !== 1 || user.function === undefined) return true
  const functions: readonly (string | null)[] = functionsWith(capability)
  return functions.includes(user.function)
}

/** The functions with which people of a company have a capability of role 1; none for a capability that role 1 lacks. */
export function functionsWith(capability: Capability): readonly CompanyFunction[] {
  const roles: readonly number[] = MAY[capability]
  if (!roles.includes(1)) return []
  return isByFunction(capability) ? OF_FUNCTION[capability] : COMPANY_FUNCTIONS
}

function isByFunction(capability: Capability): capability is keyof typeof OF_FUNCTION {
  return Object.hasOwn(OF_FUNCTION, capability)
}

/** All capabilities of a role and function, in the order of the table. */
export function capabilitiesOf(user: Someone): Capability[] {
  return (Object.keys(MAY) as Capability[]).filter((capability) => can(user, capability))
}
