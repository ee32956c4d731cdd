import { defineJob, type Job } from '../../platform/jobs/job.ts'
import type { Deps } from '../deps.ts'
import { readUnread } from './unread-queries.ts'

const AT_ONCE = 500

/** Makes what ads are found by for those from before the portal kept it; nothing to do at any later start. */
export function readOldAdsJob({ db }: Pick<Deps, 'db'>): Job {
  const handle = async () => {
    while ((await readUnread(db, AT_ONCE)) > 0);
  }
  return defineJob('read-old-ads', handle, { atStart: true, expireInSeconds: 3600 })
}
