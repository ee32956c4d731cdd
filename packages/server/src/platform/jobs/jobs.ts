import { fromKysely, PgBoss, type QueueResult, type Schedule } from 'pg-boss'
import type { Database } from '../database/open-database.ts'
import { afterCommit, type Trx } from '../database/transaction.ts'
import type { Job } from './job.ts'

export interface Jobs {
  /**
   * Sends a job within the transaction: it exists once that commits, and is gone if it is rolled back.
   * @param options.after do not run before this moment
   * @param options.wait do not run for this many seconds
   */
  send(trx: Trx, name: string, data: object, options?: { after?: Date; wait?: number }): Promise<void>
  /** Waits up to five seconds for running jobs; the others run after the next start. */
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
 * Starts processing the jobs of a migrated database. Several servers over one database share them; each job goes to
 * one.
 * @param jobsOf the jobs; they may send jobs themselves
 * @param onError called with errors outside a job's own work; failed jobs are retried
 */
export async function startJobs(
  database: Database,
  jobsOf: (jobs: Jobs) => readonly Job[],
  onError: (error: Error) => void = (error) => console.error(error),
): Promise<Jobs> {
  const boss = await startBoss(database, onError)
  const workers = new Map<string, string>()
  const jobs: Jobs = {
    send: async (trx, name, data, { after, wait } = {}) => {
      const startAfter = after ?? wait
      await boss.send(name, data, { db: fromKysely(trx), ...(startAfter !== undefined && { startAfter }) })
      // This server starts at once; the others poll once a second.
      afterCommit(() => wake(boss, workers.get(name)))
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
  const all = jobsOf(jobs)
  // Read once: a later start finds nothing to change, and three statements for each of the jobs would take it a second.
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const schedules = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]))
  // Register all names before any work begins, as one job may send another.
  for (const job of all) await makeQueue(boss, job, queues.get(job.name))
  for (const job of all) await beginWork(boss, job, { workers, schedule: schedules.get(job.name) })
  return jobs
}

/** Creates the queue of a job or changes its options; does nothing if there is such a queue, which pg-boss has cached as it started. */
async function makeQueue(
  boss: PgBoss,
  { name, options }: Job,
  queue: QueueResult | undefined,
): Promise<void> {
  const { every, atStart, ...tries } = options
  const wanted = Object.entries({ ...DEFAULTS, ...tries })
  if (queue && wanted.every(([option, value]) => queue[option as keyof typeof DEFAULTS] === value)) return
  await boss.createQueue(name, { ...DEFAULTS, ...tries })
  await boss.updateQueue(name, { ...DEFAULTS, ...tries })
  // Look the queue up once, so that a send inside a transaction finds it cached: the embedded database has one
  // connection, and the query would bypass the transaction.
  await boss.findJobs(name, { key: '' })
}

async function beginWork(
  boss: PgBoss,
  job: Job,
  { workers, schedule }: { workers: Map<string, string>; schedule: Schedule | undefined },
): Promise<void> {
  const { name, handle, options } = job
  const { every, atStart } = options
  const worker = await boss.work<object>(name, { pollingIntervalSeconds: 1 }, async (batch) => {
    for (const { data } of batch) await handle(data ?? {})
    // Where there was one job there may be more.
    wake(boss, workers.get(name))
  })
  workers.set(name, worker)
  const isScheduled = every === schedule?.cron && (!schedule || schedule.timezone === TIME_ZONE)
  if (!isScheduled) await (every ? boss.schedule(name, every, {}, { tz: TIME_ZONE }) : boss.unschedule(name))
  if (atStart) await boss.send(name, {})
}

function wake(boss: PgBoss, worker: string | undefined): void {
  if (worker !== undefined) boss.notifyWorker(worker)
}

/** Creates the tables of the job queue, as the first start would. */
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
