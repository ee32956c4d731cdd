import type { components } from '@sauda/sdk'
import {
  INVITED_ROLES,
  isTenant,
  lineProblem,
  normalBin,
  normalEmail,
  oneLine,
  REGISTRATION_LIMITS,
} from '@sauda/sdk/access'
import type { FieldErrors } from '../../contract/failure.ts'

type Draft = components['schemas']['InvitationDraft']

/** Who is invited, and in which role. */
export interface Invitee {
  email: string
  role_id: number
  department_id: number | null
  room_ids: number[]
  company: string | null
  bin: string | null
}

/** Fields that only a tenant has. */
const OF_TENANTS = ['room_ids', 'company', 'bin'] as const

/** Returns a draft, or its errors as far as they can be found without the database. */
export function checkInvitation(
  draft: Draft,
): { invitee: Invitee; errors?: never } | { invitee?: never; errors: FieldErrors } {
  const errors: FieldErrors = {}
  const email = normalEmail(draft.email)
  const company = oneLine(draft.company ?? '') || null
  const bin = draft.bin?.trim() ? normalBin(draft.bin) : null
  const room_ids = [...new Set(draft.room_ids ?? [])]

  if (email === null) errors.email = ['email_invalid']
  if (!INVITED_ROLES.some((role) => role === draft.role_id)) errors.role_id = ['unknown']
  const wrongCompany = company === null ? null : lineProblem(company, REGISTRATION_LIMITS.company)
  if (wrongCompany) errors.company = [wrongCompany]
  if (draft.bin?.trim() && bin === null) errors.bin = ['bin_invalid']
  if (!isTenant(draft.role_id)) {
    for (const field of OF_TENANTS) if (isGiven(draft[field])) errors[field] = ['unexpected']
  }
  if (email === null || Object.keys(errors).length > 0) return { errors }
  const { role_id, department_id = null } = draft
  return { invitee: { email, role_id, department_id, room_ids, company, bin } }
}

function isGiven(value: string | readonly number[] | null | undefined): boolean {
  return typeof value === 'string' ? value.trim() !== '' : (value ?? []).length > 0
}
