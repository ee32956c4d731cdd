import type { Actor } from '../../contract/call.ts'
import { isFresh } from '../../platform/sessions.ts'
import { RefusalError } from '../../refusal.ts'
import type { Deps } from '../deps.ts'

/**
 * For acts that could do harm in a browser that was left open: the password was typed in this session at most 10 minutes
 * ago, to sign in, as a new one, or by `session/prove`.
 * @throws RefusalError `password_again`; `sign_in_required` if the session has just ended
 */
export async function requireFreshEntry(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
): Promise<void> {
  const fresh = await isFresh(db, clock, actor.session_id)
  if (fresh === null) throw new RefusalError('sign_in_required')
  if (!fresh) throw new RefusalError('password_again')
}
