import {
  type CallOptions,
  type CreateOptions,
  create,
  orEmpty,
  type Page,
  type Portal,
  read,
  write,
} from '../client/index.ts'
import type { DistrictDraft, DistrictEntry } from '../generated/schemas.ts'

/**
 * Returns the districts of the city by their names in the language, each with the number of people who sell in it; empty
 * with `error` on failure. For administrators. GET /api/dictionaryDistrict/entries.
 */
export function listDistrictEntries(portal: Portal, options?: CallOptions): Promise<Page<DistrictEntry>> {
  return orEmpty(read(portal, options, (init) => portal.http.GET('/api/dictionaryDistrict/entries', init)))
}

/**
 * Adds a district. For administrators. Throws `invalid` (`taken`, `required`, `too_long`), `forbidden`.
 * POST /api/dictionaryDistrict/create.
 */
export function createDistrict(
  portal: Portal,
  draft: DistrictDraft,
  options?: CreateOptions,
): Promise<DistrictEntry> {
  return create(portal, options, (init) =>
    portal.http.POST('/api/dictionaryDistrict/create', { ...init, body: draft }),
  )
}

/**
 * Renames a district, also in the ads of its people. For administrators. Throws `invalid`, `not_found`, `forbidden`.
 * POST /api/dictionaryDistrict/update/{id}.
 */
export function updateDistrict(
  portal: Portal,
  id: number,
  draft: DistrictDraft,
  options?: CallOptions,
): Promise<DistrictEntry> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/dictionaryDistrict/update/{id}', {
      ...init,
      params: { path: { id } },
      body: draft,
    }),
  )
}

/**
 * Deletes a district. People who sell in it, and their ads, have none afterwards. For administrators. Throws `not_found`,
 * `forbidden`. POST /api/dictionaryDistrict/delete/{id}.
 */
export function deleteDistrict(portal: Portal, id: number, options?: CallOptions): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/dictionaryDistrict/delete/{id}', { ...init, params: { path: { id } } }),
  )
}
