import { type CallOptions, type Portal, write } from '../client/index.ts'
import type { SigningLinkRequest } from '../generated/schemas.ts'

/**
 * Mails the current user a link to a list of documents, or to one of them, to sign on a computer. The link holds no
 * secret. Throws `too_many_requests`, `not_found`, `forbidden`. POST /api/signingLink/send.
 */
export function sendSigningLink(
  portal: Portal,
  request: SigningLinkRequest,
  options?: CallOptions,
): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/signingLink/send', { ...init, body: request }),
  )
}
