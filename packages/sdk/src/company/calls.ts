import { type CallOptions, type Portal, read, write } from '../client/index.ts'
import type { CompanySettings, CompanyUpdate, ShopDay } from '../generated/schemas.ts'

/**
 * Returns the settings of the company that the user acts for, to all of its people. Throws `forbidden` for anybody else.
 * GET /api/company/get.
 */
export function getCompany(portal: Portal, options?: CallOptions): Promise<CompanySettings> {
  return read(portal, options, (init) => portal.http.GET('/api/company/get', init))
}

/**
 * Changes some settings of the company that the user acts for. For owners. Throws `invalid`, `forbidden`, and
 * `version_conflict` with `company` if somebody else has changed them since. POST /api/company/update.
 */
export function updateCompany(
  portal: Portal,
  update: CompanyUpdate,
  options?: CallOptions,
): Promise<CompanySettings> {
  return write(portal, options, (init) => portal.http.POST('/api/company/update', { ...init, body: update }))
}

/**
 * Sets other hours of one day, or closes the shop on it. For owners and sellers. Throws `invalid` (`in_the_past` for `date`,
 * `ends_before_start` for `closes`…), `forbidden`. POST /api/company/setHours.
 */
export function setShopDay(portal: Portal, day: ShopDay, options?: CallOptions): Promise<CompanySettings> {
  return write(portal, options, (init) => portal.http.POST('/api/company/setHours', { ...init, body: day }))
}

/**
 * Removes what was set for one day (`2026-12-16`), if anything was. For owners and sellers. Throws `forbidden`.
 * POST /api/company/removeHours.
 */
export function removeShopDay(portal: Portal, date: string, options?: CallOptions): Promise<CompanySettings> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/company/removeHours', { ...init, body: { date } }),
  )
}

/**
 * Replaces the photo of the door. For owners. Throws `invalid` with a code for `image` (`photo_type` if it is none),
 * `forbidden`, `too_large`, `too_many_requests`. POST /api/company/doorPhoto, multipart.
 */
export function setDoorPhoto(portal: Portal, image: Blob, options?: CallOptions): Promise<CompanySettings> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/company/doorPhoto', {
      ...init,
      body: {},
      bodySerializer: () => {
        const form = new FormData()
        form.append('image', image)
        return form
      },
    }),
  )
}

/** Removes the photo of the door, if there is one. For owners. Throws `forbidden`. POST /api/company/removeDoorPhoto. */
export function removeDoorPhoto(portal: Portal, options?: CallOptions): Promise<CompanySettings> {
  return write(portal, options, (init) => portal.http.POST('/api/company/removeDoorPhoto', init))
}
