import type { Actor } from '../../contract/call.ts'
import { Refusal } from '../../refusal.ts'

/** The person behind a call that needs one. The contract has asked already; this tells TypeScript, and guards the guard. */
export function requireActor(actor: Actor | null): Actor {
  if (!actor) throw new Refusal('sign_in_required')
  return actor
}
