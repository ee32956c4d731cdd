import type { Handlers } from '../../contract/call.ts'
import type { Deps } from '../deps.ts'
import { registerUser, restoreAccess } from './begin.ts'
import { checkCode } from './check-code.ts'
import { registrationNext } from './details.ts'
import { finishRegistration } from './finish.ts'
import { currentFlow, leaveFlow } from './flows.ts'
import { followAccessLink } from './follow-link.ts'
import { setPassword } from './set-password.ts'

type Operations =
  | 'registerUser'
  | 'restoreAccess'
  | 'checkCode'
  | 'registrationNext'
  | 'finishRegistration'
  | 'setPassword'
  | 'currentFlow'
  | 'leaveFlow'
  | 'followAccessLink'

export function registrationHandlers(deps: Deps): Pick<Handlers, Operations> {
  return {
    registerUser: (call) => registerUser(deps, call.body, call),
    restoreAccess: (call) => restoreAccess(deps, call.params.id, call),
    checkCode: (call) => checkCode(deps, call.body.code, call),
    registrationNext: (call) => registrationNext(deps, call.body, call),
    finishRegistration: (call) => finishRegistration(deps, call.body, call),
    setPassword: (call) => setPassword(deps, call.params.id, call.body, call),
    currentFlow: ({ flow }) => currentFlow(deps, flow),
    followAccessLink: ({ body, flow }) => followAccessLink(deps, body.token, flow),
    leaveFlow: ({ flow }) => leaveFlow(deps, flow),
  }
}
