export {
  type AccessFlow,
  businessOf,
  callsOf,
  type FlowCall,
  type FlowPath,
  type FlowPlace,
  flowPath,
} from './access-flow.ts'
export { isOfAnotherSite } from './another-site.ts'
export { binCheckDigit, normalBin } from './bin.ts'
export {
  auth,
  type Credentials,
  me,
  type SignedIn,
  signIn,
  signOut,
  type User,
  updateUser,
} from './calls.ts'
export { type Capability, can, capabilitiesOf, type Someone } from './capability.ts'
export { normalCode } from './code.ts'
export { normalEmail } from './email.ts'
export {
  acceptInvitation,
  checkCode,
  currentFlow,
  type FlowOptions,
  finishRegistration,
  followAccessLink,
  leaveFlow,
  registerUser,
  registrationNext,
  restoreAccess,
  setPassword,
} from './flow-calls.ts'
export { type Guard, redirectFor, type Visitor } from './guard.ts'
export { asksCompany, asksConsent, asksPhone } from './invited.ts'
export {
  type FlowEvent,
  type FlowFailure,
  type FlowState,
  isFlowFailure,
  NO_FLOW,
  nextFlow,
} from './next-flow.ts'
export { PASSWORD_MAX, PASSWORD_MIN, passwordProblems } from './password.ts'
export {
  lineProblem,
  NAME_LIMITS,
  type NameProblem,
  oneLine,
  personName,
  personNameProblem,
} from './person-name.ts'
export { normalPhone, phoneText } from './phone.ts'
export {
  type Invited,
  REGISTRATION_LIMITS,
  type RegistrationDetails,
  type RegistrationValues,
  registrationDetails,
} from './registration-details.ts'
export {
  INVITED_ROLES,
  isRole,
  isStaff,
  isTenant,
  ROLE,
  type RoleId,
  roleLabel,
  STAFF_ROLES,
} from './role.ts'
export { endOtherSessions, endSession, listSessions, type Session } from './session-calls.ts'
