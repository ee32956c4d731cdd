import type { components } from '@sauda/sdk'
import { isTenant } from '@sauda/sdk/access'
import { type DocumentKind, nextDocumentState } from '@sauda/sdk/documents'
import type { Actor } from '../../contract/call.ts'
import type { Db, Trx } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import {
  changeDocument,
  type DocumentState,
  findIdsOf,
  findStates,
  insertChanges,
  lockStates,
} from './document-queries.ts'
import { recordDocumentActs } from './log.ts'
import { retryAt } from './retry-at.ts'
import { readSignatures } from './signature-queries.ts'
import type { SigningSide } from './tables.ts'

export type { DocumentState } from './document-queries.ts'
export {
  changeSignature,
  findBeingChecked,
  findKind,
  findParties,
  findSignature,
  findSignatureOfBase,
  findUndrawn,
  insertSignatures,
  nextSignatures,
  type StoredSignature,
  takeUntold,
} from './signature-queries.ts'
export type { SigningSide } from './tables.ts'

type Schemas = components['schemas']

/** What signing for a side is called: for the table of actions, for the log, and for whom the table asks. */
const STEP = {
  tenant: { action: 'sign', happened: 'signed', actor: 'tenant' },
  centre: { action: 'countersign', happened: 'countersigned', actor: 'manager' },
} as const satisfies Record<SigningSide, object>

const SIGNED_KINDS = ['completion', 'application'] as const

/** Hides six digits of an IIN: «790612345613» becomes «7906••••••13». Null for anything else. */
export function maskedIin(iin: string | null): string | null {
  return iin !== null && /^\d{12}$/.test(iin) ? `${iin.slice(0, 4)}••••••${iin.slice(-2)}` : null
}

/** Returns the signatures of a document for its page. A tenant does not learn who of the centre's staff sent theirs. */
export async function signaturesOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<Schemas['DocumentSignature'][]> {
  const found = await readSignatures(db, id)
  return found.map(({ state, iin, user, user_id, signed_at, received_at, ...signature }) => ({
    ...signature,
    position: signature.position as Schemas['DocumentSignature']['position'],
    algorithm: signature.algorithm as Schemas['DocumentSignature']['algorithm'],
    fault: signature.fault as Schemas['DocumentSignature']['fault'],
    iin: maskedIin(iin),
    signed_at: signed_at.toISOString(),
    received_at: received_at.toISOString(),
    verdict: state as Schemas['DocumentSignature']['verdict'],
    retry_at: state === 'pending_revocation' ? retryAt(clock.now(), received_at).toISOString() : null,
    user: isTenant(actor.role_id) && signature.side === 'centre' ? null : user,
  }))
}

/** Which documents somebody wants to sign: of a batch, or chosen ones. */
export interface WantedToSign {
  rid: number | null
  ids?: readonly number[] | undefined
}

/** Documents that were found, in their order, and the chosen ids that do not exist for the user. */
export interface FoundToSign {
  states: DocumentState[]
  missing: number[]
}

/**
 * Returns the documents that somebody wants to sign. A foreign document is missing like one that does not exist.
 * @throws RefusalError `not_found` if there are none
 */
export async function findToSign(
  db: Db,
  wanted: { kind: DocumentKind; bin: string | null },
  { rid, ids }: WantedToSign,
): Promise<FoundToSign> {
  const chosen = ids ? [...new Set(ids)] : rid === null ? [] : await findIdsOf(db, wanted, rid)
  const found = await findStates(db, wanted, chosen)
  const inBatch = new Map(
    found.filter(({ batch_id }) => rid === null || batch_id === rid).map((state) => [state.id, state]),
  )
  if (inBatch.size === 0) throw new RefusalError('not_found')
  return {
    states: chosen.flatMap((id) => inBatch.get(id) ?? []),
    missing: chosen.filter((id) => !inBatch.has(id)),
  }
}

/**
 * Returns the documents that somebody has chosen, all of them.
 * @throws RefusalError `not_found` if there are none, or if one of the chosen does not exist for the user
 */
export async function documentsToSign(
  db: Db,
  wanted: { kind: DocumentKind; bin: string | null },
  chosen: WantedToSign,
): Promise<DocumentState[]> {
  const { states, missing } = await findToSign(db, wanted, chosen)
  if (missing.length > 0) throw new RefusalError('not_found')
  return states
}

/** Returns acts and appendices; deleted ones are left out. */
export async function findSigned(db: Db, ids: readonly number[]): Promise<DocumentState[]> {
  const all = await Promise.all(SIGNED_KINDS.map((kind) => findStates(db, { kind, bin: null }, ids)))
  return all.flat()
}

/** Locks documents until the transaction ends; a deleted one is missing. */
export async function lockToSign(
  trx: Trx,
  kind: DocumentKind,
  ids: readonly number[],
): Promise<Map<number, DocumentState>> {
  const states = await lockStates(trx, { kind, bin: null }, ids)
  return new Map(states.map((state) => [state.id, state]))
}

/** Why a document cannot be signed by its status; null if it can. */
const BY_STATUS: Record<SigningSide, Record<number, Schemas['SigningRefusal']>> = {
  tenant: { 2: 'already_signed', 3: 'document_rejected', 4: 'already_signed', 5: 'document_annulled' },
  centre: { 1: 'not_signed_yet', 3: 'document_rejected', 4: 'already_signed', 5: 'document_annulled' },
}

/** Why a version of a document cannot be signed for a side now; null if it can. */
export function whyNotSigned(
  state: DocumentState | undefined,
  { side, version, bin }: { side: SigningSide; version: number; bin: string | null },
): Schemas['SigningRefusal'] | null {
  if (!state) return 'document_deleted'
  // The accounting system corrected the BIN: the document belongs to another tenant now.
  if (bin !== null && state.bin !== bin) return 'document_changed'
  const { action, actor } = STEP[side]
  const may = nextDocumentState(action, { actor, kind: state.kind, status: state.status }).ok
  if (may) return state.version === version ? null : 'document_changed'
  return BY_STATUS[side][state.status] ?? 'already_signed'
}

/** A signature that is valid, and the locked document that it signs. */
export interface Signed {
  state: DocumentState
  signatureId: number
  userId: number
}

/** Signs locked documents, with their history and what the accounting system learns. Returns their new status. */
export async function signDocuments(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  side: SigningSide,
  signed: readonly Signed[],
): Promise<Map<number, number>> {
  const { action, actor, happened } = STEP[side]
  const now = clock.now()
  const statuses = new Map<number, number>()
  for (const { state } of signed) {
    const next = nextDocumentState(action, { actor, kind: state.kind, status: state.status })
    if (!next.ok) throw new Error(`Document ${state.id} cannot be signed`)
    statuses.set(state.id, next.status)
  }
  for (const status of new Set(statuses.values())) {
    const ids = [...statuses].filter(([, one]) => one === status).map(([id]) => id)
    await changeDocument(trx, ids, { status, changed_at: now, ...(side === 'tenant' && { unread: false }) })
  }
  const statusOf = (id: number, before: number) => statuses.get(id) ?? before
  await recordDocumentActs(
    trx,
    signed.map(({ state: { id, status, version }, userId }) => ({
      actorId: userId,
      id,
      action: happened,
      from: status,
      to: statusOf(id, status),
      version,
      via: 'portal' as const,
      now,
    })),
  )
  await insertChanges(
    trx,
    signed.map(({ state, signatureId }) => ({
      state,
      action: happened,
      status: statusOf(state.id, state.status),
      signature_id: signatureId,
      at: now,
    })),
  )
  return statuses
}
