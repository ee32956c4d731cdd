export {
  auth,
  type Credentials,
  me,
  type SignedIn,
  signIn,
  signOut,
  type User,
} from './calls.ts'
export { type Capability, can, capabilitiesOf, type Someone } from './capability.ts'
export { type Guard, redirectFor, type Visitor } from './guard.ts'
export { isRole, isStaff, isTenant, type RoleId, roleLabel } from './role.ts'
