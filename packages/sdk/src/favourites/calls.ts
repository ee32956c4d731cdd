import { type CallOptions, orEmpty, type Page, type Portal, read, write } from '../client/index.ts'
import type {
  Favourite,
  FavouriteCounts,
  FavouriteIds,
  FavouriteList,
  FavouriteMerged,
  FavouritePageRequest,
  FavouriteRequest,
  KeptFavourite,
} from '../generated/schemas.ts'

/** A page of favourites, and how many there are; if the call failed, it is empty and has `error`. */
export type FavouritePage = Page<Favourite> & {
  /** Absent if the call failed. */
  counts?: FavouriteCounts
}

/**
 * Returns a page of the user's favourites: those whose price fell first, then those saved last, then those that are gone.
 * `user_id` must be the current user's. Throws nothing: a failure is an empty page with its error. POST
 * /api/userFavorite/pagination.
 */
export function favouritePage(
  portal: Portal,
  request: FavouritePageRequest,
  options?: CallOptions,
): Promise<FavouritePage> {
  return orEmpty(
    read(portal, options, (init) =>
      portal.http.POST('/api/userFavorite/pagination', { ...init, body: request }),
    ),
  )
}

/**
 * Returns all favourites of the user, at most 500, in the order of the pages. Throws a PortalError on failure. POST
 * /api/userFavorite/all.
 */
export function allFavourites(portal: Portal, userId: number, options?: CallOptions): Promise<FavouriteList> {
  return read(portal, options, (init) =>
    portal.http.POST('/api/userFavorite/all', { ...init, body: { user_id: userId } }),
  )
}

/**
 * Adds an ad of the catalogue to the user's favourites; one that is there already stays as it was. Returns the ids of all
 * of them. Throws `favourites_full` for the 501st, `not_found`, `too_many_requests`. POST /api/userFavorite/add.
 */
export function addFavourite(
  portal: Portal,
  request: FavouriteRequest,
  options?: CallOptions,
): Promise<FavouriteIds> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userFavorite/add', { ...init, body: request }),
  )
}

/**
 * Removes an ad from the user's favourites; one that is not among them changes nothing. Returns the ids of the others.
 * Throws `not_found` for another user, `too_many_requests`. POST /api/userFavorite/remove.
 */
export function removeFavourite(
  portal: Portal,
  request: FavouriteRequest,
  options?: CallOptions,
): Promise<FavouriteIds> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userFavorite/remove', { ...init, body: request }),
  )
}

/**
 * Adds what a guest has saved in the browser, at most 200 ads, to the favourites of the user who has signed in. Ads that are
 * not in the catalogue are ignored, and the same list again changes nothing: it is cleared after the answer. Throws
 * `not_found` for another user, `invalid`, `too_many_requests`. POST /api/userFavorite/merge.
 */
export function mergeFavourites(
  portal: Portal,
  userId: number,
  favourites: readonly KeptFavourite[],
  options?: CallOptions,
): Promise<FavouriteMerged> {
  const body = { user_id: userId, favourites: [...favourites] }
  return write(portal, options, (init) => portal.http.POST('/api/userFavorite/merge', { ...init, body }))
}

/**
 * Returns the ads that a guest has saved in the browser, at most 200, as they are in the catalogue; those that are not there
 * are left out. Nothing is stored. Throws a PortalError on failure. POST /api/userFavorite/show.
 */
export function showFavourites(
  portal: Portal,
  favourites: readonly KeptFavourite[],
  options?: CallOptions,
): Promise<FavouriteList> {
  const body = { favourites: [...favourites] }
  return read(portal, options, (init) => portal.http.POST('/api/userFavorite/show', { ...init, body }))
}
