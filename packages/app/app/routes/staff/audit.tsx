import { AuditDesk } from '../../features/audit-desk/audit-desk.tsx'
import { loadAudit } from '../../features/audit-desk/load-audit.ts'
import { requireGuard } from '../../shell/guard.ts'
import type { Route } from './+types/audit.ts'

export const middleware = [requireGuard('admin')]

export function loader(args: Route.LoaderArgs) {
  return loadAudit(args)
}

/** Who did what on the portal, for administrators. */
export default function AuditPage({ loaderData }: Route.ComponentProps) {
  return <AuditDesk log={loaderData} />
}
