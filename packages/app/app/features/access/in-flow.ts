import { type Attempt, attempt } from '@sauda/sdk'
import { type AccessFlow, type FlowPath, type FlowPlace, flowPath, leaveFlow } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'
import type { RouterContextProvider } from 'react-router'
import { answered } from '../../shell/answered.ts'
import { redirectWithNotice } from '../../shell/notice.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'

type Context = Readonly<RouterContextProvider>

/** Where one begins to sign up, and to restore access. */
export type Beginning = typeof paths.registration | typeof paths.forgot

const CODE_PAGES = {
  [paths.registration]: paths.registrationVerify,
  [paths.forgot]: paths.verify,
} as const satisfies Record<Beginning, FlowPath>

/** Whether what is under way is not at the code of this beginning: another tab has gone on, or begun something else. */
export function isElsewhere(flow: FlowPlace, beginning: Beginning): boolean {
  return flowPath(flow) !== CODE_PAGES[beginning]
}

/** The flow whose page this is. Who is further in it goes there, who is in none begins anew. */
export async function flowAt(context: Context, here: FlowPath, beginning: Beginning): Promise<AccessFlow> {
  const flow = await visitOf(context).currentFlow()
  if (!flow) throw flowOver(context, beginning)
  const path = flowPath(flow)
  if (path !== here) throw localRedirect(context, path)
  return flow
}

/**
 * In an action: what a call of a flow answers. A flow that is over, or that has been taken further elsewhere, leaves
 * nothing to mend on this page.
 */
export async function inFlow<Value>(
  context: Context,
  beginning: Beginning,
  call: Promise<Value>,
): Promise<Attempt<Value>> {
  const result = await attempt(call)
  if (result.ok) return result
  if (result.error.code === 'flow_over') throw flowOver(context, beginning)
  if (result.error.code === 'action_not_allowed') {
    const flow = await visitOf(context).currentFlow()
    throw flow ? localRedirect(context, flowPath(flow)) : flowOver(context, beginning)
  }
  return result
}

/** Forgets what is under way, to begin anew. */
export async function startOver(context: Context, beginning: Beginning): Promise<Response> {
  await answered(leaveFlow(visitOf(context).portal))
  return localRedirect(context, beginning)
}

export function flowOver(context: Context, beginning: Beginning): Response {
  return redirectWithNotice(context, beginning, 'flow_over')
}
