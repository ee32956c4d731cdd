import type { components } from '@sauda/sdk'
import { ROLE } from '@sauda/sdk/access'
import {
  allowedDocumentActions,
  checkDocumentRefusal,
  type DocumentFacts,
  type DocumentKind,
  documentActor,
  type ExplainedAction,
  nextDocumentState,
} from '@sauda/sdk/documents'
import { NOTIFICATION_TYPE } from '@sauda/sdk/notifications'
import type { Actor } from '../../contract/call.ts'
import { type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import { requireCapability } from '../access/require-capability.ts'
import type { Deps } from '../deps.ts'
import { tellStaff, tellTenant } from './announce.ts'
import { changeDocument, type DocumentState, insertChanges, lockStates } from './document-queries.ts'
import { recordDocumentActs } from './log.ts'
import type { Happened } from './log-queries.ts'
import { getDocument } from './service.ts'
import { viewerOf } from './viewer.ts'

type Refusal = components['schemas']['DocumentRefusal']

const { rejected, annulled } = NOTIFICATION_TYPE.document

/** What an explained action is called in the log, and who is told of it. */
const EXPLAINED = {
  reject: { happened: 'rejected', who: 'documents.own', type: rejected, tell: tellStaff },
  annul: { happened: 'annulled', who: 'documents.manage', type: annulled, tell: tellTenant },
} as const satisfies Record<ExplainedAction, { happened: Happened; [more: string]: unknown }>

/** Returns the facts by which the table of actions decides what a user may do with a visible document. */
export function factsFor(
  actor: Actor,
  { kind, status }: Pick<DocumentState, 'kind' | 'status'>,
): DocumentFacts {
  return { actor: documentActor(actor.role_id, true), kind, status }
}

/**
 * Rejects or annuls a document.
 * @throws RefusalError `forbidden`, `not_found`, `invalid`, `changed_meanwhile`, `action_not_allowed`
 */
export async function explainAndAct(
  deps: Deps,
  actor: Actor,
  { action, kind, id }: { action: ExplainedAction; kind: DocumentKind; id: number },
  given: Refusal,
): Promise<components['schemas']['Document']> {
  const { happened, who, type, tell } = EXPLAINED[action]
  requireCapability(actor, who)
  const { bin } = await viewerOf(deps.db, actor)
  await withTransaction(deps.db, async (trx) => {
    const state = await lockOne(trx, { kind, bin }, id)
    const { refusal, errors } = checkDocumentRefusal(action, given)
    if (!refusal) throw new RefusalError('invalid', { errors })
    const facts = factsFor(actor, state)
    if (given.version !== undefined && given.version !== state.version) {
      throw new RefusalError('changed_meanwhile', { allowed_actions: allowedDocumentActions(facts) })
    }
    const next = nextDocumentState(action, facts)
    if (!next.ok) throw new RefusalError('action_not_allowed', { allowed_actions: next.allowed_actions })
    const { reason: code, text } = refusal
    const now = deps.clock.now()
    await changeDocument(trx, id, { status: next.status, changed_at: now })
    await recordDocumentActs(trx, [
      {
        actorId: actor.id,
        id,
        action: happened,
        from: state.status,
        to: next.status,
        version: state.version,
        via: 'portal',
        code,
        text,
        now,
      },
    ])
    await insertChanges(trx, [
      { state, action: happened, status: next.status, reason: code, comment: text, at: now },
    ])
    await tell(deps, trx, { type, document: state, count: 1, reason: code, comment: text })
  })
  return getDocument(deps, actor, kind, id)
}

/**
 * Deletes a new document of a batch.
 * @throws RefusalError `forbidden`, `not_found`, `action_not_allowed`
 */
export async function deleteDocument(
  deps: Deps,
  actor: Actor,
  kind: DocumentKind,
  { rid, id }: { rid: number; id: number },
): Promise<void> {
  requireCapability(actor, 'documents.manage')
  await withTransaction(deps.db, async (trx) => {
    const state = await lockOne(trx, { kind, bin: null }, id)
    if (state.batch_id !== rid) throw new RefusalError('not_found')
    await deleteAll(deps, trx, actor, [state])
  })
}

/**
 * Deletes documents that are locked; a document that may not be deleted keeps all of them.
 * @throws RefusalError `action_not_allowed`
 */
export async function deleteAll(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  actor: Actor,
  states: readonly DocumentState[],
): Promise<void> {
  const now = clock.now()
  for (const state of states) {
    const next = nextDocumentState('delete', factsFor(actor, state))
    if (!next.ok) throw new RefusalError('action_not_allowed', { allowed_actions: next.allowed_actions })
  }
  const ids = states.map(({ id }) => id)
  await changeDocument(trx, ids, { deleted_at: now })
  await recordDocumentActs(
    trx,
    states.map(({ id, status, version }) => ({
      actorId: actor.id,
      id,
      action: 'deleted' as const,
      from: status,
      to: status,
      version,
      via: 'portal' as const,
      now,
    })),
  )
}

async function lockOne(
  trx: Trx,
  wanted: { kind: DocumentKind; bin: string | null },
  id: number,
): Promise<DocumentState> {
  const [state] = await lockStates(trx, wanted, [id])
  if (!state) throw new RefusalError('not_found')
  return state
}

/** Marks a tenant's own documents as read; other ids are ignored. */
export async function viewDocuments(
  deps: Deps,
  actor: Actor,
  kind: DocumentKind,
  ids: readonly number[],
): Promise<void> {
  const { bin } = await viewerOf(deps.db, actor)
  // Those of before leave no mark: nobody waits for them to read.
  if (actor.role_id === ROLE.limited) return
  requireCapability(actor, 'documents.own')
  await withTransaction(deps.db, async (trx) => {
    const unread = (await lockStates(trx, { kind, bin }, ids)).filter((state) => state.unread)
    const now = deps.clock.now()
    await changeDocument(
      trx,
      unread.map(({ id }) => id),
      { unread: false },
    )
    await recordDocumentActs(
      trx,
      unread.map(({ id, status, version }) => ({
        actorId: actor.id,
        id,
        action: 'opened' as const,
        from: status,
        to: status,
        version,
        via: 'portal' as const,
        now,
      })),
    )
  })
}
