import { actOnExchange } from '../../features/exchange-desk/act-on-exchange.ts'
import { ExchangeDesk } from '../../features/exchange-desk/exchange-desk.tsx'
import { loadExchange } from '../../features/exchange-desk/load-exchange.ts'
import { requireGuard } from '../../shell/guard.ts'
import type { Route } from './+types/exchange.ts'

/** The guard admits tenants and operators too: they get a 403 page with a way back. */
export const middleware = [requireGuard('dashboard')]

export function loader(args: Route.LoaderArgs) {
  return loadExchange(args)
}

export function action(args: Route.ActionArgs) {
  return actOnExchange(args)
}

/** What comes from 1C, for administrators and managers. */
export default function ExchangePage({ loaderData, actionData }: Route.ComponentProps) {
  return <ExchangeDesk exchange={loaderData} outcome={actionData} />
}
