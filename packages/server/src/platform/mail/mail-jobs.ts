import type { Clock } from '../clock.ts'
import type { Db } from '../database/transaction.ts'
import { defineJob, type Job } from '../jobs/job.ts'
import { SEND_MAIL } from './mail.ts'
import { type PictureSources, withPicture } from './mail-picture.ts'
import { deliver, type PostDeps, type PostedMail } from './post.ts'
import { deleteSentBefore, isSent, noteSent } from './sent-mail-queries.ts'

interface MailDeps extends PostDeps, PictureSources {
  db: Db
  clock: Clock
}

/** Longer than an e-mail is retried. */
const KEPT_DAYS = 30

/** The jobs that send e-mails, and delete old records of sent ones. */
export function mailJobs(deps: MailDeps): Job[] {
  return [
    defineJob(SEND_MAIL, (mail: PostedMail) => sendOnce(deps, mail), { retryLimit: 12 }),
    defineJob('sweep-sent-mails', () => sweep(deps), { every: '47 4 * * *' }),
  ]
}

/**
 * An e-mail that the mail server has accepted is not sent again. Only if the server stops between the two steps may it
 * be sent twice, then with the same message id.
 */
async function sendOnce({ db, clock, ...deps }: MailDeps, mail: PostedMail): Promise<void> {
  if (await isSent(db, mail.id)) return
  if (!(await deliver(deps, await withPicture(deps, mail)))) return
  await noteSent(db, mail.id, clock.now())
}

async function sweep({ db, clock }: MailDeps): Promise<void> {
  const long = new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000)
  await deleteSentBefore(db, long)
}
