import * as paths from '@sauda/sdk/paths'
import { CabinetFrame } from '../../features/people/cabinet-frame.tsx'
import { toOwnCabinet } from '../../features/people/to-own-cabinet.ts'
import { requireGuard, unlessSentTo } from '../../shell/guard.ts'

const DETAILS = /^\/account\/details$/

export const middleware = [requireGuard('guest'), toOwnCabinet].map((guard) => unlessSentTo(DETAILS, guard))

/** The cabinet of tenants and staff. */
export default function Account() {
  return <CabinetFrame home={paths.account} />
}
