import type { Actor } from '../../contract/call.ts'
import { belongsTo } from '../companies/members.ts'
import type { Deps } from '../deps.ts'
import { recordView, type Visitor } from '../views/views.ts'
import { findState } from './ad-queries.ts'
import { actorOf } from './ad-view.ts'

/**
 * Counts a visitor of the page of a published ad. Its seller's own people and staff do not count, and an ad that is not
 * published has no visitors.
 */
export async function countView(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor | null,
  id: number,
  { address, userAgent }: Pick<Visitor, 'address' | 'userAgent'>,
): Promise<true> {
  const state = await findState(deps.db, id)
  if (!state || state.live_revision_id === null || actorOf(actor, state) !== 'guest') return true
  const { owner_id, company_id } = state
  if (actor?.id === owner_id) return true
  if (actor && company_id !== null && (await belongsTo(deps.db, actor.id, company_id))) return true
  await recordView(deps, { subject: 'ad', id }, { userId: actor?.id ?? null, address, userAgent })
  return true
}
