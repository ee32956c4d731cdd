import { isStaff, isTenant } from './role.ts'

/** What an invitation sets for the invited user; null without an invitation. */
type Invited = { readonly role_id: number } | null

/** Whether the consents are required: invited staff give them elsewhere. */
export function asksConsent(invited: Invited): boolean {
  return !isInvitedStaff(invited)
}

/** Staff are reached through the centre, so their phone is optional. */
export function asksPhone(invited: Invited): boolean {
  return !isInvitedStaff(invited)
}

/** Whether a company is required: by the invitation, otherwise if the user chose to register one. */
export function asksCompany(invited: Invited): 'if chosen' | 'always' | 'never' {
  if (!invited) return 'if chosen'
  return isTenant(invited.role_id) ? 'always' : 'never'
}

function isInvitedStaff(invited: Invited): boolean {
  return invited !== null && isStaff(invited.role_id)
}
