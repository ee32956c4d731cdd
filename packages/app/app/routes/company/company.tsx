import { CompanyFrame } from '../../features/company/company-frame.tsx'
import { loadCompany } from '../../features/company/load-company.ts'
import { requireGuard, unlessSentTo } from '../../shell/guard.ts'
import type { Route } from './+types/company.ts'

export const middleware = [unlessSentTo(/^\/company(\/|$)/, requireGuard('dashboard'))]

export function loader(args: Route.LoaderArgs) {
  return loadCompany(args)
}

/** The company that the user acts for. */
export default function Company({ loaderData }: Route.ComponentProps) {
  return <CompanyFrame {...loaderData} />
}
