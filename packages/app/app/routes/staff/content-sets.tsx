import { contentSets } from '@sauda/sdk/content-editor'
import { SetList } from '../../features/content-desk/set-list.tsx'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/content-sets.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { items, error } = await contentSets(visitOf(context).portal, { signal: request.signal })
  return { sets: { items, error: error?.code ?? null } }
}

/** All sets of texts. */
export default function ContentSets({ loaderData }: Route.ComponentProps) {
  return <SetList {...loaderData} />
}
