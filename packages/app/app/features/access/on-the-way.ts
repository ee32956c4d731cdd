import type { Guard } from '@sauda/sdk/access'
import type { MiddlewareFunction } from 'react-router'
import { requireGuard } from '../../shell/guard.ts'
import { leaveNotice } from '../../shell/notice.ts'
import { visitOf } from '../../shell/visit.ts'

/**
 * The guard of a page in the middle of a flow. It lets a POST through: the API returns the state of the flow and the
 * page shows it, where the guard would only redirect. A user without a flow gets a message with the redirect.
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
