import {
  type CallOptions,
  type CreateOptions,
  create,
  orEmpty,
  orZero,
  type Page,
  type Portal,
  read,
  write,
} from '../client/index.ts'
import type {
  PartReach,
  PartReachQuestion,
  PartRequest,
  PartRequestCard,
  PartRequestClosing,
  PartRequestCreated,
  PartRequestDraft,
  PartRequestFilter,
  PartRequestPageRequest,
  PartRequestTabCount,
  PartStanding,
} from '../generated/schemas.ts'

/** A page of part requests. */
export interface PartRequests extends Page<PartRequestCard> {
  /** How many there are in each tab; absent on failure and in `all`. */
  tabs?: PartRequestTabCount[] | undefined
  /** Whether there are more than the 1,000 that `all` returns. */
  truncated?: boolean | undefined
}

/**
 * Returns a page of part requests with the number in each tab; empty with `error` on failure. `list` is `own`, `shop` (owners and
 * sellers) or `staff`. No list has a VIN or a phone. Source: spec §7.
 * POST /api/userRequest/pagination.
 */
export function partRequestPage(
  portal: Portal,
  request: PartRequestPageRequest,
  options?: CallOptions,
): Promise<PartRequests> {
  return orEmpty(
    read(portal, options, (init) =>
      portal.http.POST('/api/userRequest/pagination', { ...init, body: request }),
    ),
  )
}

/**
 * Returns part requests without pages, at most 1,000; empty with `error` on failure. Source: spec §7.
 * POST /api/userRequest/all.
 */
export function allPartRequests(
  portal: Portal,
  filter: PartRequestFilter,
  options?: CallOptions,
): Promise<PartRequests> {
  return orEmpty(
    read(portal, options, (init) => portal.http.POST('/api/userRequest/all', { ...init, body: filter })).then(
      (all) => ({ ...all, next: null }),
    ),
  )
}

/**
 * Asks the shops for a part. `repeated` means that an open request for the same part and car was there already: the id is its, and
 * nothing was added. Throws `invalid` (`too_many` for `open` with five open ones), `barred` with `bar`, `too_many_requests`,
 * `idempotency_conflict`. Source: spec §7.
 * POST /api/userRequest/create.
 */
export function createPartRequest(
  portal: Portal,
  draft: PartRequestDraft,
  options?: CreateOptions,
): Promise<PartRequestCreated> {
  return create(portal, options, (init) =>
    portal.http.POST('/api/userRequest/create', { ...init, body: draft }),
  )
}

/**
 * Closes a request with the asker's reason: found in the shop of `answer_id`, found elsewhere, given up. Throws `action_not_allowed`,
 * `not_found`, `invalid`. Source: spec §7.
 * POST /api/userRequest/unpublish/{id}.
 */
export function closePartRequest(
  portal: Portal,
  id: number,
  closing: PartRequestClosing,
  options?: CallOptions,
): Promise<PartRequest> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userRequest/unpublish/{id}', {
      ...init,
      params: { path: { id: id } },
      body: closing,
    }),
  )
}

/**
 * Returns how many part requests wait: for staff those with reports, for a shop those without its answer, for others own ones with news;
 * 0 on failure. Only for the current user's id or the company's number. Source: spec §7.
 * GET /api/userRequest/count/{id}.
 */
export function countPartRequests(portal: Portal, userId: number, options?: CallOptions): Promise<number> {
  return orZero(
    read(portal, options, (init) =>
      portal.http.GET('/api/userRequest/count/{id}', { ...init, params: { path: { id: userId } } }),
    ),
  )
}

/**
 * Returns a request as the user may see it: `viewer` is asker, shop or staff. Throws `not_found` for anybody else.
 * GET /api/userRequest/get/{id}.
 */
export function getPartRequest(portal: Portal, id: number, options?: CallOptions): Promise<PartRequest> {
  return read(portal, options, (init) =>
    portal.http.GET('/api/userRequest/get/{id}', { ...init, params: { path: { id: id } } }),
  )
}

/**
 * Returns who would get a request, without keeping anything; guests may ask too. It takes no VIN. Throws `too_many_requests`.
 * POST /api/userRequest/preview.
 */
export function previewPartRequest(
  portal: Portal,
  question: PartReachQuestion,
  options?: CallOptions,
): Promise<PartReach> {
  return read(portal, options, (init) =>
    portal.http.POST('/api/userRequest/preview', { ...init, body: question }),
  )
}

/**
 * Sends the next wave of a request at once. For its asker. Throws `action_not_allowed`, `not_found`.
 * POST /api/userRequest/widen/{id}.
 */
export function widenPartRequest(portal: Portal, id: number, options?: CallOptions): Promise<PartRequest> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userRequest/widen/{id}', { ...init, params: { path: { id: id } } }),
  )
}

/**
 * Reopens a request within 7 days after it was closed. For its asker. Throws `action_not_allowed`, `not_found`, `invalid` (`too_many` for
 * `open`), `barred` with `bar`.
 * POST /api/userRequest/reopen/{id}.
 */
export function reopenPartRequest(portal: Portal, id: number, options?: CallOptions): Promise<PartRequest> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userRequest/reopen/{id}', { ...init, params: { path: { id: id } } }),
  )
}

/**
 * Notes that the current user has seen a request: an asker all its answers, a shop that it has opened it. Throws `not_found`.
 * POST /api/userRequest/setView/{id}.
 */
export function viewPartRequest(portal: Portal, id: number, options?: CallOptions): Promise<PartRequest> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userRequest/setView/{id}', { ...init, params: { path: { id: id } } }),
  )
}

/**
 * Says that the asker is on the way to the shop of an answer, which holds the part for 2 hours, or is not after all. Throws
 * `action_not_allowed`, `not_found`.
 * POST /api/userRequest/going/{id}.
 */
export function setPartGoing(
  portal: Portal,
  answerId: number,
  going: boolean,
  options?: CallOptions,
): Promise<PartRequest> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userRequest/going/{id}', {
      ...init,
      params: { path: { id: answerId } },
      body: { going },
    }),
  )
}

/**
 * Returns how many own requests are open, and whether staff have barred the user or the company, why and until when.
 * GET /api/userRequest/standing.
 */
export function partStanding(portal: Portal, options?: CallOptions): Promise<PartStanding> {
  return read(portal, options, (init) => portal.http.GET('/api/userRequest/standing', init))
}
