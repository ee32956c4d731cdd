import { type CallOptions, orEmpty, type Page, type Portal, read } from '../client/index.ts'
import type { Facility, UserCard, UserCardList } from '../generated/schemas.ts'

/** At most 1,000 users by name. */
export interface People extends Page<UserCard> {
  /** Whether there are more users than the 1,000 returned. */
  truncated?: boolean | undefined
}

/** Returns facilities and their departments, for staff; empty with `error` on failure. GET /api/facility/list. */
export function listFacilities(portal: Portal, options?: CallOptions): Promise<Page<Facility>> {
  return orEmpty(read(portal, options, (init) => portal.http.GET('/api/facility/list', init)))
}

/**
 * Returns the users of several departments, for staff; empty with `error` on failure.
 * POST /api/user/getUserByDepartmentsId (spec §7).
 */
export function usersOfDepartments(
  portal: Portal,
  ids: readonly number[],
  options?: CallOptions,
): Promise<People> {
  return whole(
    read(portal, options, (init) =>
      portal.http.POST('/api/user/getUserByDepartmentsId', { ...init, body: { ids: [...ids] } }),
    ),
  )
}

/**
 * Returns the users of a department, for staff; empty with `error` on failure.
 * GET /api/user/getUserByDepartmentId/{id} (spec §7).
 */
export function usersOfDepartment(portal: Portal, id: number, options?: CallOptions): Promise<People> {
  return whole(
    read(portal, options, (init) =>
      portal.http.GET('/api/user/getUserByDepartmentId/{id}', { ...init, params: { path: { id } } }),
    ),
  )
}

/**
 * Returns the users of a facility, for staff; empty with `error` on failure.
 * GET /api/user/getByFacilityId/{id} (spec §7).
 */
export function usersOfFacility(portal: Portal, id: number, options?: CallOptions): Promise<People> {
  return whole(
    read(portal, options, (init) =>
      portal.http.GET('/api/user/getByFacilityId/{id}', { ...init, params: { path: { id } } }),
    ),
  )
}

/**
 * Returns the users found by a text of 1 to 200 characters, for staff: each word in the name, company or e-mail
 * address, the number of a rented room, the beginning of a BIN, or a phone; empty with `error` on failure.
 * POST /api/user/find.
 */
export function findUsers(portal: Portal, q: string, options?: CallOptions): Promise<People> {
  return whole(read(portal, options, (init) => portal.http.POST('/api/user/find', { ...init, body: { q } })))
}

function whole(people: Promise<UserCardList>): Promise<People> {
  return orEmpty(people.then((list) => ({ ...list, next: null })))
}
