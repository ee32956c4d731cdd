import type { Trx } from '../../../platform/database/transaction.ts'
import type { Deps } from '../../deps.ts'

/** The job that is sent when buyers see another revision of an ad, and may see another price. */
export const REVISION_SHOWN = 'ad-revision-shown'

/** What that job gets. `after` is where an earlier step of it has stopped. */
export interface RevisionShown {
  adId: number
  after?: number
}

/** Tells those who watch prices, in the transaction of the change, that an ad shows another revision. */
export function tellPriceWatchers(
  { jobs }: Pick<Deps, 'jobs'>,
  trx: Trx,
  adId: number,
  { after }: { after?: Date } = {},
): Promise<void> {
  return jobs.send(trx, REVISION_SHOWN, { adId } satisfies RevisionShown, after && { after })
}
