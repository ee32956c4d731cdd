import { attempt } from '@sauda/sdk'
import { actFor, can } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'
import { data } from 'react-router'
import { formOf } from '../../shell/form-of.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/act-for.ts'

/** Chooses for which company the user acts, and opens what the user does for it: what was open may be of another company. */
export async function action(args: Route.ActionArgs) {
  const { portal } = visitOf(args.context)
  const company = Number((await formOf(args)).get('company_id'))
  const result = await attempt(actFor(portal, Number.isSafeInteger(company) && company > 0 ? company : 1))
  if (!result.ok) throw data(null, { status: result.error.status || 503 })
  throw localRedirect(args.context, can(result.value, 'documents.own') ? paths.invoice : paths.adsActive)
}

export function loader({ context }: Route.LoaderArgs) {
  throw localRedirect(context, paths.home)
}
