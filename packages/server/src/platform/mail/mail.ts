import { randomUUID } from 'node:crypto'
import type { Trx } from '../database/transaction.ts'
import type { Jobs } from '../jobs/jobs.ts'

/** A letter, finished. */
export interface Mail {
  /** An e-mail address. */
  to: string
  subject: string
  text: string
  html: string
}

export const SEND_MAIL = 'send-mail'

/** Sends a letter with the transaction: it goes out once that is committed, and never otherwise. */
export function sendMail({ jobs }: { jobs: Jobs }, trx: Trx, mail: Mail): Promise<void> {
  return jobs.send(trx, SEND_MAIL, { ...mail, id: randomUUID() })
}
