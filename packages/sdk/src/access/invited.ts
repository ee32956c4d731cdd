import { isStaff, isTenant } from './role.ts'

/** What an invitation says of whoever follows it; null for who registers uninvited. */
type Invited = { readonly role_id: number } | null

/** Whether the consents are asked for: who is invited to work for the centre gives them elsewhere. */
export function asksConsent(invited: Invited): boolean {
  return !isInvitedStaff(invited)
}

/** Staff are reached through the centre, so they may leave their phone out. */
export function asksPhone(invited: Invited): boolean {
  return !isInvitedStaff(invited)
}

/** When a company is asked for: where the person chooses to be one, or as the invitation says. */
export function asksCompany(invited: Invited): 'if chosen' | 'always' | 'never' {
  if (!invited) return 'if chosen'
  return isTenant(invited.role_id) ? 'always' : 'never'
}

function isInvitedStaff(invited: Invited): boolean {
  return invited !== null && isStaff(invited.role_id)
}
