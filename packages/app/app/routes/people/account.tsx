import { CabinetFrame } from '../../features/people/cabinet-frame.tsx'
import { toOwnCabinet } from '../../features/people/to-own-cabinet.ts'
import { requireGuard } from '../../shell/guard.ts'

export const middleware = [requireGuard('guest'), toOwnCabinet]

/** The cabinet of tenants and staff. */
export default function Account() {
  return <CabinetFrame home="/account" />
}
