import { actOnItem } from '../../features/content-desk/act-on-item.ts'
import { ItemPage } from '../../features/content-desk/item-page.tsx'
import { loadItem } from '../../features/content-desk/load-item.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { ServerPart } from '../../shell/server-part.tsx'
import type { Route } from './+types/content-item.ts'

export function loader(args: Route.LoaderArgs) {
  return loadItem(args)
}

export function action(args: Route.ActionArgs) {
  return actOnItem(args)
}

/** An entry of a set, or a new one; what was typed, if its editor has to sign in first. */
export default function ContentItemPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData) return <ItemPage desk={loaderData} answer={actionData} />
  const unsaved = actionData && 'unsaved' in actionData ? actionData.unsaved : null
  if (!unsaved) return null
  return (
    <>
      <DocumentHead title={unsaved.title} hidden />
      <ServerPart part={unsaved.part} />
    </>
  )
}
