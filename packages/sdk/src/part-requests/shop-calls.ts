import { type CallOptions, orEmpty, type Page, type Portal, read, write } from '../client/index.ts'
import type {
  PartAnswerDraft,
  PartMute,
  PartRequest,
  PartRequestComplaint,
  PartSkip,
} from '../generated/schemas.ts'

/**
 * Answers a request that the shop was asked, or edits its answer until it is chosen. `seen_version` is that of the answer that was seen, null
 * for none. For owners and sellers. Throws `invalid`, `not_found`, `action_not_allowed` if the request is closed meanwhile, and
 * `version_conflict` with `answer` if a colleague was faster.
 * POST /api/userRequest/answer/{id}.
 */
export function answerPartRequest(
  portal: Portal,
  id: number,
  draft: PartAnswerDraft,
  options?: CallOptions,
): Promise<PartRequest> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userRequest/answer/{id}', { ...init, params: { path: { id: id } }, body: draft }),
  )
}

/**
 * Says that a request is not the shop's, or takes that back; `mute` asks for no more like it. For owners and sellers. Throws
 * `action_not_allowed`, `not_found`.
 * POST /api/userRequest/skip/{id}.
 */
export function skipPartRequest(
  portal: Portal,
  id: number,
  skip: PartSkip,
  options?: CallOptions,
): Promise<PartRequest> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userRequest/skip/{id}', { ...init, params: { path: { id: id } }, body: skip }),
  )
}

/**
 * Returns what the shop is not asked for, newest first; empty with `error` on failure. For owners and sellers.
 * GET /api/userRequest/mutes.
 */
export function partMutes(portal: Portal, options?: CallOptions): Promise<Page<PartMute>> {
  return orEmpty(
    read(portal, options, (init) => portal.http.GET('/api/userRequest/mutes', init)).then((all) => ({
      ...all,
      next: null,
    })),
  )
}

/**
 * Undoes a mute. For owners and sellers. Throws `not_found`.
 * POST /api/userRequest/unmute/{id}.
 */
export function removePartMute(portal: Portal, id: number, options?: CallOptions): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userRequest/unmute/{id}', { ...init, params: { path: { id: id } } }),
  )
}

/**
 * Reports a request (by a shop that was asked) or an answer (by the asker, with `answer_id`). A side has one open report about a request.
 * Throws `invalid`, `not_found`, `too_many_requests`.
 * POST /api/userRequest/report/{id}.
 */
export function reportPartRequest(
  portal: Portal,
  id: number,
  complaint: PartRequestComplaint,
  options?: CallOptions,
): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userRequest/report/{id}', {
      ...init,
      params: { path: { id: id } },
      body: complaint,
    }),
  )
}
