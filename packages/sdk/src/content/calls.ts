import { type CallOptions, orEmpty, type Page, type Portal, read } from '../client/index.ts'
import type { Brand, Contact, District, Service, SparePart } from '../generated/schemas.ts'

/**
 * Returns car brands by name, each with its number of published ads; empty with `error` on failure.
 * GET /api/dictionaryBrand/list (spec §7).
 */
export function listBrands(portal: Portal, options?: CallOptions): Promise<Page<Brand>> {
  return orEmpty(read(portal, options, (init) => portal.http.GET('/api/dictionaryBrand/list', init)))
}

/**
 * Returns services by Russian name, each with its number of published ads; empty with `error` on failure.
 * GET /api/dictionaryService/list (spec §7).
 */
export function listServices(portal: Portal, options?: CallOptions): Promise<Page<Service>> {
  return orEmpty(read(portal, options, (init) => portal.http.GET('/api/dictionaryService/list', init)))
}

/**
 * Returns spare parts by Russian name with their categories and numbers of published ads; empty with `error` on
 * failure.
 * GET /api/dictionarySparePart/list (spec §7).
 */
export function listSpareParts(portal: Portal, options?: CallOptions): Promise<Page<SparePart>> {
  return orEmpty(read(portal, options, (init) => portal.http.GET('/api/dictionarySparePart/list', init)))
}

/**
 * Returns the districts of the city in which individuals may say that they sell, by their names in the language;
 * empty with `error` on failure, and where the centre has none.
 * GET /api/dictionaryDistrict/list.
 */
export function listDistricts(portal: Portal, options?: CallOptions): Promise<Page<District>> {
  return orEmpty(read(portal, options, (init) => portal.http.GET('/api/dictionaryDistrict/list', init)))
}

/**
 * Returns the centre's phones (E.164), address, e-mail, way there and hours with exceptions. Throws a PortalError on
 * failure. GET /api/contact/get (spec §7).
 */
export function getContact(portal: Portal, options?: CallOptions): Promise<Contact> {
  return read(portal, options, (init) => portal.http.GET('/api/contact/get', init))
}

/**
 * Returns the newest version of the contacts as if it was published. For administrators. Throws `forbidden`.
 * GET /api/contact/get?preview=true.
 */
export function previewContact(portal: Portal, options?: CallOptions): Promise<Contact> {
  return read(portal, options, (init) =>
    portal.http.GET('/api/contact/get', { ...init, params: { query: { preview: true } } }),
  )
}
