import { listInvitations, listTenantApplications } from '@sauda/sdk/people'
import { PeopleFrame } from '../../features/staff/people-frame.tsx'
import { requireGuard } from '../../shell/guard.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/people.ts'

export const middleware = [requireGuard('admin')]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { portal } = visitOf(context)
  const [applications, invitations] = await Promise.all([
    listTenantApplications(portal, { signal: request.signal }),
    listInvitations(portal, { signal: request.signal }),
  ])
  return { applications: applications.total, invitations: invitations.total }
}

/** The administrators' pages about people. */
export default function People({ loaderData }: Route.ComponentProps) {
  return <PeopleFrame {...loaderData} />
}
