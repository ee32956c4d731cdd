export {
  type Department,
  type Facility,
  listFacilities,
  type People,
  type UserCard,
  usersOfDepartment,
  usersOfDepartments,
  usersOfFacility,
} from './calls.ts'
export {
  decideTenantApplication,
  type Invitation,
  type InvitationDraft,
  inviteUser,
  listInvitations,
  listTenantApplications,
  revokeInvitation,
  type TenantApplication,
  type TenantDecision,
} from './invitation-calls.ts'
export { type Letter, type LetterText, listLetters, readLetter } from './letter-calls.ts'
