import type { Actor } from '../../contract/call.ts'
import { RefusalError } from '../../refusal.ts'

/** Returns the user of a call that requires one. The binding has already checked; this narrows the type. */
export function requireActor(actor: Actor | null): Actor {
  if (!actor) throw new RefusalError('sign_in_required')
  return actor
}
