import { actOnDictionary, loadDictionary } from '../../features/content-desk/act-on-dictionary.ts'
import { DictionaryPage } from '../../features/content-desk/dictionary-page.tsx'
import type { Route } from './+types/content-dictionary.ts'

export function loader(args: Route.LoaderArgs) {
  return loadDictionary(args)
}

export function action(args: Route.ActionArgs) {
  return actOnDictionary(args)
}

/** The brands, services or spare parts that ads choose from, or the districts that sellers choose from. */
export default function ContentDictionary({ loaderData, actionData }: Route.ComponentProps) {
  return <DictionaryPage desk={loaderData} outcome={actionData} />
}
