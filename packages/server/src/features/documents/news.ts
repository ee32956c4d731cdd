import { type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import type { Deps } from '../deps.ts'
import { lockBatch } from './batch-queries.ts'
import { findUntold, insertNews, type NewsKey, takeNews } from './news-queries.ts'
import { writeToTenant } from './write-to-tenant.ts'

const JOB = 'tell-of-documents'

/** For how many seconds the portal waits for more documents of the same month before it tells their tenant. */
const WAIT = 60

type NewsDeps = Pick<Deps, 'db' | 'clock' | 'push' | 'jobs' | 'publicUrl'>

/**
 * Notes that a document has come, in the transaction that receives it. Its tenant is told once of all that come within
 * a minute, and not once per document.
 */
export async function addNews(
  { jobs }: Pick<Deps, 'jobs'>,
  trx: Trx,
  documentId: number,
  news: NewsKey,
): Promise<void> {
  const untold = await insertNews(trx, documentId, news)
  if (untold) await jobs.send(trx, JOB, untold, { wait: WAIT })
}

/** The job that tells a tenant of documents that have come. */
export function tellJob(deps: NewsDeps): Job {
  return defineJob<NewsKey>(JOB, (news) => tellNews(deps, news))
}

/**
 * Sends that job again for all news that are not told: one that failed too often is not tried again by itself. News that
 * were told meanwhile are gone, so nobody is told twice.
 */
export function tellUntoldJob(deps: NewsDeps): Job {
  return defineJob('tell-untold-documents', () => tellUntold(deps), { atStart: true, every: '*/10 * * * *' })
}

export async function tellUntold({ db, jobs }: Pick<NewsDeps, 'db' | 'jobs'>): Promise<void> {
  for (const news of await findUntold(db)) {
    await withTransaction(db, (trx) => jobs.send(trx, JOB, news, { wait: WAIT }))
  }
}

/** Tells a tenant of documents that have come, by a notification and an e-mail; if nobody is registered, nobody. */
export async function tellNews(deps: NewsDeps, news: NewsKey): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    // Waits for those who are receiving documents of this batch: they count on being told of.
    await lockBatch(trx, news.batchId)
    const found = await takeNews(trx, news)
    if (!found) return
    const { document, documents: count, due_on: dueOn } = found
    const about = news.renewed ? 'renewed' : 'received'
    await writeToTenant(deps, trx, { document, count, about, dueOn })
  })
}
