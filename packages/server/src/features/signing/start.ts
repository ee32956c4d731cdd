import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { components } from '@sauda/sdk'
import { can } from '@sauda/sdk/access'
import { allowedDocumentActions, documentActor } from '@sauda/sdk/documents'
import { type Actor, FileAnswer } from '../../contract/call.ts'
import { withTransaction } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import { requireCapability } from '../access/require-capability.ts'
import { isMe } from '../companies/acts-for.ts'
import type { Deps } from '../deps.ts'
import { inTime } from '../documents/paper/in-time.ts'
import { drawnPaper, openPaper } from '../documents/paper/paper.ts'
import { type DocumentState, findBeingChecked, findToSign, whyNotSigned } from '../documents/signatures.ts'
import { viewerOf } from '../documents/viewer.ts'
import { findSession, findSessionDocuments, insertSession, type Session } from './session-queries.ts'
import type { Side, SignedKind } from './types.ts'

export { findSessionDocuments, type Session } from './session-queries.ts'

type Schemas = components['schemas']

/** A session ends so long after the last signature, in milliseconds. */
export const SESSION_LASTS = 10 * 60_000

/** More documents than this are signed in several sessions. */
const MOST = 1000

/** How many PDFs are asked for at once; one that is not drawn yet is drawn in a thread of its own. */
const AT_ONCE = 20

/** Returns for whom a user signs. @throws RefusalError `forbidden` for whoever signs for nobody */
export function sideOf(actor: Actor): Side {
  if (can(actor, 'documents.sign')) return 'tenant'
  requireCapability(actor, 'documents.manage')
  return 'centre'
}

export function hashOf(text: string | Uint8Array): Buffer {
  return createHash('sha256').update(text).digest()
}

/** What somebody wants to sign. */
export interface Wish {
  kind: SignedKind
  userId: number
  /** The batch; null for documents of any batch. */
  rid: number | null
  ids?: readonly number[] | undefined
}

/**
 * Opens a session for the documents that a user can sign now. Their PDFs never change, so another session over the same
 * versions has the same bytes.
 * @throws RefusalError `forbidden`, `not_found`, `action_not_allowed` if nothing can be signed, `being_drawn`
 */
export async function startSigning(
  deps: Deps,
  actor: Actor,
  { kind, userId, rid, ids }: Wish,
): Promise<Schemas['SigningSession']> {
  const side = sideOf(actor)
  if (!isMe(actor, userId)) throw new RefusalError('not_found')
  const { bin } = await viewerOf(deps.db, actor)
  const { states, missing } = await findToSign(deps.db, { kind, bin }, { rid, ids })
  const checked = await findBeingChecked(
    deps.db,
    side,
    states.map(({ id }) => id),
  )
  const codes = states.map((state) => ({
    state,
    code: checked.has(`${state.id}:${state.version}`)
      ? ('being_checked' as const)
      : whyNotSigned(state, { side, bin, version: state.version }),
  }))
  const signable = codes.filter(({ code }) => code === null).map(({ state }) => state)
  if (signable.length === 0)
    throw new RefusalError('action_not_allowed', { allowed_actions: actionsOf(actor, states) })
  const frozen = await inTime(freeze(deps, signable.slice(0, MOST)))
  const session = { id: randomUUID(), nonce: randomBytes(24).toString('base64url') }
  const expires_at = new Date(deps.clock.now().getTime() + SESSION_LASTS)
  await withTransaction(deps.db, (trx) =>
    insertSession(
      trx,
      { id: session.id, user_id: actor.id, kind, side, bin, nonce_hash: hashOf(session.nonce), expires_at },
      frozen.map(({ id, version, sha256 }) => ({ document_id: id, version, file: sha256 })),
    ),
  )
  return {
    session_id: session.id,
    nonce: session.nonce,
    expires_at: expires_at.toISOString(),
    side,
    documents: frozen.map((document) => ({
      ...document,
      href: `/api/${kind}Signature/file/${session.id}/${document.id}`,
    })),
    skipped: ids ? skippedOf(codes, missing) : [],
  }
}

type Judged = { state: DocumentState; code: Schemas['SigningRefusal'] | null }

/** Chosen documents that are left out. One that is foreign looks like one that was deleted or never was. */
function skippedOf(codes: readonly Judged[], missing: readonly number[]): Schemas['SigningSkipped'][] {
  return [
    ...codes.flatMap(({ state: { id }, code }) => (code === null ? [] : [{ id, code }])),
    ...missing.map((id) => ({ id, code: 'document_deleted' as const })),
  ]
}

/** What could be done instead; for one document only. */
function actionsOf(actor: Actor, states: readonly DocumentState[]): string[] {
  const [state] = states
  if (!state || states.length > 1) return []
  return allowedDocumentActions({ ...state, actor: documentActor(actor.role_id, true) })
}

type Frozen = Omit<Schemas['SigningDocument'], 'href'>

async function freeze(deps: Deps, states: readonly DocumentState[]): Promise<Frozen[]> {
  const frozen: Frozen[] = []
  for (let done = 0; done < states.length; done += AT_ONCE) {
    const some = states.slice(done, done + AT_ONCE)
    const papers = await Promise.all(some.map(({ id, version }) => drawnPaper(deps, id, version)))
    for (const [at, { id, version, title, number }] of some.entries()) {
      const paper = papers[at]
      if (paper) frozen.push({ id, version, title, number, sha256: paper.file, size: paper.size })
    }
  }
  return frozen
}

/**
 * Returns the session of a user's call; with `kind` null, of documents of either kind.
 * @throws RefusalError `forbidden`, `not_found`, `signing_of_another`, `left_company` if the user's membership has ended since,
 * and `forbidden` if the right changed otherwise
 */
export async function sessionFor(
  deps: Deps,
  actor: Actor,
  { id, kind }: { id: string; kind: SignedKind | null },
): Promise<Session> {
  const session = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
    ? await findSession(deps.db, id)
    : undefined
  const isMeant = session !== undefined && (kind === null || session.kind === kind)
  // Before the right to sign: who has left may have no such right any more.
  if (isMeant && session.user_id === actor.id && session.ended) throw new RefusalError('left_company')
  const side = sideOf(actor)
  if (!isMeant) throw new RefusalError('not_found')
  if (session.user_id !== actor.id) throw new RefusalError('signing_of_another')
  const { bin } = await viewerOf(deps.db, actor)
  if (session.side !== side || session.bin !== bin) throw new RefusalError('forbidden')
  return session
}

/** @throws RefusalError `invalid` unless it is the secret of the session */
export function requireNonce({ nonce_hash }: Session, nonce: string): void {
  if (!timingSafeEqual(hashOf(nonce), nonce_hash)) {
    throw new RefusalError('invalid', { errors: { nonce: ['wrong'] } })
  }
}

/** Returns the frozen bytes of a document of a session. */
export async function signingFile(
  deps: Deps,
  actor: Actor,
  { kind, sessionId, id }: { kind: SignedKind; sessionId: string; id: number },
): Promise<FileAnswer> {
  const session = await sessionFor(deps, actor, { id: sessionId, kind })
  const [document] = await findSessionDocuments(deps.db, session.id, [id])
  if (!document) throw new RefusalError('not_found')
  if (session.expires_at <= deps.clock.now()) throw new RefusalError('signing_over')
  return new FileAnswer(() => openPaper(deps, document.file), 'application/pdf', {
    'cache-control': 'private, max-age=600',
    'content-disposition': `inline; filename="${kind}-${id}.pdf"`,
    etag: `"${document.file}"`,
  })
}
