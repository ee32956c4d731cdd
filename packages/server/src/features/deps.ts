import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/database/transaction.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { LetterBox } from '../platform/mail/letter-box.ts'
import type { PushAccess } from '../platform/push/access.ts'
import type { Push } from '../platform/push/push.ts'
import type { Storage } from '../platform/storage.ts'
import type { EgovSettings } from './egov/settings.ts'
import type { SigningSettings } from './signing/settings.ts'

/** The dependencies of features; created once by the server, passed to every service function and job. */
export interface Deps {
  db: Db
  clock: Clock
  storage: Storage
  jobs: Jobs
  push: Push
  /** How clients connect to the push server. */
  pushAccess: PushAccess
  /** The public address for links in e-mails: `https://sauda.example`, without a path. */
  publicUrl: string
  /** E-mails stored in the data folder; null with a mail server. */
  letterBox: LetterBox | null
  /** Whom the portal trusts about signatures. */
  signing: SigningSettings
  /** How eGov Mobile learns of the centre. */
  egov: EgovSettings
}
