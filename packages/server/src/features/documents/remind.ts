import type { components } from '@sauda/sdk'
import { DOCUMENT_STATUS, type DocumentKind } from '@sauda/sdk/documents'
import type { Actor } from '../../contract/call.ts'
import { type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import { RefusalError } from '../../refusal.ts'
import { requireCapability } from '../access/require-capability.ts'
import type { Deps } from '../deps.ts'
import { dayIn, daysAfter, hourIn } from './almaty.ts'
import { claimReminders, findBatch, findDue, findWaiting, lockBatch, type Waiting } from './batch-queries.ts'
import { batchFor } from './batches.ts'
import { recordDocumentActs } from './log.ts'
import { readersOf } from './readers.ts'
import { scopeOf } from './service.ts'
import { writeToTenant } from './write-to-tenant.ts'

type Reminded = components['schemas']['Reminded']
type ReminderDeps = Pick<Deps, 'db' | 'clock' | 'push' | 'jobs' | 'publicUrl'>

/** The clock reminds at this hour in Almaty, this many days before the due date and on it. */
const HOUR = 9
const DAYS_BEFORE = [3, 0] as const

interface DueBatch {
  id: number
  due_on: string | null
}

/**
 * Reminds the tenants of a batch who have not acted.
 * @throws RefusalError `forbidden`, `not_found`, `action_not_allowed` if no document waits
 */
export async function remindTenants(
  deps: Deps,
  actor: Actor,
  { kind, id }: { kind: DocumentKind; id: number },
  bins: readonly string[] | undefined,
): Promise<Reminded> {
  requireCapability(actor, 'documents.manage')
  const scope = await scopeOf(deps, actor, kind)
  return withTransaction(deps.db, async (trx) => {
    await lockBatch(trx, id)
    const batch = await findBatch(trx, scope, id)
    if (!batch) throw new RefusalError('not_found')
    const { allowed_actions } = batchFor(actor, batch)
    if (!allowed_actions.includes('remind')) throw new RefusalError('action_not_allowed', { allowed_actions })
    const waiting = await findWaiting(trx, id)
    const wanted = bins ? waiting.filter(({ bin }) => bins.includes(bin)) : waiting
    return remindAll(deps, trx, { batch, waiting: wanted, actorId: actor.id })
  })
}

/** The scheduled job that reminds of due dates. */
export function remindJob(deps: ReminderDeps): Job {
  return defineJob('remind-of-documents', () => remindByClock(deps), {
    every: `0 ${HOUR} * * *`,
    atStart: true,
  })
}

/** Reminds of batches that are due in three days and today. After a start it may run again, and reminds nobody twice. */
export async function remindByClock(deps: ReminderDeps): Promise<void> {
  const now = deps.clock.now()
  if (hourIn(now) < HOUR) return
  const days = DAYS_BEFORE.map((before) => daysAfter(dayIn(now), before))
  for (const batch of await findDue(deps.db, days)) {
    await withTransaction(deps.db, async (trx) => {
      await lockBatch(trx, batch.id)
      await remindAll(deps, trx, { batch, waiting: await findWaiting(trx, batch.id), actorId: null })
    })
  }
}

async function remindAll(
  deps: ReminderDeps,
  trx: Trx,
  { batch, waiting, actorId }: { batch: DueBatch; waiting: readonly Waiting[]; actorId: number | null },
): Promise<Reminded> {
  const now = deps.clock.now()
  const registered = await readersOf(
    trx,
    waiting.map(({ bin }) => bin),
  )
  const bins = [...registered.keys()]
  const claimed = await claimReminders(trx, { batchId: batch.id, bins, day: dayIn(now), now })
  const told = waiting.filter(({ bin }) => claimed.has(bin))
  for (const { document, all } of told) {
    const count = all.length
    await writeToTenant(deps, trx, { document, count, about: 'reminder', dueOn: batch.due_on })
  }
  const status = DOCUMENT_STATUS.new
  const event = { actorId, action: 'reminded', from: status, to: status, via: 'portal', now } as const
  await recordDocumentActs(
    trx,
    told.flatMap(({ all }) => all.map((document) => ({ ...event, ...document }))),
  )
  return {
    reminded: told.length,
    already: registered.size - told.length,
    unregistered: waiting.length - registered.size,
  }
}
