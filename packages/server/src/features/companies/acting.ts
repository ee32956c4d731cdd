import { isTenant } from '@sauda/sdk/access'
import type { Actor } from '../../contract/call.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { SignedIn } from '../../platform/sessions.ts'
import { findActing } from './member-queries.ts'

/** Returns the user of a session with the company that he acts for, if he is of one. */
export async function actingUser(db: Db, { acts_for, ...user }: SignedIn): Promise<Actor> {
  if (!isTenant(user.role_id)) return { ...user, company_id: null, function: null }
  return { ...user, ...(await findActing(db, user.id, acts_for)) }
}
