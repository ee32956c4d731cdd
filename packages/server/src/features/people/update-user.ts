import type { components } from '@sauda/sdk'
import { normalPhone, personName, personNameProblem, ROLE } from '@sauda/sdk/access'
import type { Actor } from '../../contract/call.ts'
import type { FieldErrors } from '../../contract/failure.ts'
import { recordAct } from '../../platform/audit-queries.ts'
import { withTransaction } from '../../platform/database/transaction.ts'
import { hitOrRefuse } from '../../platform/limiter.ts'
import { isKazakhstanPhone } from '../../platform/phones.ts'
import { RefusalError } from '../../refusal.ts'
import { whoIs } from '../access/service.ts'
import type { Deps } from '../deps.ts'
import { displayNameOf } from './display-name.ts'
import { refuseTaken } from './refuse-taken.ts'
import { holdDistrict, type UserChange, updateUserRow } from './user-queries.ts'

type Schemas = components['schemas']

// Nobody proves a phone, so nobody may try many.
const PHONES = { limit: 20, windowSeconds: 3600 }

/**
 * Updates the current user's own details; omitted fields stay unchanged.
 * @throws RefusalError `not_found` for another user's id, `invalid`, `too_many_requests` after many phones
 */
export async function updateUser(
  deps: Deps,
  actor: Actor,
  id: number,
  data: Schemas['UserUpdate']['data'],
): Promise<Schemas['User']> {
  const { db, clock } = deps
  if (id !== actor.id) throw new RefusalError('not_found')
  const change = changeOf(actor, data)
  if (change.phone) await hitOrRefuse(db, clock, `update:phone:${id}`, PHONES)
  await withTransaction(db, async (trx) => {
    if (change.district_id && !(await holdDistrict(trx, change.district_id)))
      throw invalid({ district_id: ['unknown'] })
    const fields = Object.keys(data)
    if (fields.length === 0) return
    await updateUserRow(trx, id, change)
    await recordAct(trx, {
      actorId: id,
      subject: 'user',
      subjectId: id,
      action: 'update',
      details: { fields },
      now: clock.now(),
    })
  }).catch(refuseTaken)
  const user = await whoIs(deps, actor)
  if (!user) throw new RefusalError('sign_in_required')
  return user
}

/** @throws RefusalError `invalid` */
function changeOf(
  actor: Actor,
  { name, phone, language, district_id }: Schemas['UserUpdate']['data'],
): UserChange {
  const change: UserChange = {}
  const errors: FieldErrors = {}
  if (name !== undefined) {
    const written = personName(name)
    if (written === null) errors.name = [personNameProblem(name) ?? 'wrong_format']
    else Object.assign(change, { name: written, display_name: displayNameOf(written) })
  }
  if (phone !== undefined) {
    change.phone = phone === null ? null : normalPhone(phone)
    if (phone !== null && !isPhone(change.phone)) errors.phone = ['phone_invalid']
  }
  if (language !== undefined) change.language = language
  if (district_id !== undefined) {
    change.district_id = district_id
    // Shops are found by their rooms.
    if (actor.role_id !== ROLE.limited) errors.district_id = ['unexpected']
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return change
}

function isPhone(e164: string | null): boolean {
  return e164 !== null && isKazakhstanPhone(e164)
}

function invalid(errors: FieldErrors): RefusalError {
  return new RefusalError('invalid', { errors })
}
