import type { Portal } from '@sauda/sdk'
import { isRole } from '@sauda/sdk/access'
import { blockUser, setUserDepartment, setUserRole, unblockUser } from '@sauda/sdk/people'
import { type ActionFailure, failureFrom } from '../../shell/answered.ts'
import { textOf } from '../forms/text-of.ts'
import { withProof } from '../forms/with-proof.ts'
import type { PersonActName } from './person-acts.ts'

/** What was typed and chosen in a form of a person's page. */
export type PersonValues = { reason: string; note: string; role: string; section: string }

/** An act that failed, with what was typed; the password is never part of it. */
export type PersonFailure = ActionFailure & { values: PersonValues; asksPassword: boolean }

type Outcome = { failure?: undefined } | { failure: PersonFailure; status: number }

/** Carries out an act on a person. */
export async function actOnPerson(
  portal: Portal,
  id: number,
  act: PersonActName,
  form: FormData,
): Promise<Outcome> {
  const values = {
    reason: textOf(form, 'reason'),
    note: textOf(form, 'note'),
    role: textOf(form, 'role_id'),
    section: textOf(form, 'department_id'),
  }
  const was = Number(textOf(form, 'was'))
  const result = await withProof(portal, form, () => call(portal, id, act, { values, was }))
  if (result.ok) return {}
  const { failure, status } = failureFrom(result.error)
  return { failure: { ...failure, values, asksPassword: result.asksPassword }, status }
}

type Wish = { values: PersonValues; was: number }

function call(portal: Portal, id: number, act: PersonActName, { values, was }: Wish): Promise<boolean> {
  const { reason, note, role, section } = values
  if (act === 'block') return blockUser(portal, id, { reason, note })
  if (act === 'unblock') return unblockUser(portal, id, { note })
  if (act === 'section') {
    return setUserDepartment(portal, id, { department_id: Number(section) || null, was: was || null })
  }
  return setUserRole(portal, id, { role_id: newRole(role), was: isRole(was) ? was : 5 })
}

/** The API refuses anything but these. */
function newRole(role: string): 2 | 3 | 4 | 5 {
  const wanted = Number(role)
  return ([2, 3, 4] as const).find((one) => one === wanted) ?? 5
}
