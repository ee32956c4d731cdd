import * as paths from '@sauda/sdk/paths'
import { CabinetFrame } from '../../features/people/cabinet-frame.tsx'
import { requireGuard, unlessSentTo } from '../../shell/guard.ts'

export const middleware = [unlessSentTo(/^\/profile\/details$/, requireGuard('profile'))]

/** The cabinet of registered individuals. */
export default function Profile() {
  return <CabinetFrame home={paths.profile} />
}
