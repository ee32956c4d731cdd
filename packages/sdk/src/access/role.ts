import type { RoleId } from '../generated/schemas.ts'
import type { Language, Words } from '../language/index.ts'

const ROLES = {
  1: { ru: 'Арендатор', kk: 'Жалға алушы' },
  2: { ru: 'Администратор', kk: 'Әкімші' },
  3: { ru: 'Менеджер', kk: 'Менеджер' },
  4: { ru: 'Оператор', kk: 'Оператор' },
  5: { ru: 'Пользователь', kk: 'Пайдаланушы' },
} as const satisfies Record<RoleId, Words>

/** The role ids by name (spec §6). */
export const ROLE = {
  tenant: 1,
  administrator: 2,
  manager: 3,
  operator: 4,
  /** A registered individual. */
  limited: 5,
} as const satisfies Record<string, RoleId>

/** The roles for which `isStaff` is true. */
export const STAFF_ROLES = [2, 3, 4] as const satisfies readonly RoleId[]

/** Roles to which an administrator may invite: all of them. */
export const INVITED_ROLES = [1, 2, 3, 4, 5] as const satisfies readonly RoleId[]

/** Whether a role is one that this version knows. */
export function isRole(role_id: number): role_id is RoleId {
  return Object.hasOwn(ROLES, role_id)
}

/** The name of a role; an unknown role is called a user. */
export function roleLabel(role_id: number, language: Language): string {
  return ROLES[isRole(role_id) ? role_id : 5][language]
}

/** Whether a role is that of tenants. */
export function isTenant(role_id: number): boolean {
  return role_id === 1
}

/** Administrators, managers and operators. */
export function isStaff(role_id: number): boolean {
  return role_id >= 2 && role_id <= 4 && isRole(role_id)
}
