export type {
  Department,
  DepartmentWithPeople,
  Facility,
  FacilityName,
  Invitation,
  InvitationDraft,
  Letter,
  LetterText,
  TenantApplication,
  TenantDecision,
  UserCard,
} from '../generated/schemas.ts'
export {
  findUsers,
  listFacilities,
  type People,
  usersOfDepartment,
  usersOfDepartments,
  usersOfFacility,
} from './calls.ts'
export {
  decideTenantApplication,
  inviteUser,
  listInvitations,
  listTenantApplications,
  revokeInvitation,
} from './invitation-calls.ts'
export { listLetters, readLetter } from './letter-calls.ts'
