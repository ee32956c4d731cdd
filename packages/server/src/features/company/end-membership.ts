import { ROLE } from '@sauda/sdk/access'
import { afterCommit, type Trx } from '../../platform/database/transaction.ts'
import { endOtherSessions } from '../../platform/sessions.ts'
import { endInvitationsBy } from '../companies/invited.ts'
import {
  type ColleagueRow,
  type CompanyRow,
  endMembershipRow,
  hasMembership,
  leaveCompanyInSessions,
  lockUser,
} from '../companies/members.ts'
import type { Deps } from '../deps.ts'
import { setRole } from '../people/users.ts'
import { endSigning } from '../signing/open-sessions.ts'

type EndDeps = Pick<Deps, 'push'>

/**
 * Ends a membership with everything that came with it, in the transaction that has locked the company: invitations that the
 * person has sent, signing for that company, and with the last membership the role of tenants. The name that ads show, and
 * what was done, stay.
 * @param signOut whether a person who belongs to no company any more is signed out everywhere
 */
export async function endMembership(
  { push }: EndDeps,
  trx: Trx,
  {
    member,
    company,
    signOut,
    now,
  }: { member: ColleagueRow; company: CompanyRow; signOut: boolean; now: Date },
): Promise<void> {
  await lockUser(trx, member.id)
  await endMembershipRow(trx, member.membership_id, now)
  await endInvitationsBy(trx, { userId: member.id, companyId: company.id, now })
  await endSigning(trx, { userId: member.id, bin: company.bin, now })
  await leaveCompanyInSessions(trx, member.id, company.id)
  if (!(await hasMembership(trx, member.id))) {
    await setRole(trx, member.id, ROLE.limited)
    if (signOut) await endOtherSessions(trx, member.id, null)
  }
  afterCommit(() => push.renew(member.id))
}
