import { type CallOptions, type CreateOptions, create, type Portal, write } from '../client/index.ts'
import type { DepartmentDraft, DepartmentWithPeople, Facility, FacilityDraft } from '../generated/schemas.ts'

/**
 * Adds a building. For administrators. Throws `invalid` (`taken`…), `forbidden`, and `idempotency_conflict` if the options'
 * `idempotencyKey` was used for another one. POST /api/facility/create.
 */
export function createFacility(
  portal: Portal,
  draft: FacilityDraft,
  options?: CreateOptions,
): Promise<Facility> {
  return create(portal, options, (init) => portal.http.POST('/api/facility/create', { ...init, body: draft }))
}

/** Changes the names and the address of a building. For administrators. Throws `invalid` (`taken`…), `not_found`, `forbidden`. POST /api/facility/update/{id}. */
export function updateFacility(
  portal: Portal,
  id: number,
  draft: FacilityDraft,
  options?: CallOptions,
): Promise<Facility> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/facility/update/{id}', { ...init, params: { path: { id } }, body: draft }),
  )
}

/**
 * Deletes a building to which nothing refers. For administrators. Throws `in_use` with `places`, `not_found`, `forbidden`.
 * POST /api/facility/delete/{id}.
 */
export function deleteFacility(portal: Portal, id: number, options?: CallOptions): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/facility/delete/{id}', { ...init, params: { path: { id } } }),
  )
}

/**
 * Adds a trading section. For administrators. Throws `invalid` (`taken`…), `forbidden`, and `idempotency_conflict` if the options'
 * `idempotencyKey` was used for another one. POST /api/department/create.
 */
export function createDepartment(
  portal: Portal,
  draft: DepartmentDraft,
  options?: CreateOptions,
): Promise<DepartmentWithPeople> {
  return create(portal, options, (init) =>
    portal.http.POST('/api/department/create', { ...init, body: draft }),
  )
}

/** Renames a trading section, or moves it into another building with its people. For administrators. Throws `invalid` (`taken`…), `not_found`, `forbidden`. POST /api/department/update/{id}. */
export function updateDepartment(
  portal: Portal,
  id: number,
  draft: DepartmentDraft,
  options?: CallOptions,
): Promise<DepartmentWithPeople> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/department/update/{id}', { ...init, params: { path: { id } }, body: draft }),
  )
}

/**
 * Deletes a trading section to which nothing refers. For administrators. Throws `in_use` with `places`, `not_found`, `forbidden`.
 * POST /api/department/delete/{id}.
 */
export function deleteDepartment(portal: Portal, id: number, options?: CallOptions): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/department/delete/{id}', { ...init, params: { path: { id } } }),
  )
}
