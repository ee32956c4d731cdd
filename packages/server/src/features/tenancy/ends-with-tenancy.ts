import { recordAct } from '../../platform/audit-queries.ts'
import type { Trx } from '../../platform/database/transaction.ts'
import { lockAdsOf, moveAdsOf, takeDownAdsOf } from '../ads/ads-of-company.ts'
import { endInvitationsOf } from '../companies/invited.ts'
import { type CompanyRow, findColleagues } from '../companies/members.ts'
import { endMembership } from '../company/end-membership.ts'
import type { Deps } from '../deps.ts'
import { refuseRequests } from '../invitations/refuse-requests.ts'
import { endPartRequestsOf } from '../part-requests/part-requests.ts'
import { roomsHeldBy, takeRooms } from '../rooms/leases.ts'

/** A tenancy that ends, in the transaction that has locked the company. */
export interface EndingTenancy {
  company: CompanyRow
  /** The administrator who ends it. */
  actor: { id: number; role_id: number }
  now: Date
}

type StepDeps = Pick<Deps, 'clock' | 'jobs' | 'push' | 'publicUrl'>

/** Something that ends with a tenancy. Returns how many of what it ended, for the journal. */
type Step = (deps: StepDeps, trx: Trx, ending: EndingTenancy) => Promise<Readonly<Record<string, number>>>

/** Before the ads, so that nobody is notified of each one that comes down. */
const people: Step = async (deps, trx, { company, actor, now }) => {
  const members = await findColleagues(trx, company.id)
  for (const member of members) {
    await endMembership(deps, trx, { member, company, signOut: false, now })
    await recordAct(trx, {
      ...{ actorId: actor.id, subject: 'membership', subjectId: member.membership_id, action: 'ended', now },
      details: { user_id: member.id, company_id: company.id },
    })
  }
  return { people: members.length }
}

const invitations: Step = async (_deps, trx, { company, now }) => ({
  invitations: await endInvitationsOf(trx, company.id, now),
})

const requests: Step = async (deps, trx, { company, actor, now }) => ({
  requests: await refuseRequests(deps, trx, { company, by: actor.id, now }),
})

/** What the history of an ad says is read by staff and by whoever owns the company later. */
const ads: Step = (deps, trx, { company, actor }) =>
  takeDownAdsOf(deps, trx, {
    actorId: actor.id,
    role_id: actor.role_id,
    companyId: company.id,
    reason: 'tenancy_ended',
  })

/** After the ads: a room that somebody else may get is named by none of them. */
const rooms: Step = async (_deps, trx, { company }) => {
  await lockAdsOf(trx, company.id)
  const taken = await roomsHeldBy(trx, company.id)
  await takeRooms(trx, company.id, taken)
  await moveAdsOf(trx, company.id, { now: [], given: [], taken })
  return { rooms: taken.length }
}

/** After the people, so that of a shop nobody is told. */
const partRequests: Step = async (deps, trx, { company, now }) => ({
  part_requests: await endPartRequestsOf(deps, trx, { companyId: company.id, now }),
})

/**
 * Everything that ends with a tenancy, in this order. A room of the portal that keeps something for companies (such as the
 * requests that were sent to them) adds its own step here; no feature asks this one.
 */
export const ENDS_WITH_TENANCY: readonly Step[] = [invitations, people, requests, ads, rooms, partRequests]
