import { type CallOptions, type Portal, read, write } from '../client/index.ts'
import type { CompanyDetail, CompanyRooms, TenancyEnding } from '../generated/schemas.ts'

/**
 * Returns everything that staff see of a company, also of one whose tenancy has ended; the effects of an end are for
 * administrators. Throws `not_found`, `forbidden`. GET /api/company/page/{id}.
 */
export function companyDetail(portal: Portal, id: number, options?: CallOptions): Promise<CompanyDetail> {
  return read(portal, options, (init) =>
    portal.http.GET('/api/company/page/{id}', { ...init, params: { path: { id } } }),
  )
}

/**
 * Gives a company free rooms and takes others away, in one act; ads that name them follow, and the owners are told by letter.
 * For administrators. Throws `changed_meanwhile` if its rooms are not `was` any more or its tenancy has ended, `invalid`
 * (`room_ids`: `required`, `unknown`, `occupied` with `occupied`), `not_found`, `forbidden`. POST /api/company/setRooms/{id}.
 */
export function setCompanyRooms(
  portal: Portal,
  id: number,
  rooms: CompanyRooms,
  options?: CallOptions,
): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/company/setRooms/{id}', { ...init, params: { path: { id } }, body: rooms }),
  )
}

/**
 * Ends the tenancy of a company: rooms become free, ads come down, everybody stops belonging to it, and the owners are told by
 * letter. For administrators. Throws `password_again` (then `proveSession`), `changed_meanwhile` if it has ended already,
 * `invalid`, `not_found`, `forbidden`. POST /api/company/endTenancy/{id}.
 */
export function endTenancy(
  portal: Portal,
  id: number,
  ending: TenancyEnding,
  options?: CallOptions,
): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/company/endTenancy/{id}', { ...init, params: { path: { id } }, body: ending }),
  )
}
