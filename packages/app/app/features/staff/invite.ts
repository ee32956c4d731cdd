import { attempt, newIdempotencyKey, type Portal } from '@sauda/sdk'
import { type CompanyName, isTenant } from '@sauda/sdk/access'
import { isLanguage } from '@sauda/sdk/language'
import { type Invitation, type InvitationDraft, inviteUser, revokeInvitation } from '@sauda/sdk/people'
import { type ActionFailure, failureFrom } from '../../shell/answered.ts'
import { freshKey, KEY_FIELD, keyIn } from '../forms/form-key.tsx'
import { textOf } from '../forms/text-of.ts'
import { markedRooms } from './free-rooms.ts'

/** An invitation as it was typed. */
export type InviteValues = Record<
  'email' | 'role_id' | 'language' | 'department_id' | 'company' | 'bin',
  string
> & { room_ids: number[] }

/** The form's key, which is returned with an invitation that failed. */
type Keyed = { [KEY_FIELD]?: string }

export type InvitationFailure = ActionFailure & {
  values?: InviteValues & Keyed
  /** The company that has the BIN. */
  known?: Pick<CompanyName, 'id' | 'name'>
}

/** The result of a form of the page; an invitation that failed returns what was typed. */
export type InvitationOutcome =
  | {
      sent: Invitation
      /** The key of the next form: the page gets `sent` before its loader runs again. */
      nextKey: string
    }
  | { revoked: true }
  | InvitationFailure

/** Handles the forms of the page: revokes an invitation, or sends one. */
export async function invite(
  portal: Portal,
  form: FormData,
): Promise<{ outcome: InvitationOutcome; status: number }> {
  const revoked = Number(form.get('revoke'))
  if (revoked > 0) {
    const result = await attempt(revokeInvitation(portal, revoked))
    // An invitation that has expired by itself counts as revoked.
    if (result.ok || result.error.code === 'not_found') return { outcome: { revoked: true }, status: 200 }
    const { failure, status } = failureFrom(result.error)
    return { outcome: failure, status }
  }
  const values = { ...inviteValues(form), [KEY_FIELD]: textOf(form, KEY_FIELD) }
  const result = await attempt(inviteUser(portal, invitationFrom(values), keyIn(values)))
  if (result.ok) return { outcome: { sent: result.value, nextKey: newIdempotencyKey() }, status: 200 }
  const { failure, status } = failureFrom(result.error)
  const known = result.error.known_company
  return { outcome: { ...failure, values: freshKey(values, failure), ...(known && { known }) }, status }
}

function inviteValues(form: FormData): InviteValues {
  return {
    email: textOf(form, 'email'),
    role_id: textOf(form, 'role_id'),
    language: textOf(form, 'language'),
    department_id: textOf(form, 'department_id'),
    company: textOf(form, 'company'),
    bin: textOf(form, 'bin'),
    room_ids: markedRooms(form),
  }
}

/** The invitation to send. The form contains a tenant's fields for every role, only hidden. */
export function invitationFrom(values: InviteValues): InvitationDraft {
  const { email, language, department_id, company, bin, room_ids } = values
  const role_id = Number(values.role_id)
  return {
    email,
    role_id,
    ...(isLanguage(language) && { language }),
    department_id: Number(department_id) || null,
    ...(isTenant(role_id) && { company: company.trim() || null, bin: bin.trim() || null, room_ids }),
  }
}
