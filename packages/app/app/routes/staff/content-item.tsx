import { actOnItem } from '../../features/content-desk/act-on-item.ts'
import { ItemPage } from '../../features/content-desk/item-page.tsx'
import { loadItem } from '../../features/content-desk/load-item.ts'
import type { Route } from './+types/content-item.ts'

export function loader(args: Route.LoaderArgs) {
  return loadItem(args)
}

export function action(args: Route.ActionArgs) {
  return actOnItem(args)
}

/** An entry of a set, or a new one. */
export default function ContentItemPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ItemPage desk={loaderData} answer={actionData} />
}
