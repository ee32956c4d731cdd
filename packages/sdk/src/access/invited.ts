import type { WithRole } from './capability.ts'
import { isStaff, isTenant } from './role.ts'

/** What an invitation sets for the invited user; null without an invitation. */
export type Invitee = WithRole | null

/** Whether the consents are required: invited staff give them elsewhere. */
export function asksConsent(invited: Invitee): boolean {
  return !isInvitedStaff(invited)
}

/** Staff are reached through the centre, so their phone is optional. */
export function asksPhone(invited: Invitee): boolean {
  return !isInvitedStaff(invited)
}

/** Whether a company is required: by the invitation, otherwise if the user chose to register one. */
export function asksCompany(invited: Invitee): 'if chosen' | 'always' | 'never' {
  if (!invited) return 'if chosen'
  return isTenant(invited.role_id) ? 'always' : 'never'
}

function isInvitedStaff(invited: Invitee): boolean {
  return invited !== null && isStaff(invited.role_id)
}
