import { type Attempt, attempt } from '@sauda/sdk'
import { type AccessFlow, type FlowPath, type FlowPlace, flowPath, leaveFlow } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'
import type { RouterContextProvider } from 'react-router'
import { answered } from '../../shell/answered.ts'
import { redirectWithNotice } from '../../shell/notice.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'

type Context = Readonly<RouterContextProvider>

/** The first pages of registration and of access recovery. */
export type Beginning = typeof paths.registration | typeof paths.forgot

const CODE_PAGES = {
  [paths.registration]: paths.registrationVerify,
  [paths.forgot]: paths.verify,
} as const satisfies Record<Beginning, FlowPath>

/**
 * Whether the current flow is not at the code step of `beginning`: another tab has continued it or started another
 * flow.
 */
export function isElsewhere(flow: FlowPlace, beginning: Beginning): boolean {
  return flowPath(flow) !== CODE_PAGES[beginning]
}

/**
 * Returns the flow of this page. Redirects to the current step if the flow is further on, and to `beginning` without
 * one.
 */
export async function flowAt(context: Context, here: FlowPath, beginning: Beginning): Promise<AccessFlow> {
  const flow = await visitOf(context).currentFlow()
  if (!flow) throw flowOver(context, beginning)
  const path = flowPath(flow)
  if (path !== here) throw localRedirect(context, path)
  return flow
}

/**
 * In an action: returns the result of a call of the flow. Redirects when the flow has ended or has been continued
 * elsewhere, since nothing on this page can be corrected then.
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

/** Drops the current flow and starts again. */
export async function startOver(context: Context, beginning: Beginning): Promise<Response> {
  await answered(leaveFlow(visitOf(context).portal))
  return localRedirect(context, beginning)
}

export function flowOver(context: Context, beginning: Beginning): Response {
  return redirectWithNotice(context, beginning, 'flow_over')
}
