import { callsOf, type FlowCall } from '@sauda/sdk/access'
import { Refusal } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import type { Flow } from './flow-queries.ts'
import { findFlow } from './flows.ts'

/**
 * The caller's flow, where it allows the call now.
 * @throws Refusal `flow_over`; `action_not_allowed` with the calls that are possible
 */
export async function requireFlow(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string | null,
  call: FlowCall,
): Promise<Flow> {
  const flow = await findFlow(db, clock, token)
  if (!flow) throw new Refusal('flow_over')
  const calls = callsOf(flow)
  if (!calls.includes(call)) throw new Refusal('action_not_allowed', { allowed_actions: calls })
  return flow
}
