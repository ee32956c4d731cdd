import { type CallOptions, orEmpty, type Page, type Portal, read, write } from '../client/index.ts'
import type {
  PersonCard,
  PersonDetail,
  PersonRequest,
  UserBlock,
  UserDepartment,
  UserRole,
  UserUnblock,
} from '../generated/schemas.ts'

/**
 * Returns a page of all people by name, blocked ones too, for staff; empty with `error` on failure.
 * POST /api/user/pagination.
 */
export function personPage(
  portal: Portal,
  request: PersonRequest = {},
  options?: CallOptions,
): Promise<Page<PersonCard>> {
  return orEmpty(
    read(portal, options, (init) => portal.http.POST('/api/user/pagination', { ...init, body: request })),
  )
}

/**
 * Returns everything that staff see of a person; sessions and the effects of a block are for administrators. Throws
 * `not_found`, `forbidden`. GET /api/user/page/{id}.
 */
export function personDetail(portal: Portal, id: number, options?: CallOptions): Promise<PersonDetail> {
  return read(portal, options, (init) =>
    portal.http.GET('/api/user/page/{id}', { ...init, params: { path: { id } } }),
  )
}

/**
 * Blocks a person: sessions and open signing end, ads come down, a letter tells the reason. A repeat changes nothing.
 * For administrators. Throws `password_again` (then `proveSession`), `oneself`, `last_administrator`, `invalid`,
 * `not_found`, `forbidden`. POST /api/user/block/{id}.
 */
export function blockUser(
  portal: Portal,
  id: number,
  block: UserBlock,
  options?: CallOptions,
): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/user/block/{id}', { ...init, params: { path: { id } }, body: block }),
  )
}

/**
 * Lets a blocked person in again; ads stay down. A repeat changes nothing. For administrators. Throws `password_again`,
 * `invalid`, `not_found`, `forbidden`. POST /api/user/unblock/{id}.
 */
export function unblockUser(
  portal: Portal,
  id: number,
  unblock: UserUnblock = {},
  options?: CallOptions,
): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/user/unblock/{id}', { ...init, params: { path: { id } }, body: unblock }),
  )
}

/**
 * Gives a person another role. For administrators. Throws `password_again`, `changed_meanwhile` if the role is not `was`
 * any more, `has_company` for a tenant, `last_administrator`, `invalid`, `not_found`, `forbidden`.
 * POST /api/user/setRole/{id}.
 */
export function setUserRole(
  portal: Portal,
  id: number,
  role: UserRole,
  options?: CallOptions,
): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/user/setRole/{id}', { ...init, params: { path: { id } }, body: role }),
  )
}

/**
 * Puts a person into another trading section, or into none. For administrators. Throws `changed_meanwhile` if the section
 * is not `was` any more, `invalid` (`unknown`), `not_found`, `forbidden`. POST /api/user/setDepartment/{id}.
 */
export function setUserDepartment(
  portal: Portal,
  id: number,
  department: UserDepartment,
  options?: CallOptions,
): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/user/setDepartment/{id}', { ...init, params: { path: { id } }, body: department }),
  )
}
