/** What other features ask of the invitations of companies. */
export {
  endCompanyInvitation,
  endInvitationsBy,
  endInvitationsOf,
  type FoundedCompany,
  findCompanyInvitations,
  findCompanyOf,
  findOfLink,
  findToSend,
  type InvitationOfLink,
  type InvitationToSend,
  takeInvitation,
} from './invitation-queries.ts'
