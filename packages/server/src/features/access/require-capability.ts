import { type Capability, can } from '@sauda/sdk/access'
import type { Actor } from '../../contract/call.ts'
import { RefusalError } from '../../refusal.ts'

/** @throws RefusalError `forbidden` if the user's role lacks the capability */
export function requireCapability(actor: Actor, capability: Capability): void {
  if (!can(actor, capability)) throw new RefusalError('forbidden')
}
