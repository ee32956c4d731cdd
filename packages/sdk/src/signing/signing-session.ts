import { type CallOptions, isPortalError, type Portal, withResponse } from '../client/index.ts'
import { DOCUMENT_STATUS, getDocument } from '../documents/index.ts'
import type { SigningSession } from '../generated/schemas.ts'
import { type SignedKind, signingFile, startSigningBatch } from './calls.ts'
import { byOwnClock } from './own-clock.ts'

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

/** Documents whose reasons are asked for at the same time. */
const ASKED_AT_ONCE = 4

/** What a session tells, or that there is none because nothing can be signed. */
type Opened = SigningSession | Pick<SigningSession, 'documents' | 'skipped' | 'expires_at'>

/**
 * Opens a session for documents. If none of them can be signed, the answer tells no reasons; each document is then
 * asked for its own, because a signature that was sent before may have arrived.
 */
export async function openSession(
  place: SigningPlace,
  ids: readonly number[],
  options: CallOptions,
): Promise<Opened> {
  const { portal, kind, userId } = place
  try {
    return byOwnClock(
      await withResponse((own) =>
        startSigningBatch(portal, kind, ANY_BATCH, userId, ids, { ...options, ...own }),
      ),
    )
  } catch (thrown) {
    if (!isPortalError(thrown)) throw thrown
    const expires_at = new Date().toISOString()
    if (thrown.code === 'not_found') {
      return { documents: [], skipped: ids.map((id) => ({ id, code: 'document_deleted' })), expires_at }
    }
    if (thrown.code !== 'action_not_allowed') throw thrown
    return { documents: [], skipped: await reasons(place, ids, options), expires_at }
  }
}

type Skipped = SigningSession['skipped'][number]

async function reasons(
  place: SigningPlace,
  ids: readonly number[],
  options: CallOptions,
): Promise<Skipped[]> {
  const skipped: Skipped[] = []
  const queue = ids.values()
  const askNext = async () => {
    for (const id of queue) skipped.push({ id, code: await whyNot(place, id, options) })
  }
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, askNext))
  return skipped
}

/** Why a document of a status cannot be signed. */
function reasonOf(status: number): Skipped['code'] {
  switch (status) {
    case DOCUMENT_STATUS.new:
      return 'not_signed_yet'
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

/** Signing for the tenant, and for the centre. */
const SIGNS = ['sign', 'countersign']

async function whyNot(
  { portal, kind }: SigningPlace,
  id: number,
  options: CallOptions,
): Promise<Skipped['code']> {
  try {
    const { status, allowed_actions } = await getDocument(portal, kind, id, options)
    // By its status it could be signed, so a signature of it is being checked.
    if (allowed_actions.some((action) => SIGNS.includes(action))) return 'being_checked'
    return reasonOf(status)
  } catch (thrown) {
    if (isPortalError(thrown) && thrown.code === 'not_found') return 'document_deleted'
    throw thrown
  }
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
