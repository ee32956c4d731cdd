export type {
  AccessFlow,
  CodeState,
  ColleagueAction,
  CompanyFunction,
  CompanyName,
  Credentials,
  FlowCall,
  FlowPurpose,
  FlowStep,
  InvitationAcceptance,
  InvitationTold,
  Invited,
  KnownDetails,
  Membership,
  NewPassword,
  NewToken,
  OwnApplication,
  PasswordSet,
  Registration,
  RegistrationDetails,
  RegistrationEnd,
  RoleId,
  Session,
  SignedIn,
  User,
  UserChanges,
} from '../generated/schemas.ts'
export {
  businessOf,
  callsOf,
  type FlowBusiness,
  type FlowPath,
  type FlowPlace,
  flowPath,
} from './access-flow.ts'
export { actsAs, sellsAs } from './acts-as.ts'
export { type Asked, isOfAnotherSite, type Own } from './another-site.ts'
export { binCheckDigit, normalBin } from './bin.ts'
export {
  auth,
  me,
  type SignInFailure,
  type SignInResult,
  type SignInSuccess,
  signIn,
  signOut,
  updateUser,
} from './calls.ts'
export {
  type Capability,
  COMPANY_FUNCTIONS,
  can,
  capabilitiesOf,
  functionsWith,
  type Someone,
  type WithRole,
} from './capability.ts'
export { normalCode } from './code.ts'
export {
  type ColleagueCase,
  type ColleaguePlace,
  colleagueActions,
  isLastOwner,
} from './colleague-actions.ts'
export { companyFunctionLabel, isCompanyFunction } from './company-function.ts'
export { normalEmail } from './email.ts'
export {
  type AcceptOptions,
  acceptInvitation,
  checkCode,
  currentFlow,
  declineInvitation,
  type FlowOptions,
  finishRegistration,
  followAccessLink,
  leaveFlow,
  readInvitation,
  registerUser,
  registrationNext,
  restoreAccess,
  setPassword,
} from './flow-calls.ts'
export { type Guard, redirectFor, type Visitor } from './guard.ts'
export { asksCompany, asksConsent, asksPhone, type Invitee } from './invited.ts'
export {
  type FlowEvent,
  type FlowFailure,
  type FlowState,
  isFlowFailure,
  NO_FLOW,
  nextFlow,
} from './next-flow.ts'
export { type Login, PASSWORD_MAX, PASSWORD_MIN, passwordProblems } from './password.ts'
export {
  lineProblem,
  NAME_LIMITS,
  type NameProblem,
  oneLine,
  personName,
  personNameProblem,
  type TextLimits,
} from './person-name.ts'
export { isMobilePhone, normalPhone, phoneText } from './phone.ts'
export {
  type CheckedDetails,
  type InvalidDetails,
  REGISTRATION_LIMITS,
  type RegistrationCheck,
  type RegistrationOptions,
  type RegistrationValues,
  registrationDetails,
  type ValidDetails,
} from './registration-details.ts'
export {
  INVITED_ROLES,
  isRole,
  isStaff,
  isTenant,
  ROLE,
  roleLabel,
  STAFF_ROLES,
} from './role.ts'
export { actFor, endOtherSessions, endSession, listSessions, proveSession } from './session-calls.ts'
