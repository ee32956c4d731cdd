import type { Guard } from '@sauda/sdk/access'
import type { MiddlewareFunction } from 'react-router'
import { requireGuard } from '../../shell/guard.ts'
import { leaveNotice } from '../../shell/notice.ts'
import { visitOf } from '../../shell/visit.ts'

/**
 * The guard of a page in the middle of a flow. A form that was sent goes past it: the API says what became of the
 * flow, and the page tells it, where the guard would only turn away. Who is turned away for having no flow is told so.
 */
export function requireFlow(guard: Extract<Guard, 'registration' | 'verify'>): MiddlewareFunction<Response> {
  const ask = requireGuard(guard)
  return async (args, next) => {
    if (args.request.method === 'POST') return next()
    const { currentUser, currentFlow } = visitOf(args.context)
    const [user, flow] = await Promise.all([currentUser(), currentFlow()])
    if (!user && !flow) leaveNotice(args.context, 'flow_over')
    return ask(args, next)
  }
}
