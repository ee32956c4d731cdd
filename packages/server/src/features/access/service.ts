import type { Actor, SessionCookie } from '../../contract/call.ts'
import { endSession } from '../../platform/sessions.ts'
import { RefusalError } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import { readUser, type User } from './queries.ts'

export type { User } from './queries.ts'

export async function whoIs(deps: Deps, actor: Actor | null): Promise<User | null> {
  return actor && existingUser(deps, actor)
}

export async function signOut(deps: Deps, actor: Actor | null, session: SessionCookie): Promise<true> {
  if (actor) await endSessionOf(deps, actor)
  session.clear()
  return true
}

/** Pages still open with that session get no more live updates either. */
export async function endSessionOf(
  { db, push }: Pick<Deps, 'db' | 'push'>,
  { id, session_id }: Actor,
): Promise<void> {
  await endSession(db, session_id)
  push.renew(id)
}

/** Returns the current user's own details. @throws RefusalError `sign_in_required` if the user no longer exists */
export async function existingUser(
  { db }: Pick<Deps, 'db'>,
  { id, company_id }: Pick<Actor, 'id' | 'company_id'>,
): Promise<User> {
  const user = await readUser(db, id, company_id)
  if (!user) throw new RefusalError('sign_in_required')
  return user
}
