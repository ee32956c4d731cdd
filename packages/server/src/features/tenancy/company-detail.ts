import type { components } from '@sauda/sdk'
import { can } from '@sauda/sdk/access'
import type { Actor } from '../../contract/call.ts'
import { RefusalError } from '../../refusal.ts'
import { requireCapability } from '../access/require-capability.ts'
import { countAdsOf, findAdsOf } from '../ads/ads-of-company.ts'
import { findCompanyInvitations } from '../companies/invited.ts'
import { findRequests } from '../companies/requested.ts'
import type { Deps } from '../deps.ts'
import { countOfBin } from '../documents/of-company.ts'
import { countSigningFor } from '../signing/open-sessions.ts'
import { countLimited, findCompanyShown } from './tenancy-queries.ts'

type Schemas = components['schemas']
type DetailDeps = Pick<Deps, 'db' | 'clock'>

/** Returns a company for staff, with what administrators alone see for it. @throws RefusalError `forbidden`, `not_found` */
export async function companyDetail(
  deps: DetailDeps,
  actor: Actor,
  id: number,
): Promise<Schemas['CompanyDetail']> {
  requireCapability(actor, 'people.find')
  const { db, clock } = deps
  const shown = await findCompanyShown(db, id)
  if (!shown) throw new RefusalError('not_found')
  const [invitations, ads, documents] = await Promise.all([
    findCompanyInvitations(db, id, clock.now()),
    countAdsOf(db, id),
    countOfBin(db, shown.company.bin),
  ])
  const detail = { ...shown, invitations, ads, documents }
  const asks = can(actor, 'users.manage') && shown.ended === null
  return { ...detail, end_effects: asks ? await effectsOf(deps, detail) : null }
}

/** Returns what the end of the tenancy would end now. */
async function effectsOf(
  { db, clock }: DetailDeps,
  { company, rooms, members, invitations, documents }: Omit<Schemas['CompanyDetail'], 'end_effects'>,
): Promise<Schemas['EndEffects']> {
  const [live, waiting, limited, signing_sessions, requests] = await Promise.all([
    findAdsOf(db, company.id, 'live'),
    findAdsOf(db, company.id, 'waiting'),
    countLimited(db, company.id),
    countSigningFor(db, company.bin, clock.now()),
    findRequests(db, company.bin),
  ])
  return {
    rooms: rooms.length,
    ads: live.length,
    waiting_ads: waiting.filter((id) => !live.includes(id)).length,
    people: members.length,
    limited,
    signing_sessions,
    invitations: invitations.length,
    requests: requests.length,
    documents: documents.reduce(
      (sum, { kind, waiting: unsigned }) => sum + (kind === 'invoice' ? 0 : unsigned),
      0,
    ),
  }
}
