import * as paths from '../paths/index.ts'
import type { Someone } from './capability.ts'

/** The current user and their unfinished flows. */
export interface Visitor {
  /** The current user; null, false or undefined for a guest. */
  readonly user: Someone
  /** A registration has been started and waits for its code or its details. */
  readonly registering?: boolean | undefined
  /** Access is being restored and waits for its code or a new password. */
  readonly restoring?: boolean | undefined
}

type Answer = string | null
type Row = {
  readonly signedOut: Answer | ((visitor: Visitor) => Answer)
  /** Results for roles 1 to 5. */
  readonly roles: readonly [Answer, Answer, Answer, Answer, Answer | ((visitor: Visitor) => Answer)]
  /** For unknown roles. */
  readonly other: Answer
}

const LOGIN = paths.login
const DESK = paths.invoice
const PROFILE = paths.profile

/** Whether somebody of role 5 still reads documents of a company whose tenancy has ended. */
const keepsDocuments = ({ user }: Visitor) => (user && (user.kept_companies?.length ?? 0) > 0 ? null : LOGIN)

/** null allows access; a path is the redirect target (spec §6). */
const GUARDS = {
  admin: { signedOut: LOGIN, roles: [LOGIN, null, LOGIN, LOGIN, LOGIN], other: LOGIN },
  announcement: { signedOut: LOGIN, roles: [null, null, LOGIN, LOGIN, LOGIN], other: LOGIN },
  mailing: { signedOut: LOGIN, roles: [LOGIN, null, null, LOGIN, LOGIN], other: LOGIN },
  guest: { signedOut: LOGIN, roles: [null, null, null, null, null], other: null },
  dashboard: { signedOut: LOGIN, roles: [null, null, null, null, LOGIN], other: null },
  // Ours, before documents: as `dashboard`, and for those of a company whose tenancy has ended.
  documents: { signedOut: LOGIN, roles: [null, null, null, null, keepsDocuments], other: null },
  profile: { signedOut: LOGIN, roles: [LOGIN, LOGIN, LOGIN, LOGIN, null], other: LOGIN },
  auth: { signedOut: null, roles: [DESK, DESK, DESK, DESK, PROFILE], other: DESK },
  registration: {
    signedOut: ({ registering }) => (registering ? null : LOGIN),
    roles: [DESK, DESK, DESK, DESK, PROFILE],
    other: DESK,
  },
  verified: {
    signedOut: ({ restoring }) => (restoring ? paths.verify : null),
    roles: [DESK, DESK, DESK, DESK, DESK],
    other: DESK,
  },
  verify: {
    signedOut: ({ restoring }) => (restoring ? null : LOGIN),
    roles: [DESK, DESK, DESK, DESK, PROFILE],
    other: DESK,
  },
} as const satisfies Record<string, Row>

/** A guard, named as in the table: it stands before some pages and lets some users in. */
export type Guard = keyof typeof GUARDS

/**
 * Returns where a guard redirects the user, as a Russian path (`localPath` converts it to another language), or null if
 * it allows access. Throws «Unknown middleware NAME» with status 500 if there is no such guard (spec §8).
 */
export function redirectFor(guard: Guard, visitor: Visitor): string | null {
  if (!Object.hasOwn(GUARDS, guard)) {
    throw Object.assign(new Error(`Unknown middleware ${guard}`), { status: 500 })
  }
  const row: Row = GUARDS[guard]
  const { user } = visitor
  if (!user) return typeof row.signedOut === 'function' ? row.signedOut(visitor) : row.signedOut
  const answer = row.roles[user.role_id - 1]
  if (typeof answer === 'function') return answer(visitor)
  return answer === undefined ? row.other : answer
}
