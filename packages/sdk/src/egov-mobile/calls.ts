import { type CallOptions, type Portal, read, write } from '../client/index.ts'
import type { EgovCode, EgovCodeRequest, EgovCodeState } from '../generated/schemas.ts'

/**
 * Returns a code for documents of a signing session, which eGov Mobile and eGov Business read to sign them. An earlier
 * code of the session ends. Throws `not_found` where the portal does not offer this, `action_not_allowed` if the
 * documents are signed already, `too_large`, `signing_over`, `signing_of_another`, `forbidden`, `invalid`,
 * `too_many_requests`. POST /api/egovMobile/show.
 */
export function showEgovCode(
  portal: Portal,
  request: EgovCodeRequest,
  options?: CallOptions,
): Promise<EgovCode> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/egovMobile/show', { ...init, body: request }),
  )
}

/**
 * Returns what the telephone has done with the code of a session, and the signatures once it has sent them. Throws
 * `not_found` if the session has no code, `signing_of_another`, `forbidden`. GET /api/egovMobile/state/{session_id}.
 */
export function egovCodeState(
  portal: Portal,
  sessionId: string,
  options?: CallOptions,
): Promise<EgovCodeState> {
  return read(portal, options, (init) =>
    portal.http.GET('/api/egovMobile/state/{session_id}', {
      ...init,
      params: { path: { session_id: sessionId } },
    }),
  )
}

/** A code of a session. */
export interface EgovCodeOfSession {
  /** Id of the signing session. */
  session_id: string
  /** `code_id` of the code. */
  code_id: string
}

/**
 * Ends a code of a session, unless its signatures have come or a newer code has replaced it. Throws `not_found`,
 * `signing_of_another`, `forbidden`. POST /api/egovMobile/end/{session_id}.
 */
export function endEgovCode(
  portal: Portal,
  { session_id, code_id }: EgovCodeOfSession,
  options?: CallOptions,
): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/egovMobile/end/{session_id}', {
      ...init,
      params: { path: { session_id } },
      body: { code_id },
    }),
  )
}
