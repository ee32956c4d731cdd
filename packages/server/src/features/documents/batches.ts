import type { components } from '@sauda/sdk'
import { can } from '@sauda/sdk/access'
import type { BatchAction, DocumentKind } from '@sauda/sdk/documents'
import { DOCUMENT_STATUS } from '@sauda/sdk/documents'
import type { Actor } from '../../contract/call.ts'
import { recordAct } from '../../platform/audit-queries.ts'
import { withTransaction } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import { requireCapability } from '../access/require-capability.ts'
import type { Deps } from '../deps.ts'
import { deleteAll } from './act.ts'
import { findBatch, findBatches, type ListedBatch, lockBatch, setDueDate } from './batch-queries.ts'
import { findIdsOf, lockStates } from './document-queries.ts'
import { scopeOf } from './service.ts'

type Schemas = components['schemas']

const PAGE = 12
const ALL = 1000

/** Returns a batch with what the user may do with it: remind while a document waits, delete while all are new. */
export function batchFor(actor: Actor, batch: ListedBatch): Schemas['DocumentBatch'] {
  const some = batch.sums.some(({ status }) => status === DOCUMENT_STATUS.new)
  const all = batch.sums.every(({ status }) => status === DOCUMENT_STATUS.new)
  const allowed_actions: BatchAction[] = can(actor, 'documents.manage')
    ? ['update', ...(some ? (['remind'] as const) : []), ...(all ? (['delete'] as const) : [])]
    : []
  return { ...batch, allowed_actions }
}

export async function batchPage(
  deps: Deps,
  actor: Actor,
  kind: DocumentKind,
  { cursor = null, limit = PAGE, ...filter }: Schemas['BatchPageRequest'],
): Promise<Schemas['BatchPage']> {
  const scope = await scopeOf(deps, actor, kind)
  const { rows, ...rest } = await findBatches(deps.db, scope, filter, { cursor, limit })
  return { items: rows.map((row) => batchFor(actor, row)), ...rest }
}

/** Returns all batches, at most 1,000. */
export async function allBatches(
  deps: Deps,
  actor: Actor,
  kind: DocumentKind,
  filter: Schemas['BatchFilter'],
): Promise<Schemas['BatchAll']> {
  const scope = await scopeOf(deps, actor, kind)
  const { rows, next, total } = await findBatches(deps.db, scope, filter, { limit: ALL })
  return { items: rows.map((row) => batchFor(actor, row)), total, truncated: next !== null }
}

export async function getBatch(
  deps: Deps,
  actor: Actor,
  kind: DocumentKind,
  id: number,
): Promise<Schemas['DocumentBatch']> {
  const batch = await findBatch(deps.db, await scopeOf(deps, actor, kind), id)
  if (!batch) throw new RefusalError('not_found')
  return batchFor(actor, batch)
}

/** Sets the due date of a batch. */
export async function updateBatch(
  deps: Deps,
  actor: Actor,
  kind: DocumentKind,
  id: number,
  { due_on }: Schemas['BatchFields'],
): Promise<Schemas['DocumentBatch']> {
  requireCapability(actor, 'documents.manage')
  const scope = await scopeOf(deps, actor, kind)
  return withTransaction(deps.db, async (trx) => {
    await lockBatch(trx, id)
    const before = await findBatch(trx, scope, id)
    if (!before) throw new RefusalError('not_found')
    await setDueDate(trx, id, due_on)
    await recordAct(trx, {
      actorId: actor.id,
      subject: 'document_batch',
      subjectId: id,
      action: 'update',
      details: { from: before.due_on, to: due_on },
      now: deps.clock.now(),
    })
    const after = await findBatch(trx, scope, id)
    return batchFor(actor, after ?? before)
  })
}

/** Deletes all documents of a batch, and with them the batch, while all of them are new. */
export async function deleteBatch(deps: Deps, actor: Actor, kind: DocumentKind, id: number): Promise<void> {
  requireCapability(actor, 'documents.manage')
  const scope = await scopeOf(deps, actor, kind)
  await withTransaction(deps.db, async (trx) => {
    await lockBatch(trx, id)
    const states = await lockStates(trx, scope, await findIdsOf(trx, scope, id))
    const batch = await findBatch(trx, scope, id)
    if (!batch) throw new RefusalError('not_found')
    const { allowed_actions } = batchFor(actor, batch)
    if (!allowed_actions.includes('delete')) throw new RefusalError('action_not_allowed', { allowed_actions })
    await deleteAll(deps, trx, actor, states)
    await recordAct(trx, {
      actorId: actor.id,
      subject: 'document_batch',
      subjectId: id,
      action: 'delete',
      details: { documents: states.length },
      now: deps.clock.now(),
    })
  })
}
