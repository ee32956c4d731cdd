import { attempt } from '@sauda/sdk'
import { dismissSearchMiss } from '@sauda/sdk/search-words'
import { textOf } from '../../features/forms/text-of.ts'
import { missesShown, missesUpTo } from '../../features/search-desk/load-misses.ts'
import { Misses } from '../../features/search-desk/misses.tsx'
import { refused } from '../../shell/answered.ts'
import { formOf } from '../../shell/form-of.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/search-misses.ts'

export async function loader({ request: { signal }, url, context }: Route.LoaderArgs) {
  const shown = missesShown(url.searchParams)
  return {
    ...(await missesUpTo(visitOf(context).portal, shown, signal)),
    shown,
    now: new Date().toISOString(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const query = textOf(await formOf({ request, context }), 'query')
  const result = await attempt(dismissSearchMiss(visitOf(context).portal, query))
  // A query that somebody else has just dismissed counts as dismissed.
  if (result.ok || result.error.code === 'not_found') return { dismissed: query }
  return refused(result.error)
}

/** Queries that found nothing. */
export default function SearchMissesPage({ loaderData, actionData }: Route.ComponentProps) {
  return <Misses misses={loaderData} outcome={actionData} />
}
