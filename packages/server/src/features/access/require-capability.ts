import { type Capability, can } from '@sauda/sdk/access'
import type { Actor } from '../../contract/call.ts'
import { Refusal } from '../../refusal.ts'

/** @throws Refusal `forbidden` where the person's role has no such right */
export function requireCapability(actor: Actor, capability: Capability): void {
  if (!can(actor, capability)) throw new Refusal('forbidden')
}
