import { randomUUID } from 'node:crypto'
import type { Trx } from '../database/transaction.ts'
import type { Jobs } from '../jobs/jobs.ts'

/** A file by its key in the storage, or a drawing by its name. */
export type MailPicture = { stored: string } | { drawing: string }

/** A complete e-mail. */
export interface Mail {
  /** An e-mail address. */
  to: string
  subject: string
  text: string
  html: string
  /** What the HTML shows; it is attached when the e-mail is sent. */
  picture?: MailPicture | undefined
}

export const SEND_MAIL = 'send-mail'

/** Sends an e-mail within the transaction: it goes out once that commits, and not if it is rolled back. */
export function sendMail({ jobs }: { jobs: Jobs }, trx: Trx, mail: Mail): Promise<void> {
  return jobs.send(trx, SEND_MAIL, { ...mail, id: randomUUID() })
}
