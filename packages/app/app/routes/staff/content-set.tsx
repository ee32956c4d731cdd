import { actOnSet, loadSet } from '../../features/content-desk/act-on-set.ts'
import { ItemList } from '../../features/content-desk/item-list.tsx'
import type { Route } from './+types/content-set.ts'

export function loader(args: Route.LoaderArgs) {
  return loadSet(args)
}

export function action(args: Route.ActionArgs) {
  return actOnSet(args)
}

/** The entries of a set, in their order. */
export default function ContentSetPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ItemList {...loaderData} outcome={actionData} />
}
