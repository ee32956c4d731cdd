import { type CallOptions, type CreateOptions, create, type Portal, read, write } from '../client/index.ts'
import type { PartThread, TalkDraft, TalkMessage, TalkPageRequest, TalkSign } from '../generated/schemas.ts'

/**
 * Returns messages of the thread beside an answer, the newest page or those before or after a message. For the asker and people of the shop.
 * Throws `not_found` for anybody else.
 * POST /api/userRequest/messages/{id}.
 */
export function partMessages(
  portal: Portal,
  answerId: number,
  page: TalkPageRequest = {},
  options?: CallOptions,
): Promise<PartThread> {
  return read(portal, options, (init) =>
    portal.http.POST('/api/userRequest/messages/{id}', {
      ...init,
      params: { path: { id: answerId } },
      body: page,
    }),
  )
}

/**
 * Writes a message. Throws `invalid`, `not_found`, `action_not_allowed` if the request is closed, `too_many_requests` after 30 in a minute,
 * `idempotency_conflict`.
 * POST /api/userRequest/send/{id}.
 */
export function sendPartMessage(
  portal: Portal,
  answerId: number,
  draft: TalkDraft,
  options?: CreateOptions,
): Promise<TalkMessage> {
  return create(portal, options, (init) =>
    portal.http.POST('/api/userRequest/send/{id}', {
      ...init,
      params: { path: { id: answerId } },
      body: draft,
    }),
  )
}

/**
 * Notes that messages up to an id were on the screen. Throws `not_found`.
 * POST /api/userRequest/readMessages/{id}.
 */
export function readPartMessages(
  portal: Portal,
  answerId: number,
  upTo: number,
  options?: CallOptions,
): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userRequest/readMessages/{id}', {
      ...init,
      params: { path: { id: answerId } },
      body: { up_to: upTo },
    }),
  )
}

/**
 * Shows the other side that the user has the thread open or writes; to be posted every 3 seconds. Throws `not_found`.
 * POST /api/userRequest/presence/{id}.
 */
export function showPartPresence(
  portal: Portal,
  answerId: number,
  sign: TalkSign,
  options?: CallOptions,
): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userRequest/presence/{id}', {
      ...init,
      params: { path: { id: answerId } },
      body: { sign },
    }),
  )
}

/**
 * Gives the shop of an answer the asker's own phone, which can't be taken back. Throws `action_not_allowed` without a phone or a second time,
 * `not_found`.
 * POST /api/userRequest/givePhone/{id}.
 */
export function givePartPhone(portal: Portal, answerId: number, options?: CallOptions): Promise<PartThread> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/userRequest/givePhone/{id}', { ...init, params: { path: { id: answerId } } }),
  )
}
