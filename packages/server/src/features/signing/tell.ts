import { NOTIFICATION_TYPE } from '@sauda/sdk/notifications'
import { type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import type { Deps } from '../deps.ts'
import { tellStaff, tellTenant } from '../documents/announce.ts'
import { type DocumentState, findSigned, type SigningSide, takeUntold } from '../documents/signatures.ts'
import { countUnused, markTelling } from './session-queries.ts'

const JOB = 'tell-of-signatures'

/** For how many seconds the portal waits for more signatures of a session before it tells of them. */
const WAIT = 60

type TellDeps = Pick<Deps, 'db' | 'clock' | 'push' | 'jobs'>

/**
 * Notes that documents were signed in a session, in the transaction that signs them. Whom it concerns is told once: at
 * once if the session is finished, else after a minute.
 */
export async function tellWhenDone(deps: TellDeps, trx: Trx, sessionId: string): Promise<void> {
  if ((await countUnused(trx, sessionId)) === 0) return tell(deps, trx, sessionId)
  const isNew = await markTelling(trx, sessionId, true)
  if (isNew) await deps.jobs.send(trx, JOB, { sessionId }, { wait: WAIT })
}

/** The job that tells of signatures that were made one by one. */
export function tellOfSignaturesJob(deps: TellDeps): Job {
  return defineJob<{ sessionId: string }>(JOB, ({ sessionId }) => tellOfSignatures(deps, sessionId))
}

export async function tellOfSignatures(deps: TellDeps, sessionId: string): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    await markTelling(trx, sessionId, false)
    await tell(deps, trx, sessionId)
  })
}

/** Staff learn that a tenant has signed, tenants that the centre has; each once, however many documents there are. */
export async function tell(deps: TellDeps, trx: Trx, sessionId: string): Promise<void> {
  const taken = await takeUntold(trx, sessionId)
  const documents = await findSigned(
    trx,
    taken.map(({ document_id }) => document_id),
  )
  const sides = new Map(taken.map(({ document_id, side }) => [document_id, side]))
  const groups = new Map<string, { side: SigningSide; all: DocumentState[] }>()
  for (const document of documents) {
    const side = sides.get(document.id) ?? 'tenant'
    const key = `${side} ${document.kind} ${document.bin}`
    const group = groups.get(key) ?? { side, all: [] }
    group.all.push(document)
    groups.set(key, group)
  }
  const { signed: type } = NOTIFICATION_TYPE.document
  for (const { side, all } of groups.values()) {
    const [newest] = all.toSorted((a, b) => b.dated_on.localeCompare(a.dated_on) || b.id - a.id)
    const announce = side === 'tenant' ? tellStaff : tellTenant
    if (newest) await announce(deps, trx, { type, document: newest, count: all.length })
  }
}
