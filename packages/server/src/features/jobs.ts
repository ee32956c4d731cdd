import { defineJob, type Job } from '../platform/jobs/job.ts'
import type { PostDeps } from '../platform/mail/post.ts'
import { sweepSessions } from '../platform/sessions.ts'
import { publishPlannedJob } from './ads/moderation/planned.ts'
import { makeAvifJob } from './ads/photos/make-avif.ts'
import { readOldPhotosJob } from './ads/photos/read-old-photos.ts'
import { sweepStagedJob } from './ads/photos/stage-photo.ts'
import { forgetRevealsJob } from './ads/reveals.ts'
import { endTermsJob } from './ads/term/expiry.ts'
import { deleteImageFilesJob, sweepUnusedImagesJob } from './content/unused-images.ts'
import type { Deps } from './deps.ts'
import { tellJob, tellUntoldJob } from './documents/news.ts'
import { remindJob } from './documents/remind.ts'
import { importBatchJob } from './exchange/import-batch.ts'
import type { Spool } from './exchange/spool.ts'
import { type Retention, upkeepJob } from './exchange/upkeep.ts'
import { findFallsJob } from './favourites/falls.ts'
import { sweepFavouritesJob } from './favourites/sweep.ts'
import { tellFallsJob } from './favourites/tell-falls.ts'
import { sendColleagueInvitationJob } from './invitations/send-colleague-invitation.ts'
import { sendInvitationJob } from './invitations/send-invitation.ts'
import { partTermsJob } from './part-requests/terms.ts'
import { partWavesJob } from './part-requests/waves.ts'
import { sweepFlowsJob } from './registration/flows.ts'
import { sendCodeJob } from './registration/send-code.ts'
import { readOldAdsJob } from './search/read-old-ads.ts'
import { sweepMissesJob } from './search/words/misses.ts'
import { drawWaitingJob } from './signing/draw-waiting.ts'
import { recheckJob } from './signing/recheck.ts'
import { renewTimestampsJob } from './signing/renew-timestamps.ts'
import { watchAuthoritiesJob } from './signing/settings.ts'
import { tellOfSignaturesJob } from './signing/tell.ts'
import { rollUpViewsJob } from './views/roll-up.ts'

/** The jobs of the features: work after the response, or on a schedule. */
export function jobsOf(deps: Deps & PostDeps & { spool: Spool; retention: Retention }): Job[] {
  const { db, clock } = deps
  const sweep = defineJob('sweep-sessions', () => sweepSessions(db, clock), { every: '27 4 * * *' })
  return [
    makeAvifJob(deps),
    endTermsJob(deps),
    publishPlannedJob(deps),
    partWavesJob(deps),
    partTermsJob(deps),
    importBatchJob(deps),
    sendCodeJob(deps),
    sendInvitationJob(deps),
    sendColleagueInvitationJob(deps),
    sweepFlowsJob(deps),
    tellJob(deps),
    tellUntoldJob(deps),
    remindJob(deps),
    drawWaitingJob(deps),
    recheckJob(deps),
    renewTimestampsJob(deps),
    tellOfSignaturesJob(deps),
    watchAuthoritiesJob(deps),
    upkeepJob(deps),
    findFallsJob(deps),
    tellFallsJob(deps),
    sweepFavouritesJob(deps),
    rollUpViewsJob(deps),
    readOldAdsJob(deps),
    readOldPhotosJob(deps),
    sweepMissesJob(deps),
    sweepStagedJob(deps),
    forgetRevealsJob(deps),
    sweepUnusedImagesJob(deps),
    deleteImageFilesJob(deps),
    sweep,
  ]
}
