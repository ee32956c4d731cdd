import type { components } from '@sauda/sdk'
import { type CheckedDetails, registrationDetails } from '@sauda/sdk/access'
import type { Language } from '@sauda/sdk/language'
import type { Tokens } from '../../contract/call.ts'
import type { FieldErrors } from '../../contract/failure.ts'
import { hitOrRefuse } from '../../platform/limiter.ts'
import { isKazakhstanPhone } from '../../platform/phones.ts'
import { RefusalError } from '../../refusal.ts'
import { hasCompany } from '../companies/companies.ts'
import type { Deps } from '../deps.ts'
import { wrongRooms } from '../rooms/leases.ts'
import { type AccessFlow, type Invited, keepDetails, readInvited } from './flow-queries.ts'
import { existingView } from './flows.ts'
import { requireFlow } from './require-flow.ts'

type DetailsDeps = Pick<Deps, 'db' | 'clock'>

// Limited, because each response reveals whether a phone is registered.
const TRIES = { limit: 60, windowSeconds: 3600 }

/** Stores the details of the new user; may be called again until the registration is finished. */
export async function registrationNext(
  deps: DetailsDeps,
  typed: components['schemas']['RegistrationDetails'],
  { flow: kept, address, language }: { flow: Tokens['flow']; address: string; language: Language },
): Promise<AccessFlow> {
  const { db, clock } = deps
  const flow = await requireFlow(deps, kept.token, 'next')
  await hitOrRefuse(db, clock, `registration:next:${address}`, TRIES)
  const invited = flow.invitation_id ? await readInvited(db, flow.invitation_id) : null
  const { details, errors } = registrationDetails(typed, { invited })
  const problems = errors ?? (await takenFields(deps, details, invited))
  if (!details || Object.keys(problems).length > 0) throw new RefusalError('invalid', { errors: problems })
  await keepDetails(db, flow.id, { ...details, language: details.language ?? language }, clock.now())
  return existingView(deps, kept.token)
}

/** Errors that only the database can find. */
async function takenFields(
  { db }: DetailsDeps,
  { phone, bin, room_ids }: CheckedDetails,
  invited: Invited | null,
): Promise<FieldErrors> {
  const errors: FieldErrors = {}
  if (phone && !isKazakhstanPhone(phone)) errors.phone = ['phone_invalid']
  // An applying company's BIN is checked by an administrator; who is invited by an owner joins the company with that BIN.
  if (invited && invited.function === null && bin && (await hasCompany(db, bin))) errors.bin = ['taken']
  const rooms = await wrongRooms(db, room_ids)
  if (rooms) errors.room_ids = [rooms]
  return errors
}
