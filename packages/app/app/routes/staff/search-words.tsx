import { actOnWords } from '../../features/search-desk/act-on-words.ts'
import { loadWords } from '../../features/search-desk/load-words.ts'
import { SearchWords } from '../../features/search-desk/search-words.tsx'
import type { Route } from './+types/search-words.ts'

export function loader(args: Route.LoaderArgs) {
  return loadWords(args)
}

export function action(args: Route.ActionArgs) {
  return actOnWords(args)
}

/** The words that the search understands, and what it makes of a query. */
export default function SearchWordsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <SearchWords desk={loaderData} outcome={actionData} />
}
