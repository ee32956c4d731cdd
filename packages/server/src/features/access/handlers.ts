import type { Handlers } from '../../contract/call.ts'
import type { Deps } from '../deps.ts'
import { signIn, signOut, whoIs } from './service.ts'

export function accessHandlers(deps: Deps): Pick<Handlers, 'auth' | 'me' | 'signOut'> {
  return {
    auth: ({ body, actor, address, session }) => signIn(deps, body, { actor, address, session }),
    me: ({ actor }) => whoIs(deps, actor),
    signOut: ({ actor, session }) => signOut(deps, actor, session),
  }
}
