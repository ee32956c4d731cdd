import type { components } from '@sauda/sdk'
import { type ColleagueAction, type CompanyFunction, colleagueActions, isLastOwner } from '@sauda/sdk/access'
import type { AuditActionOf } from '@sauda/sdk/audit'
import type { Actor } from '../../contract/call.ts'
import { recordAct } from '../../platform/audit-queries.ts'
import { afterCommit, type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { RefusalError } from '../../refusal.ts'
import { existingUser, type User } from '../access/service.ts'
import { endInvitationsBy, findCompanyInvitations } from '../companies/invited.ts'
import { type MembershipNews, membershipLetter } from '../companies/letters/membership.ts'
import {
  type ColleagueRow,
  type CompanyRow,
  findColleagues,
  findCompany,
  lockCompany,
  writeFunction,
} from '../companies/members.ts'
import { knownFunction, ownedBy } from '../companies/owned-by.ts'
import { findRequests } from '../companies/requested.ts'
import type { Deps } from '../deps.ts'
import { endMembership } from './end-membership.ts'

type Schemas = components['schemas']
type ColleagueDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'push' | 'publicUrl'>

export async function listColleagues(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
): Promise<Schemas['CompanyPeople']> {
  const companyId = ownedBy(actor)
  const company = await findCompany(db, companyId)
  const members = await findColleagues(db, companyId)
  const me = members.find(({ id }) => id === actor.id)
  if (!company || !me) throw new RefusalError('forbidden')
  const owners = countOwners(members)
  return {
    company,
    members: members.map((member) => ({
      id: member.id,
      name: member.name,
      function: member.function,
      since: member.since,
      you: member.id === actor.id,
      blocked: member.blocked,
      allowed_actions: colleagueActions({ me, member, owners }),
    })),
    invitations: await findCompanyInvitations(db, companyId, clock.now()),
    requests: await findRequests(db, company.bin),
  }
}

/**
 * Changes what somebody does for a company; the same function again changes nothing.
 * @throws RefusalError `forbidden`, `not_found`, `last_owner`, `action_not_allowed`, `invalid`
 */
export async function changeFunction(
  deps: ColleagueDeps,
  actor: Actor,
  userId: number,
  named: string,
): Promise<true> {
  const of = knownFunction(named)
  const action = of === 'owner' ? 'make_owner' : 'change_function'
  await inCompany(deps, actor, async (trx, { company, members }) => {
    const member = members.find(({ id }) => id === userId)
    if (!member) throw new RefusalError('not_found')
    if (member.function === of) return
    requireAction(actor, members, member, action)
    await setFunction(deps, trx, { actor, company, member, of })
  })
  return true
}

/**
 * Makes a colleague an owner, and gives the current owner another function if asked, both or neither.
 * @throws RefusalError `forbidden`, `not_found`, `action_not_allowed`
 */
export async function handOver(
  deps: ColleagueDeps,
  actor: Actor,
  userId: number,
  named: string | null,
): Promise<true> {
  const own = named === null ? null : knownFunction(named, 'own_function')
  await inCompany(deps, actor, async (trx, { company, members, me }) => {
    const member = members.find(({ id }) => id === userId)
    if (!member) throw new RefusalError('not_found')
    requireAction(actor, members, member, 'make_owner')
    await setFunction(deps, trx, { actor, company, member, of: 'owner' })
    if (own !== null && own !== 'owner') await setFunction(deps, trx, { actor, company, member: me, of: own })
  })
  return true
}

/** Ends a colleague's membership. @throws RefusalError `forbidden`, `not_found`, `last_owner`, `action_not_allowed` */
export async function removeColleague(deps: ColleagueDeps, actor: Actor, userId: number): Promise<true> {
  await inCompany(deps, actor, async (trx, { company, members }) => {
    const member = members.find(({ id }) => id === userId)
    if (!member) throw new RefusalError('not_found')
    requireAction(actor, members, member, 'remove')
    await endMembership(deps, trx, { member, company, signOut: true, now: deps.clock.now() })
    await record(deps, trx, { actor, member, action: 'remove' })
    await tell(deps, trx, member, { kind: 'removed', company: company.name, by: nameOf(members, actor) })
  })
  return true
}

/** Ends the own membership of a company, whichever the user acts for. @throws RefusalError `not_found`, `last_owner` */
export async function leaveCompany(deps: ColleagueDeps, actor: Actor, companyId: number): Promise<User> {
  await withTransaction(deps.db, async (trx) => {
    const company = await lockCompany(trx, companyId)
    const members = company ? await findColleagues(trx, companyId) : []
    const me = members.find(({ id }) => id === actor.id)
    if (!company || !me) throw new RefusalError('not_found')
    requireAction(actor, members, me, 'leave')
    await endMembership(deps, trx, { member: me, company, signOut: false, now: deps.clock.now() })
    await record(deps, trx, { actor, member: me, action: 'leave' })
  })
  return existingUser(deps, actor)
}

interface Scene {
  company: CompanyRow
  members: ColleagueRow[]
  me: ColleagueRow
}

/** Runs a change of an owner with the company locked. Who has stopped being an owner meanwhile is refused. */
async function inCompany(
  { db }: ColleagueDeps,
  actor: Actor,
  change: (trx: Trx, scene: Scene) => Promise<void>,
): Promise<void> {
  const companyId = ownedBy(actor)
  await withTransaction(db, async (trx) => {
    const company = await lockCompany(trx, companyId)
    const members = company ? await findColleagues(trx, companyId) : []
    const me = members.find(({ id }) => id === actor.id)
    if (!company || me?.function !== 'owner') throw new RefusalError('forbidden')
    await change(trx, { company, members, me })
  })
}

function requireAction(
  actor: Actor,
  members: readonly ColleagueRow[],
  member: ColleagueRow,
  action: ColleagueAction,
): void {
  const owners = countOwners(members)
  const me = members.find(({ id }) => id === actor.id)
  if (!me) throw new RefusalError('forbidden')
  const allowed_actions = colleagueActions({ me, member, owners })
  if (allowed_actions.includes(action)) return
  if (isLastOwner(member, owners)) throw new RefusalError('last_owner', { allowed_actions })
  throw new RefusalError('action_not_allowed', { allowed_actions })
}

/** Writes a function, which may end the right to invite, and tells the person unless they did it themselves. */
async function setFunction(
  deps: ColleagueDeps,
  trx: Trx,
  {
    actor,
    company,
    member,
    of,
  }: { actor: Actor; company: CompanyRow; member: ColleagueRow; of: CompanyFunction },
): Promise<void> {
  const { clock, push } = deps
  await writeFunction(trx, member.membership_id, of)
  if (member.function === 'owner') {
    await endInvitationsBy(trx, { userId: member.id, companyId: company.id, now: clock.now() })
  }
  await record(deps, trx, {
    actor,
    member,
    action: 'change_function',
    details: { from: member.function, to: of },
  })
  if (member.id !== actor.id) {
    await tell(deps, trx, member, { kind: of === 'owner' ? 'owner' : 'changed', company: company.name, of })
  }
  // What somebody may read has changed, so open pages connect again.
  afterCommit(() => push.renew(member.id))
}

async function record(
  { clock }: ColleagueDeps,
  trx: Trx,
  {
    actor,
    member,
    action,
    details = null,
  }: { actor: Actor; member: ColleagueRow; action: AuditActionOf<'membership'>; details?: object | null },
): Promise<void> {
  await recordAct(trx, {
    actorId: actor.id,
    subject: 'membership',
    subjectId: member.membership_id,
    action,
    details: { user_id: member.id, ...details },
    now: clock.now(),
  })
}

/** Writes to a person in their language; who is blocked gets no e-mail. */
async function tell(
  deps: ColleagueDeps,
  trx: Trx,
  { name, email, language, blocked }: ColleagueRow,
  news: MembershipNews,
): Promise<void> {
  if (blocked) return
  await sendMail(deps, trx, {
    to: email,
    ...membershipLetter(news, { name, language, publicUrl: deps.publicUrl }),
  })
}

function countOwners(members: readonly ColleagueRow[]): number {
  return members.filter((member) => member.function === 'owner').length
}

function nameOf(members: readonly ColleagueRow[], { id }: Pick<Actor, 'id'>): string {
  return members.find((member) => member.id === id)?.name ?? ''
}
