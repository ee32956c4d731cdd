import type { Actor, SessionCookie } from '../../contract/call.ts'
import { endSession } from '../../platform/sessions.ts'
import { Refusal } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import { readUser, type User } from './queries.ts'

export async function whoIs(deps: Deps, actor: Actor | null): Promise<User | null> {
  return actor && existingUser(deps, actor.id)
}

export async function signOut(deps: Deps, actor: Actor | null, session: SessionCookie): Promise<true> {
  if (actor) await endSessionOf(deps, actor)
  session.clear()
  return true
}

/** Pages that are still open with that session hear no more either. */
export async function endSessionOf(
  { db, push }: Pick<Deps, 'db' | 'push'>,
  { id, session_id }: Actor,
): Promise<void> {
  await endSession(db, session_id)
  push.renew(id)
}

/**
 * A person as they see themselves.
 * @throws Refusal `sign_in_required` where there is no such person any more
 */
export async function existingUser({ db }: Pick<Deps, 'db'>, id: number): Promise<User> {
  const user = await readUser(db, id)
  if (!user) throw new Refusal('sign_in_required')
  return user
}
