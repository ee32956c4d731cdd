import { fromKysely, PgBoss } from 'pg-boss'
import type { Database } from '../database/open-database.ts'
import { afterCommit, type Trx } from '../database/transaction.ts'
import type { Job } from './job.ts'

export interface Jobs {
  /**
   * Sends a job with the transaction: it is there once that is committed, and gone with it otherwise.
   * @param options.after not to be done before this moment
   */
  send(trx: Trx, name: string, data: object, options?: { after?: Date }): Promise<void>
  /** Lets running jobs end, up to five seconds; the others wait for the next start. */
  stop(): Promise<void>
}

const DEFAULTS = {
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 300,
}
const TIME_ZONE = 'Asia/Almaty'

/**
 * Starts doing the jobs of a migrated database. Several servers over one database share them; each job goes to one.
 * @param jobsOf what there is to do; jobs may send jobs
 * @param onError hears of what fails beside a job's own work, which is tried again
 */
export async function startJobs(
  database: Database,
  jobsOf: (jobs: Jobs) => readonly Job[],
  onError: (error: Error) => void = (error) => console.error(error),
): Promise<Jobs> {
  const boss = await startBoss(database, onError)
  const workers = new Map<string, string>()
  const jobs: Jobs = {
    send: async (trx, name, data, { after } = {}) => {
      await boss.send(name, data, { db: fromKysely(trx), ...(after && { startAfter: after }) })
      // This server begins at once; the others look once a second.
      afterCommit(() => wake(boss, workers.get(name)))
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
  const all = jobsOf(jobs)
  // All names are known before any work begins, as one job may send another.
  for (const job of all) await makeQueue(boss, job)
  for (const job of all) await beginWork(boss, job, workers)
  return jobs
}

async function makeQueue(boss: PgBoss, { name, options }: Job): Promise<void> {
  const { every, atStart, ...tries } = options
  await boss.createQueue(name, { ...DEFAULTS, ...tries })
  await boss.updateQueue(name, { ...DEFAULTS, ...tries })
  // Asks for the queue once, so that a send inside a transaction finds it known: the embedded database has one
  // connection, and the question would go past the transaction.
  await boss.findJobs(name, { key: '' })
}

async function beginWork(boss: PgBoss, job: Job, workers: Map<string, string>): Promise<void> {
  const { name, handle, options } = job
  const { every, atStart } = options
  const worker = await boss.work<object>(name, { pollingIntervalSeconds: 1 }, async (batch) => {
    for (const { data } of batch) await handle(data ?? {})
    // Where there was one there may be more.
    wake(boss, workers.get(name))
  })
  workers.set(name, worker)
  await (every ? boss.schedule(name, every, {}, { tz: TIME_ZONE }) : boss.unschedule(name))
  if (atStart) await boss.send(name, {})
}

function wake(boss: PgBoss, worker: string | undefined): void {
  if (worker !== undefined) boss.notifyWorker(worker)
}

/** Makes the tables that jobs are kept in, as the first start would. */
export async function installJobs(database: Database): Promise<void> {
  const boss = await startBoss(database, (error) => {
    throw error
  })
  await boss.stop({ graceful: false })
}

async function startBoss({ kind, unhurried }: Database, onError: (error: Error) => void): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => unhurried.query(text, values) },
    backend: kind === 'embedded' ? 'pglite' : 'postgres',
  })
  boss.on('error', onError)
  return boss.start()
}
