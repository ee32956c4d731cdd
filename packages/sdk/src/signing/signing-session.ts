import { type CallOptions, isPortalError, type Portal } from '../client/index.ts'
import { DOCUMENT_STATUS, getDocument } from '../documents/index.ts'
import type { SigningSession } from '../generated/schemas.ts'
import { type SignedKind, signingFile, startSigningBatch } from './calls.ts'

/** Whose documents of which kind are signed. */
export interface SigningPlace {
  /** Through which they are signed. */
  portal: Portal
  /** Of the documents. */
  kind: SignedKind
  /** The user who signs. */
  userId: number
}

/** `rid` of documents that may be of several batches. */
const ANY_BATCH = 0

/**
 * Opens a session for documents. If none of them can be signed, the answer tells no reasons; each document is then
 * asked for its own, because a signature that was sent before may have arrived.
 */
export async function openSession(
  { portal, kind, userId }: SigningPlace,
  ids: readonly number[],
  options: CallOptions,
): Promise<SigningSession | Pick<SigningSession, 'documents' | 'skipped'>> {
  try {
    return await startSigningBatch(portal, kind, ANY_BATCH, userId, ids, options)
  } catch (thrown) {
    if (!isPortalError(thrown) || thrown.code !== 'action_not_allowed') throw thrown
    const skipped = await Promise.all(
      ids.map(async (id) => ({ id, code: await whyNot({ portal, kind, userId }, id, options) })),
    )
    return { documents: [], skipped }
  }
}

/** Why a document of a status cannot be signed. One that looks as if it could has a signature that is being checked. */
function reasonOf(status: number): SigningSession['skipped'][number]['code'] {
  switch (status) {
    case DOCUMENT_STATUS.signed:
    case DOCUMENT_STATUS.countersigned:
      return 'already_signed'
    case DOCUMENT_STATUS.rejected:
      return 'document_rejected'
    case DOCUMENT_STATUS.annulled:
      return 'document_annulled'
    default:
      return 'being_checked'
  }
}

async function whyNot({ portal, kind }: SigningPlace, id: number, options: CallOptions) {
  const { status } = await getDocument(portal, kind, id, options)
  return reasonOf(status)
}

/** Reads the bytes of a document, and whether they have the fingerprint that the session told. */
export async function readFile(
  { portal, kind }: SigningPlace,
  { sessionId, id, sha256 }: { sessionId: string; id: number; sha256: string },
  options: CallOptions,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; right: boolean }> {
  const bytes = await signingFile(portal, kind, { sessionId, id }, options)
  return { bytes, right: (await fingerprint(bytes)) === sha256 }
}

/** SHA-256 in hexadecimal digits. */
async function fingerprint(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
