import { type CallOptions, type CreateOptions, create, type Portal, write } from '../client/index.ts'
import type {
  Brand,
  BrandDraft,
  DictionaryMerge,
  DictionaryMerged,
  Service,
  ServiceDraft,
  SparePart,
  SparePartDraft,
} from '../generated/schemas.ts'

/**
 * Adds a brand to the dictionary. For administrators. Throws `invalid` (`taken`, `required`, `too_long`), `forbidden`.
 * POST /api/dictionaryBrand/create.
 */
export function createBrand(portal: Portal, draft: BrandDraft, options?: CreateOptions): Promise<Brand> {
  return create(portal, options, (init) =>
    portal.http.POST('/api/dictionaryBrand/create', { ...init, body: draft }),
  )
}

/**
 * Renames a brand; its old name is still understood by the search. For administrators. Throws `invalid`, `not_found`,
 * `forbidden`. POST /api/dictionaryBrand/update/{id}.
 */
export function updateBrand(
  portal: Portal,
  id: number,
  draft: BrandDraft,
  options?: CallOptions,
): Promise<Brand> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/dictionaryBrand/update/{id}', { ...init, params: { path: { id } }, body: draft }),
  )
}

/**
 * Moves all that refers to one brand to another one, and deletes the first. For administrators. Throws `invalid`,
 * `not_found`, `forbidden`. POST /api/dictionaryBrand/merge.
 */
export function mergeBrands(
  portal: Portal,
  merge: DictionaryMerge,
  options?: CallOptions,
): Promise<DictionaryMerged> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/dictionaryBrand/merge', { ...init, body: merge }),
  )
}

/**
 * Deletes a brand to which nothing refers. For administrators. Throws `in_use` with `uses`, `not_found`, `forbidden`.
 * POST /api/dictionaryBrand/delete/{id}.
 */
export function deleteBrand(portal: Portal, id: number, options?: CallOptions): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/dictionaryBrand/delete/{id}', { ...init, params: { path: { id } } }),
  )
}

/**
 * Adds a service to the dictionary. For administrators. Throws `invalid` (`taken`, `required`, `too_long`), `forbidden`.
 * POST /api/dictionaryService/create.
 */
export function createService(
  portal: Portal,
  draft: ServiceDraft,
  options?: CreateOptions,
): Promise<Service> {
  return create(portal, options, (init) =>
    portal.http.POST('/api/dictionaryService/create', { ...init, body: draft }),
  )
}

/**
 * Renames a service; its old name is still understood by the search. For administrators. Throws `invalid`, `not_found`,
 * `forbidden`. POST /api/dictionaryService/update/{id}.
 */
export function updateService(
  portal: Portal,
  id: number,
  draft: ServiceDraft,
  options?: CallOptions,
): Promise<Service> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/dictionaryService/update/{id}', {
      ...init,
      params: { path: { id } },
      body: draft,
    }),
  )
}

/**
 * Moves all that refers to one service to another one, and deletes the first. For administrators. Throws `invalid`,
 * `not_found`, `forbidden`. POST /api/dictionaryService/merge.
 */
export function mergeServices(
  portal: Portal,
  merge: DictionaryMerge,
  options?: CallOptions,
): Promise<DictionaryMerged> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/dictionaryService/merge', { ...init, body: merge }),
  )
}

/**
 * Deletes a service to which nothing refers. For administrators. Throws `in_use` with `uses`, `not_found`, `forbidden`.
 * POST /api/dictionaryService/delete/{id}.
 */
export function deleteService(portal: Portal, id: number, options?: CallOptions): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/dictionaryService/delete/{id}', { ...init, params: { path: { id } } }),
  )
}

/**
 * Adds a kind of spare parts to the dictionary. For administrators. Throws `invalid` (`taken`, `required`, `too_long`, `unknown`
 * for a category or a drawing), `forbidden`.
 * POST /api/dictionarySparePart/create.
 */
export function createSparePart(
  portal: Portal,
  draft: SparePartDraft,
  options?: CreateOptions,
): Promise<SparePart> {
  return create(portal, options, (init) =>
    portal.http.POST('/api/dictionarySparePart/create', { ...init, body: draft }),
  )
}

/**
 * Changes the names, category or drawing of a kind of spare parts; its old name is still understood by the search. For
 * administrators. Throws `invalid`, `not_found`, `forbidden`. POST /api/dictionarySparePart/update/{id}.
 */
export function updateSparePart(
  portal: Portal,
  id: number,
  draft: SparePartDraft,
  options?: CallOptions,
): Promise<SparePart> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/dictionarySparePart/update/{id}', {
      ...init,
      params: { path: { id } },
      body: draft,
    }),
  )
}

/**
 * Moves all that refers to one kind of spare parts to another one, and deletes the first. For administrators. Throws `invalid`,
 * `not_found`, `forbidden`. POST /api/dictionarySparePart/merge.
 */
export function mergeSpareParts(
  portal: Portal,
  merge: DictionaryMerge,
  options?: CallOptions,
): Promise<DictionaryMerged> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/dictionarySparePart/merge', { ...init, body: merge }),
  )
}

/**
 * Deletes a kind of spare parts to which nothing refers. For administrators. Throws `in_use` with `uses`, `not_found`, `forbidden`.
 * POST /api/dictionarySparePart/delete/{id}.
 */
export function deleteSparePart(portal: Portal, id: number, options?: CallOptions): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/dictionarySparePart/delete/{id}', { ...init, params: { path: { id } } }),
  )
}
