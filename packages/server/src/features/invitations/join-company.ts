import type { components } from '@sauda/sdk'
import { isStaff, ROLE } from '@sauda/sdk/access'
import type { Actor } from '../../contract/call.ts'
import { recordAct } from '../../platform/audit-queries.ts'
import { afterCommit, withTransaction } from '../../platform/database/transaction.ts'
import { hitOrRefuse } from '../../platform/limiter.ts'
import { setActsFor } from '../../platform/session-queries.ts'
import { tokenHash } from '../../platform/tokens.ts'
import { RefusalError } from '../../refusal.ts'
import { existingUser, type User } from '../access/service.ts'
import { hasCompany } from '../companies/companies.ts'
import {
  type FoundedCompany,
  findOfLink,
  type InvitationOfLink,
  takeInvitation,
} from '../companies/invited.ts'
import { recordJoined, tellInviter } from '../companies/joined.ts'
import {
  findColleagues,
  holdMembership,
  insertMembership,
  lockCompany,
  lockUser,
} from '../companies/members.ts'
import type { Deps } from '../deps.ts'
import { makeTenant, setRole } from '../people/users.ts'
import { giveRooms } from '../rooms/leases.ts'
import { LINKS } from './service.ts'

/** Returns what an invitation says to whoever has its link. @throws RefusalError `link_over`, `too_many_requests` */
export async function readInvitation(
  deps: Pick<Deps, 'db' | 'clock'>,
  token: string,
  address: string,
): Promise<components['schemas']['InvitationTold']> {
  const {
    role_id,
    company,
    function: of,
    invited_by,
    email,
    known,
    expires_at,
    founds,
  } = await ofLink(deps, token, address)
  const told = { role_id, invited_by, email, known, expires_at }
  // Whoever has an account brings the company with it; somebody new registers with what the administrator has entered.
  if (known && founds) return { ...told, company: founds.company, function: 'owner' }
  return { ...told, company, function: of }
}

/**
 * Makes a user one of the people of the company that invites; the session acts for it from now on.
 * @throws RefusalError `forbidden` for staff, `action_not_allowed` for a member, `link_over`, `too_many_requests`
 */
export async function joinCompany(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'push' | 'publicUrl'>,
  actor: Actor,
  token: string,
  address: string,
): Promise<User> {
  const { db, clock, push } = deps
  const { id, company_id, function: of, inviter_id, founds } = await ofLink(deps, token, address)
  if (founds) return bringCompany(deps, actor, { id, inviter_id, founds })
  if (company_id === null || of === null) throw new RefusalError('link_over')
  const now = clock.now()
  await withTransaction(db, async (trx) => {
    const company = await lockCompany(trx, company_id)
    const user = await lockUser(trx, actor.id)
    if (!user || user.blocked || isStaff(user.role_id)) throw new RefusalError('forbidden')
    if (await holdMembership(trx, actor.id, company_id)) {
      throw new RefusalError('action_not_allowed', { allowed_actions: [] })
    }
    if (!company || !(await takeInvitation(trx, id, now))) throw new RefusalError('link_over')
    const membership = await insertMembership(trx, { userId: actor.id, companyId: company_id, of, now })
    await setRole(trx, actor.id, ROLE.tenant)
    await setActsFor(trx, actor.session_id, company_id)
    await recordJoined(trx, { userId: actor.id, membership, invitationId: id, of, now })
    const members = await findColleagues(trx, company_id)
    const who = members.find((member) => member.id === actor.id)?.name ?? ''
    await tellInviter(
      deps,
      trx,
      { inviterId: inviter_id, companyId: company_id },
      {
        ...{ kind: 'joined', company: company.name, who, of },
      },
    )
    afterCommit(() => push.renew(actor.id))
  })
  return existingUser(deps, { ...actor, company_id })
}

/** Makes a user the owner of the company that an administrator has entered in the invitation. */
async function bringCompany(
  deps: Pick<Deps, 'db' | 'clock' | 'push'>,
  actor: Actor,
  { id, inviter_id, founds }: { id: number; inviter_id: number; founds: FoundedCompany },
): Promise<User> {
  const { db, clock, push } = deps
  const now = clock.now()
  const company_id = await withTransaction(db, async (trx) => {
    const user = await lockUser(trx, actor.id)
    if (!user || user.blocked || isStaff(user.role_id)) throw new RefusalError('forbidden')
    // Another company has the BIN by now: its owners invite.
    if (await hasCompany(trx, founds.bin)) throw new RefusalError('link_over')
    if (!(await takeInvitation(trx, id, now))) throw new RefusalError('link_over')
    const { companyId, membership } = await makeTenant(trx, actor.id, founds, { now, by: inviter_id })
    await giveRooms(trx, companyId, founds.room_ids)
    await setActsFor(trx, actor.session_id, companyId)
    await recordJoined(trx, { userId: actor.id, membership, invitationId: id, of: 'owner', now })
    afterCommit(() => push.renew(actor.id))
    return companyId
  })
  return existingUser(deps, { ...actor, company_id })
}

/** Ends an invitation to a company; an owner who has invited is told. @throws RefusalError `link_over`, `too_many_requests` */
export async function declineInvitation(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'publicUrl'>,
  token: string,
  { address, actor }: { address: string; actor: Actor | null },
): Promise<true> {
  const { db, clock } = deps
  const { id, company_id, email, inviter_id, founds } = await ofLink(deps, token, address)
  if (company_id === null && !founds) throw new RefusalError('link_over')
  const now = clock.now()
  await withTransaction(db, async (trx) => {
    const company = company_id === null ? undefined : await lockCompany(trx, company_id)
    if (!(company || founds) || !(await takeInvitation(trx, id, now))) throw new RefusalError('link_over')
    await recordAct(trx, {
      ...{ actorId: actor?.id ?? null, subject: 'invitation', subjectId: id, action: 'decline', now },
    })
    if (!company) return
    await tellInviter(
      deps,
      trx,
      { inviterId: inviter_id, companyId: company.id },
      {
        ...{ kind: 'declined', company: company.name, email },
      },
    )
  })
  return true
}

async function ofLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
  address: string,
): Promise<InvitationOfLink> {
  await hitOrRefuse(db, clock, `invitation:from:${address}`, LINKS)
  const invitation = await findOfLink(db, tokenHash(token), clock.now())
  if (!invitation) throw new RefusalError('link_over')
  // An administrator's invitation to an address that has registered by itself is over, unless there is a company to bring.
  if (invitation.known && invitation.company_id === null && !invitation.founds)
    throw new RefusalError('link_over')
  return invitation
}
