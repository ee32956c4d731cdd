import type { Handlers } from '../../contract/call.ts'
import type { Deps } from '../deps.ts'
import { signOut, whoIs } from './service.ts'
import { signIn } from './sign-in.ts'

export function accessHandlers(deps: Deps): Pick<Handlers, 'auth' | 'me' | 'signOut'> {
  return {
    auth: (call) => signIn(deps, call.body, call),
    me: ({ actor }) => whoIs(deps, actor),
    signOut: ({ actor, session }) => signOut(deps, actor, session),
  }
}
