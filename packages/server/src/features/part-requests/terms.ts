import { NOTIFICATION_TYPE } from '@sauda/sdk/notifications'
import { PART_REQUEST_DAYS, PART_REQUEST_REMINDER_DAY } from '@sauda/sdk/part-requests'
import { type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import { tellAsker } from './announce.ts'
import { closeRequest } from './close.ts'
import type { PartDeps } from './deps.ts'
import { claimExpired, claimUnreminded, lockRequest, type RequestState } from './request-queries.ts'

const DAY = 86_400_000

/** The scheduled job that closes requests after their days and asks before that whether they are still needed. */
export function partTermsJob(deps: PartDeps): Job {
  return defineJob('part-terms', () => endPartTerms(deps), { every: '*/10 * * * *', atStart: true })
}

/** Closes what has ended, then reminds of what ends soon, so after a long stop a request gets only what applies now. */
export async function endPartTerms(deps: PartDeps): Promise<void> {
  const now = deps.clock.now()
  const until = new Date(now.getTime() + (PART_REQUEST_DAYS - PART_REQUEST_REMINDER_DAY) * DAY)
  await oneByOne(
    deps,
    (trx) => claimExpired(trx, now),
    (trx, request) => closeRequest(deps, trx, request, { reason: 'expired', actorId: null }),
  )
  await oneByOne(
    deps,
    (trx) => claimUnreminded(trx, { now, until }),
    (trx, request) => tellAsker(deps, trx, request, { type: NOTIFICATION_TYPE.partRequest.ending }),
  )
}

async function oneByOne(
  { db }: PartDeps,
  claim: (trx: Trx) => Promise<number | undefined>,
  work: (trx: Trx, request: RequestState) => Promise<void>,
): Promise<void> {
  const one = () =>
    withTransaction(db, async (trx) => {
      const id = await claim(trx)
      const request = id === undefined ? undefined : await lockRequest(trx, id)
      if (request) await work(trx, request)
      return request !== undefined
    })
  while (await one());
}
