import type { Tokens } from '../../contract/call.ts'
import type { Deps } from '../deps.ts'
import type { AccessFlow } from './flow-queries.ts'
import { endFlow, flowView } from './flows.ts'

/** The caller's flow, for pages that are opened in the middle of it. */
export function currentFlow(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { token }: Tokens['flow'],
): Promise<AccessFlow | null> {
  return flowView(db, clock, token)
}

export async function leaveFlow({ db }: Pick<Deps, 'db'>, flow: Tokens['flow']): Promise<true> {
  await endFlow(db, flow.token)
  flow.clear()
  return true
}
