import type { Actor } from '../../contract/call.ts'
import { withTransaction } from '../../platform/database/transaction.ts'
import { setActsFor } from '../../platform/session-queries.ts'
import { RefusalError } from '../../refusal.ts'
import { existingUser, type User } from '../access/service.ts'
import { holdMembership } from '../companies/members.ts'
import type { Deps } from '../deps.ts'

/**
 * Chooses for which of their companies a user acts in this session.
 * @throws RefusalError `not_found` for a company that the user does not belong to
 */
export async function actFor(deps: Deps, actor: Actor, companyId: number): Promise<User> {
  await withTransaction(deps.db, async (trx) => {
    if (!(await holdMembership(trx, actor.id, companyId))) throw new RefusalError('not_found')
    await setActsFor(trx, actor.session_id, companyId)
  })
  return existingUser(deps, { ...actor, company_id: companyId })
}
