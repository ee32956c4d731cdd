import type { components, FieldCode } from '@sauda/sdk'
import type { Actor } from '../../contract/call.ts'
import { page } from '../../contract/paging.ts'
import { recordAct } from '../../platform/audit-queries.ts'
import { type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { RefusalError } from '../../refusal.ts'
import { requireCapability } from '../access/require-capability.ts'
import { askOwners } from '../companies/ask-owners.ts'
import { findRequests } from '../companies/requested.ts'
import type { Deps } from '../deps.ts'
import { refuseTaken } from '../people/refuse-taken.ts'
import { makeTenant } from '../people/users.ts'
import { giveRooms, numbersOf, wrongRooms } from '../rooms/leases.ts'
import { type Applicant, findApplications, lockApplication, writeDecision } from './application-queries.ts'
import { decisionLetter } from './letters/decision.ts'

type Schemas = components['schemas']

export async function listTenantApplications(
  { db }: Deps,
  actor: Actor,
): Promise<Schemas['TenantApplicationList']> {
  requireCapability(actor, 'users.manage')
  return page(await findApplications(db))
}

/**
 * Approves or rejects a company as a tenant; the company gets an e-mail. Of two decisions the first counts.
 * @throws RefusalError `forbidden`, `not_found`, `action_not_allowed` if it is already decided, `invalid`
 */
export async function decideTenantApplication(
  deps: Deps,
  actor: Actor,
  id: number,
  { accept, room_ids = [], comment }: Schemas['TenantDecision'],
): Promise<true> {
  requireCapability(actor, 'users.manage')
  const said = comment?.trim() || null
  if (!accept && said === null) throw invalid('comment', 'required')
  if (!accept && room_ids.length > 0) throw invalid('room_ids', 'unexpected')
  const now = deps.clock.now()
  return withTransaction(deps.db, async (trx) => {
    const applicant = await lockApplication(trx, id)
    // The owners of a company refuse those who ask them.
    if (!applicant || (applicant.has_tenant && !accept && !applicant.decided))
      throw new RefusalError('not_found')
    if (applicant.decided) throw new RefusalError('action_not_allowed', { allowed_actions: [] })
    if (accept) await settle(trx, applicant, { roomIds: room_ids, now, by: actor.id })
    // Others who have applied with this BIN ask its new owner from now on.
    if (accept) await passOn(deps, trx, { id, bin: applicant.bin })
    await writeDecision(trx, id, {
      accepted: accept,
      comment: said,
      decided_by: actor.id,
      decided_at: now,
    })
    await recordAct(trx, {
      actorId: actor.id,
      subject: 'tenant_application',
      subjectId: id,
      action: accept ? 'accept' : 'refuse',
      details: { user_id: applicant.user_id, room_ids, comment: said },
      now,
    })
    const letter = decisionLetter({
      applicant,
      accepted: accept,
      rooms: await numbersOf(trx, room_ids),
      comment: said,
      publicUrl: deps.publicUrl,
    })
    await sendMail(deps, trx, { to: applicant.email, ...letter })
    return true as const
  }).catch(refuseTaken)
}

async function passOn(deps: Deps, trx: Trx, { id, bin }: { id: number; bin: string }): Promise<void> {
  for (const request of await findRequests(trx, bin)) {
    if (request.id !== id) await askOwners(deps, trx, { bin, who: request.name })
  }
}

async function settle(
  trx: Trx,
  applicant: Applicant,
  { roomIds, now, by }: { roomIds: readonly number[]; now: Date; by: number },
): Promise<void> {
  if (applicant.has_tenant) throw invalid('bin', 'taken')
  const wrong = await wrongRooms(trx, roomIds)
  if (wrong) throw invalid('room_ids', wrong)
  const { companyId } = await makeTenant(trx, applicant.user_id, applicant, { now, by })
  await giveRooms(trx, companyId, roomIds)
}

function invalid(field: string, code: FieldCode): RefusalError {
  return new RefusalError('invalid', { errors: { [field]: [code] } })
}

export { writeDecision } from './application-queries.ts'
