import type { components } from '@sauda/sdk'
import { roomsChange } from '@sauda/sdk/people'
import type { Actor } from '../../contract/call.ts'
import { recordAct } from '../../platform/audit-queries.ts'
import { type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import { requireCapability } from '../access/require-capability.ts'
import { lockAdsOf, moveAdsOf } from '../ads/ads-of-company.ts'
import { lockCompany } from '../companies/members.ts'
import type { Deps } from '../deps.ts'
import { holdAdministrators } from '../people-desk/administrators.ts'
import { giveRooms, requireFree, roomsHeldBy, takeRooms } from '../rooms/leases.ts'
import { roomsLetter } from './letters/tenancy-letters.ts'
import { tellOwners } from './tell-owners.ts'
import { findPlates } from './tenancy-queries.ts'

/**
 * Gives a company free rooms and takes others away, in one transaction with what its ads name. The same rooms again change
 * nothing.
 * @throws RefusalError `forbidden`, `not_found`, `changed_meanwhile`, `invalid` (`room_ids`)
 */
export async function setCompanyRooms(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'publicUrl'>,
  actor: Actor,
  id: number,
  { room_ids, was }: components['schemas']['CompanyRooms'],
): Promise<true> {
  requireCapability(actor, 'users.manage')
  const wanted = [...new Set(room_ids)]
  return withTransaction(deps.db, async (trx) => {
    await holdAdministrators(trx, actor)
    const company = await lockCompany(trx, id)
    if (!company) throw new RefusalError('not_found')
    if (company.ended_at !== null) throw new RefusalError('changed_meanwhile')
    // Its ads first: who edits one locks the ad before the rooms.
    await lockAdsOf(trx, id)
    const now = await roomsHeldBy(trx, id)
    const seen = roomsChange(now, was)
    if (seen.given.length + seen.taken.length > 0) throw new RefusalError('changed_meanwhile')
    if (wanted.length === 0) throw new RefusalError('invalid', { errors: { room_ids: ['required'] } })
    const { given, taken } = roomsChange(now, wanted)
    if (given.length + taken.length === 0) return true
    await requireFree(trx, id, given)
    await change(trx, id, { given, taken })
    const ads = await moveAdsOf(trx, id, { now: wanted, given, taken })
    await recordAct(trx, {
      ...{ actorId: actor.id, subject: 'company', subjectId: id, action: 'set_rooms', now: deps.clock.now() },
      details: { fields: ['room_ids'], given, taken, ads },
    })
    const rooms = { given: await findPlates(trx, given), taken: await findPlates(trx, taken) }
    await tellOwners(deps, trx, company, (reader) =>
      roomsLetter({ company: company.name, ...rooms, ads }, reader),
    )
    return true as const
  })
}

async function change(
  trx: Trx,
  id: number,
  { given, taken }: { given: readonly number[]; taken: readonly number[] },
): Promise<void> {
  await takeRooms(trx, id, taken)
  await giveRooms(trx, id, given)
}
