import { attempt } from '@sauda/sdk'
import { allFavourites, hasFallen, isGone } from '@sauda/sdk/favourites'
import { FavouritesPage } from '../../features/favourites/favourites-page.tsx'
import { shownIn } from '../../features/favourites/favourites-shown.ts'
import { favouriteListWords } from '../../features/favourites/list-words.ts'
import { signedIn } from '../../features/people/signed-in.ts'
import { useWords } from '../../language/language-context.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/favourites.ts'

const FILTERS = { all: () => true, fallen: hasFallen, gone: isGone } as const

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { id } = await signedIn(context)
  const { only, rows } = shownIn(url.searchParams)
  const all = await attempt(allFavourites(visitOf(context).portal, id, { signal: request.signal }))
  const now = Date.now()
  if (!all.ok) return { favourites: null, only, rows, now }
  const wanted = all.value.items.filter(FILTERS[only])
  const favourites = { items: wanted.slice(0, rows), total: wanted.length, counts: all.value.counts }
  return { favourites, only, rows, now }
}

/** The favourites of a person, in either cabinet. */
export default function Favourites({ loaderData }: Route.ComponentProps) {
  const words = useWords(favouriteListWords)
  return (
    <>
      <DocumentHead title={words.title} hidden />
      <FavouritesPage {...loaderData} />
    </>
  )
}
