import type { Portal, PortalError } from '@sauda/sdk'
import { endTenancy, setCompanyRooms } from '@sauda/sdk/people'
import { addSignatory, endSignatory, type SignatoryDraft } from '@sauda/sdk/signing'
import { type ActionFailure, failureFrom } from '../../shell/answered.ts'
import { freshKey, KEY_FIELD, keyIn } from '../forms/form-key.tsx'
import { textOf } from '../forms/text-of.ts'
import { withProof } from '../forms/with-proof.ts'
import { markedRooms } from '../staff/free-rooms.ts'
import type { CompanyActName } from './company-acts.ts'

/** What was typed and chosen in a form of a company's page. */
export type CompanyValues = Record<
  'reason' | 'note' | 'name' | 'position' | 'user_id' | 'iin' | 'until',
  string
> & {
  room_ids: number[]
  /** The entry of the register that is ended, its id. */
  entry: string
  /** The rooms that the form showed as those of the company. */
  was: number[]
  [KEY_FIELD]?: string
}

/** An act that failed, with what was typed; the password is never part of it. */
export type CompanyFailure = ActionFailure & {
  values: CompanyValues
  asksPassword: boolean
  /** Numbers of rooms that another company rents by now. */
  occupied: string[]
}

type Outcome = { failure?: undefined } | { failure: CompanyFailure; status: number }

/** The company of the page. */
export type Target = { id: number; bin: string }

/** Carries out an act on a company. */
export async function actOnCompany(
  portal: Portal,
  company: Target,
  act: CompanyActName,
  form: FormData,
): Promise<Outcome> {
  const values = valuesOf(form)
  const result = await withProof(portal, form, () => call(portal, company, act, values))
  return result.ok ? {} : failed(result, values)
}

function failed(
  { error, asksPassword }: { error: PortalError; asksPassword: boolean },
  values: CompanyValues,
): Outcome {
  const { failure, status } = failureFrom(error)
  const occupied = (error.occupied ?? []).map(({ number }) => number)
  return { failure: { ...failure, values: freshKey(values, failure), asksPassword, occupied }, status }
}

function valuesOf(form: FormData): CompanyValues {
  const text = (field: string) => textOf(form, field)
  return {
    ...{ reason: text('reason'), note: text('note'), name: text('name'), position: text('position') },
    ...{ user_id: text('user_id'), iin: text('iin'), until: text('until'), [KEY_FIELD]: text(KEY_FIELD) },
    entry: text('entry'),
    room_ids: markedRooms(form),
    was: form.getAll('was').map(Number),
  }
}

function call(
  portal: Portal,
  { id, bin }: Target,
  act: CompanyActName,
  values: CompanyValues,
): Promise<unknown> {
  const { reason, note, room_ids, was, entry } = values
  if (act === 'rooms') return setCompanyRooms(portal, id, { room_ids, was })
  if (act === 'end') return endTenancy(portal, id, { reason, note })
  if (act === 'signer') return endSignatory(portal, Number(entry))
  return addSignatory(portal, signatoryOf(bin, values), keyIn(values))
}

/** The entry to add: of a person of the portal, or else of whoever has a key with the IIN. */
export function signatoryOf(
  bin: string,
  {
    name,
    position,
    user_id,
    iin,
    until,
  }: Pick<CompanyValues, 'name' | 'position' | 'user_id' | 'iin' | 'until'>,
): SignatoryDraft {
  const user = Number(user_id) || null
  return {
    ...{ bin, name, position: position.trim() || null, until: until || null },
    ...(user === null ? { iin: iin.trim() || null } : { user_id: user }),
  }
}
