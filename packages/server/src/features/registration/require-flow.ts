import { callsOf, type FlowCall } from '@sauda/sdk/access'
import { RefusalError } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import type { Flow } from './flow-queries.ts'
import { findFlow } from './flows.ts'

/**
 * Returns the client's flow if it allows the call now.
 * @throws RefusalError `flow_over`; `action_not_allowed` with the allowed calls
 */
export async function requireFlow(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string | null,
  call: FlowCall,
): Promise<Flow> {
  const flow = await findFlow(db, clock, token)
  if (!flow) throw new RefusalError('flow_over')
  const calls = callsOf(flow)
  if (!calls.includes(call)) throw new RefusalError('action_not_allowed', { allowed_actions: calls })
  return flow
}
