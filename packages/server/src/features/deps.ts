import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/database/transaction.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { LetterBox } from '../platform/mail/letter-box.ts'
import type { PushAccess } from '../platform/push/access.ts'
import type { Push } from '../platform/push/push.ts'
import type { Storage } from '../platform/storage.ts'

/** What features work with; made once by the server, handed to every service function and job. */
export interface Deps {
  db: Db
  clock: Clock
  storage: Storage
  jobs: Jobs
  push: Push
  /** How clients get at the push. */
  pushAccess: PushAccess
  /** The address people type, for links that leave the portal: `https://sauda.example`, with no path. */
  publicUrl: string
  /** Letters that lie in the data folder; null where a mail server takes them. */
  letterBox: LetterBox | null
}
