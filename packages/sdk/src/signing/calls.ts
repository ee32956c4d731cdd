import { type CallOptions, type Portal, read, write } from '../client/index.ts'
import type { DocumentKind, SigningResults, SigningSession, SigningSubmission } from '../generated/schemas.ts'

/** The kinds of documents that are signed; invoices are not. */
export type SignedKind = Exclude<DocumentKind, 'invoice'>

/**
 * The time that a host may take to begin the signing of a batch, in milliseconds. The portal answers at once; the spec
 * allows slower hosts ten minutes (§9).
 */
export const SIGNING_TIMEOUT = 600_000

/**
 * Opens a session for one document: its PDF's bytes are fixed. `userId` is the current user's. Throws
 * `action_not_allowed`, `not_found`, `forbidden`. GET /api/{kind}Signature/start/{id}/{user_id}. Source: spec §7.
 */
export function startSigning(
  portal: Portal,
  kind: SignedKind,
  id: number,
  userId: number,
  options?: CallOptions,
): Promise<SigningSession> {
  return write(portal, { timeout: SIGNING_TIMEOUT, ...options }, (init) =>
    portal.http.GET(`/api/${kind}Signature/start/{id}/{user_id}`, {
      ...init,
      params: { path: { id, user_id: userId } },
    }),
  )
}

/**
 * Opens a session for the documents of a batch that the current user can sign now, or for the chosen `ids` among them;
 * with `rid` 0 the chosen documents may be of several batches. Throws `action_not_allowed` if nothing can be signed,
 * `not_found`, `forbidden`. GET /api/{kind}Signature/multipleStart/{rid}/{user_id}. Source: spec §7, §9 (600 s).
 */
export function startSigningBatch(
  portal: Portal,
  kind: SignedKind,
  rid: number,
  userId: number,
  ids?: readonly number[],
  options?: CallOptions,
): Promise<SigningSession> {
  return write(portal, { timeout: SIGNING_TIMEOUT, ...options }, (init) =>
    portal.http.GET(`/api/${kind}Signature/multipleStart/{rid}/{user_id}`, {
      ...init,
      params: { path: { rid, user_id: userId }, ...(ids && { query: { ids: ids.join(',') } }) },
    }),
  )
}

/** A document in a session. */
export interface SigningFile {
  /** Of the session. */
  sessionId: string
  /** Of the document. */
  id: number
}

/**
 * Returns the bytes of a document of a session: what is signed, and what the user should see before. Throws
 * `not_found`, `signing_over`. GET /api/{kind}Signature/file/{session_id}/{id}.
 */
export function signingFile(
  portal: Portal,
  kind: SignedKind,
  { sessionId, id }: SigningFile,
  options?: CallOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  return read(portal, options, async (init) => {
    const { data, error, response } = await portal.http.GET(`/api/${kind}Signature/file/{session_id}/{id}`, {
      ...init,
      params: { path: { session_id: sessionId, id } },
      parseAs: 'arrayBuffer',
    })
    return data ? { data: { data: new Uint8Array(data) }, response } : { error, response }
  })
}

/**
 * Sends the signature of one document. What is wrong with it is in its result. Throws `signing_over`,
 * `signing_of_another`, `not_found`, `invalid`, `forbidden`. POST /api/{kind}Signature/create. Source: spec §7.
 */
export function sendSignature(
  portal: Portal,
  kind: SignedKind,
  submission: SigningSubmission,
  options?: CallOptions,
): Promise<SigningResults> {
  return write(portal, options, (init) =>
    portal.http.POST(`/api/${kind}Signature/create`, { ...init, body: submission }),
  )
}

/**
 * Sends signatures of several documents; partial success is normal. Throws as `sendSignature`.
 * POST /api/{kind}Signature/multipleCreate. Source: spec §7.
 */
export function sendSignatures(
  portal: Portal,
  kind: SignedKind,
  submission: SigningSubmission,
  options?: CallOptions,
): Promise<SigningResults> {
  return write(portal, options, (init) =>
    portal.http.POST(`/api/${kind}Signature/multipleCreate`, { ...init, body: submission }),
  )
}
