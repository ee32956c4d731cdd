import { searchMissPage } from '@sauda/sdk/search-words'
import { SearchFrame } from '../../features/search-desk/search-frame.tsx'
import { requireGuard } from '../../shell/guard.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/search-desk.ts'

export const middleware = [requireGuard('admin')]

export async function loader({ request, context }: Route.LoaderArgs) {
  const misses = await searchMissPage(visitOf(context).portal, { limit: 1 }, { signal: request.signal })
  return { misses: misses.total }
}

/** The administrators' pages about the search. */
export default function SearchDesk({ loaderData }: Route.ComponentProps) {
  return <SearchFrame {...loaderData} />
}
