import { defineJob, type Job } from '../../platform/jobs/job.ts'
import type { Deps } from '../deps.ts'
import { drawnPaper } from '../documents/paper/paper.ts'
import { findUndrawn } from '../documents/signatures.ts'

/**
 * So long after a document came, in milliseconds, its PDF is drawn. The accounting system may send its own until then:
 * it sends a document first and the PDF after it.
 */
const WAITS = 10 * 60_000

/** Documents of one run; the next run goes on. */
const MOST = 500

/** The job that draws what will be signed, so that signing begins at once however many documents there are. */
export function drawWaitingJob(deps: Deps): Job {
  return defineJob('draw-waiting-papers', () => drawWaiting(deps), { every: '*/2 * * * *' })
}

export async function drawWaiting(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - WAITS)
  for (const { id, version } of await findUndrawn(deps.db, { before, limit: MOST })) {
    await drawnPaper(deps, id, version).catch(() => {
      // Whoever opens the document is told; the others are drawn meanwhile.
    })
  }
}
