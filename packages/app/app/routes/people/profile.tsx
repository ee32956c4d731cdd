import { CabinetFrame } from '../../features/people/cabinet-frame.tsx'
import { requireGuard } from '../../shell/guard.ts'

export const middleware = [requireGuard('profile')]

/** The cabinet of registered individuals. */
export default function Profile() {
  return <CabinetFrame home="/profile" />
}
