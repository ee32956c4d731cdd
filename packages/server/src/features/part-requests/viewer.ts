import { can } from '@sauda/sdk/access'
import type { Actor } from '../../contract/call.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import { requireCapability } from '../access/require-capability.ts'
import { findRequest, type RequestState } from './request-queries.ts'
import { type Ask, findAsk } from './shop-queries.ts'

/** As whom a user sees a request. */
export type Viewer =
  | { as: 'asker'; userId: number }
  | { as: 'shop'; userId: number; companyId: number; ask: Ask }
  | { as: 'staff'; userId: number }

/** The company for which a user answers requests; null for anybody else. */
export function answersFor(actor: Actor): number | null {
  return can(actor, 'requests.answer') ? actor.company_id : null
}

/** @throws RefusalError `forbidden` if the user answers for no company */
export function requireShop(actor: Actor): number {
  requireCapability(actor, 'requests.answer')
  if (actor.company_id === null) throw new RefusalError('forbidden')
  return actor.company_id
}

/**
 * Returns a request and as whom the user sees it: the asker, a shop that was asked, or staff.
 * @throws RefusalError `not_found` for anybody else, whether or not there is such a request
 */
export async function seen(
  db: Db,
  actor: Actor,
  id: number,
): Promise<{ request: RequestState; viewer: Viewer }> {
  const request = await findRequest(db, id)
  if (!request) throw new RefusalError('not_found')
  if (request.asker_id === actor.id) return { request, viewer: { as: 'asker', userId: actor.id } }
  const companyId = answersFor(actor)
  const ask = companyId === null ? undefined : await findAsk(db, id, companyId)
  if (companyId !== null && ask) return { request, viewer: { as: 'shop', userId: actor.id, companyId, ask } }
  if (can(actor, 'requests.moderate')) return { request, viewer: { as: 'staff', userId: actor.id } }
  throw new RefusalError('not_found')
}
