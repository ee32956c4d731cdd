import type { components } from '@sauda/sdk'
import type { Actor } from '../../../contract/call.ts'
import { withTransaction } from '../../../platform/database/transaction.ts'
import { RefusalError } from '../../../refusal.ts'
import type { Deps } from '../../deps.ts'
import { carryOut } from '../act.ts'
import type { Ad } from '../ad-view.ts'
import { decide } from '../decide.ts'
import { getAd } from '../service.ts'
import { hidePhoto } from './photo-queries.ts'

/**
 * Removes a photo from every revision of an ad, in the transaction that holds the ad's lock: nobody sees it any more,
 * no old revision restores it, and a concurrent edit fails because the version has changed. The files stay in the
 * storage, and the log records the photo's key.
 */
export async function takeDownAdImage(
  deps: Deps,
  actor: Actor,
  { id, key, ...wish }: components['schemas']['AdImageRemoval'],
): Promise<Ad> {
  await withTransaction(deps.db, async (trx) => {
    const decision = await decide(deps, trx, actor, id, 'takeDownImage', wish)
    if (!(await hidePhoto(trx, id, key))) throw new RefusalError('invalid', { errors: { key: ['unknown'] } })
    const remark = decision.remark && { ...decision.remark, photo: key }
    await carryOut(deps, trx, { ...decision, remark })
  })
  return getAd(deps, actor, id, 'newest')
}
