import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/database/transaction.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Storage } from '../platform/storage.ts'

/** What features work with; made once by the server, handed to every service function. */
export interface Deps {
  db: Db
  clock: Clock
  storage: Storage
  jobs: Jobs
}
